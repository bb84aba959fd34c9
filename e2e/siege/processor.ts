import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** Gives a process the one processor of the server, or all others. Does nothing where there is one, or no `taskset`. */
export function pin(pid: number, to: 'server' | 'others'): void {
  const processors = availableParallelism();
  if (processors < 2) return;
  const list = to === 'server' ? '0' : `1-${processors - 1}`;
  try {
    execFileSync('taskset', ['-acp', list, String(pid)], { stdio: 'ignore' });
  } catch {
    console.warn('the server has no processor of its own: there is no taskset');
  }
}
