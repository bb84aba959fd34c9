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
