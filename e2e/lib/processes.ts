import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

/** Whether a process runs. */
export function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Resolves once a process has ended. */
export async function ended(pid: number): Promise<void> {
  while (runs(pid)) await setTimeout(20);
}

/** The processes that a process has started itself, where the system says so: on Linux. */
export function childrenOf(pid: number | undefined): readonly number[] {
  try {
    const text = readFileSync(`/proc/${pid ?? 0}/task/${pid ?? 0}/children`, 'utf8');
    return text
      .split(' ')
      .filter((one) => one !== '')
      .map(Number);
  } catch {
    return [];
  }
}
