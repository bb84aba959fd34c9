import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

import { pin } from './processor';

/** The messages of the attackers' process. */
export type AttackersMessage =
  | { readonly about: 'finding'; readonly what: string }
  | { readonly about: 'counts'; readonly counts: readonly (readonly [string, number])[] };

/** The attackers to start. */
export interface BesiegerSpec {
  readonly url: string;
  /** Names of attacks. */
  readonly attacks: readonly string[];
  readonly seed: number;
  readonly onFinding: (what: string) => void;
}

/** Attackers in a process of their own. */
export class Besiegers {
  private latest: readonly (readonly [string, number])[] = [];
  private state: 'attacking' | 'stopped' = 'attacking';

  private constructor(private readonly child: ChildProcess) {}

  /** Starts them. An attacker that fails is a finding as well: it would have attacked. */
  static start({ url, attacks, seed, onFinding }: BesiegerSpec): Besiegers {
    const child = fork(path.join(__dirname, 'attacker-process.ts'), [url, String(seed), attacks.join()], {
      execArgv: ['--import', 'tsx'],
    });
    const besiegers = new Besiegers(child);
    if (child.pid !== undefined) pin(child.pid, 'others');
    child.on('message', (told: AttackersMessage) => {
      if (told.about === 'counts') besiegers.latest = told.counts;
      else onFinding(told.what);
    });
    child.once('exit', (code, signal) => {
      if (besiegers.state === 'attacking') onFinding(`the attackers ended: ${String(code ?? signal)}`);
    });
    return besiegers;
  }

  /** The attackers' acts so far, with their counts. */
  get counts(): ReadonlyMap<string, number> {
    return new Map(this.latest);
  }

  /** The attacks that have not begun: their process shares a processor and goes last. */
  idle(attacks: readonly string[]): readonly string[] {
    const begun = new Set(this.latest.map(([act]) => act.split(':')[0]));
    return attacks.filter((name) => !begun.has(name));
  }

  /** Ends them; their connections break off. */
  async stop(): Promise<void> {
    this.state = 'stopped';
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const exited = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await exited;
  }
}
