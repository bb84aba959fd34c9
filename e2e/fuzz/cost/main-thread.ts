import { readFileSync } from 'node:fs';

/**
 * How much of the processor the main thread of a process has had since its start, in milliseconds: what other threads and other
 * processes do does not count. Null where the system does not tell.
 */
export function mainThreadMs(pid: number): number | null {
  try {
    const [nanoseconds = ''] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ');
    return Number(nanoseconds) / 1e6;
  } catch {
    return null;
  }
}
