import { isDeepStrictEqual } from 'node:util';

import type { LoadedGame } from '../../server/match/game-loader';
import { fromPersisted, type Persisted, readPersisted, withChanges } from '../../server/match/persisted';
import { matchOf } from '../../server/match/state';
import { historyIsWhole } from '../../server/replay/whole';
import type { Storage } from '../../server/storage/storage';
import { Browser } from '../../server/testing/browser';
import { gather, idAt } from '../../server/testing/seating';
import { viewOf } from '../../shared/engine/match';
import type { BotLevel } from '../../shared/engine/policy';
import { testRandom } from '../../shared/testing/playout';
import type { Cluster } from '../crash/cluster';
import { Findings } from '../crash/findings';
import { Ledger } from '../crash/ledger';
import { Viewer } from '../crash/viewer';

/** How long a game of bots may take to come so far. Only ends what hangs: a slow machine is no failure. */
const WAIT_MS = 800_000;

/** A table at which only bots answer: some on seats of their own, others for people who have gone and look in at the end. */
export interface BotTable {
  readonly code: string;
  /** The tokens of the people whose seats are kept. */
  readonly owners: readonly string[];
}

/**
 * Opens a table of so many bots, and of two people whose seats are kept by bots.
 * @param url the node at which they sit down
 */
export async function openTable(url: string, game: string, levels: readonly BotLevel[]): Promise<BotTable> {
  const [anna, ben] = [new Browser(url), new Browser(url)] as const;
  const code = await gather([anna, ben], game);
  for (const level of levels) await must(anna.say('addBot', { level }));
  await must(anna.say('start', {}));
  await ben.until(() => ben.views.length > 0);
  anna.close();
  await keep(ben, 0);
  // Anna comes back to ask for Ben's stand-in, and leaves her seat to her own.
  const again = new Browser(url);
  await must(again.say('enter', { code, token: anna.token }));
  ben.close();
  await keep(again, 1);
  await again.until(() => Object.keys(again.views.at(-1)?.view.keepers ?? {}).length === 2);
  again.close();
  return { code, owners: [anna.token, ben.token] };
}

async function keep(by: Browser, of: number): Promise<void> {
  await by.until(() => by.rooms.at(-1)?.members[of]?.connected === false);
  const what = { kind: 'keep', member: idAt(by, of), by: { kind: 'bot', level: 'quick' }, alone: 'kept' } as const;
  await must(by.say('propose', { what }));
  await by.until(() => by.views.at(-1)?.view.keepers[of] !== undefined);
}

async function must(reply: Promise<{ readonly ok: boolean }>): Promise<void> {
  const came = await reply;
  if (!came.ok) throw new Error(JSON.stringify(came));
}

/** Spectators of a game of bots, at all nodes, through every failure. */
export class Onlookers {
  readonly findings = new Findings();
  private readonly ledger = new Ledger();
  private readonly random = testRandom(1);
  private readonly viewers: readonly Viewer[];
  private seen = 0;

  constructor(
    private readonly table: BotTable,
    private readonly nodes: readonly string[],
  ) {
    this.viewers = nodes.map((url) => this.viewer('spectator', null, [url], this.ledger));
  }

  /**
   * Waits until somebody has been shown so many more states than when this was waited for last, or the end.
   * @returns whether the game goes on
   */
  async seeMore(states: number): Promise<boolean> {
    this.seen += states;
    const far = (one: Viewer): boolean => one.here && (one.last.stateID >= this.seen || one.over);
    const came = await Promise.race(this.viewers.map((one) => one.until(() => far(one), WAIT_MS)));
    if (!came) this.findings.add('unreadable', `nobody was shown state ${this.seen}`);
    this.seen = Math.max(...this.viewers.map((one) => (one.here ? one.last.stateID : 0)));
    return this.viewers.every(({ over }) => !over);
  }

  /**
   * Waits until all spectators have seen the end, and compares it with what late visitors, the seats and storage have.
   */
  async compareEnds({ look }: Pick<Cluster, 'look'>, game: LoadedGame): Promise<void> {
    await Promise.all(this.viewers.map((one) => one.until(() => one.here && one.over, WAIT_MS)));
    const seats = this.table.owners.map((token, seat) => ({ token, ledger: new Ledger(), name: `owner ${seat}` }));
    const late = this.nodes.flatMap((url) => [
      this.viewer('newcomer', null, [url], this.ledger),
      ...seats.map(({ token, ledger, name }) => this.viewer(name, token, [url], ledger)),
    ]);
    try {
      await Promise.all(late.map((one) => one.until(() => one.here && one.over, WAIT_MS)));
      const all = [...this.viewers, ...late];
      const [first] = all;
      for (const one of all) {
        if (!one.over || first === undefined) this.findings.add('behind', 'somebody was not shown the end');
        else if (
          !isDeepStrictEqual([one.last.view.over, one.last.view.table], [first.last.view.over, first.last.view.table])
        )
          this.findings.add('contradiction', 'two people were shown different ends');
      }
      if (first?.over !== true) return;
      const storage = await look();
      try {
        await this.checkStorage(storage, game, first);
      } finally {
        await storage.close();
      }
    } finally {
      for (const one of late) one.close();
    }
  }

  close(): void {
    for (const one of this.viewers) one.close();
  }

  /** Storage has the same end, and every version added one answer, or none, to the one before. */
  private async checkStorage(storage: Storage, game: LoadedGame, shown: Viewer): Promise<void> {
    const room = await storage.loadRoom(this.table.code);
    const stored = room?.match == null ? null : await storage.loadMatch(room.match);
    const beginning = stored === null ? null : await storage.loadBeginning(stored.id);
    if (stored?.snapshot == null || beginning === null) {
      this.findings.add('unreadable', 'the match is not in storage');
      return;
    }
    if (!(await historyIsWhole(storage, stored.id))) this.findings.add('unreadable', 'the history is not whole');
    const end = matchOf(fromPersisted(game, readPersisted(stored.snapshot, stored.journal)));
    if (!isDeepStrictEqual(plain(viewOf(game.module, end, null)), plain(shown.last.view)))
      this.findings.add('contradiction', 'storage has another end');
    let [state, version] = [readPersisted(beginning.snapshot, []), beginning.version];
    for await (const step of storage.history(stored.id)) {
      const next = withChanges(state, [step.change]);
      if (step.version <= version) this.findings.add('contradiction', `version ${step.version} came after ${version}`);
      if (!follows(state, next)) this.findings.add('lost', `version ${step.version} does not go on from ${version}`);
      [state, version] = [next, step.version];
    }
  }

  private viewer(name: string, token: string | null, nodes: readonly string[], ledger: Ledger): Viewer {
    const { findings, random } = this;
    return new Viewer({
      ...{ name, code: this.table.code, token, nodes, habit: 'waits', address: '10.1.0.1', random, findings, ledger },
    });
  }
}

/** Whether a stored state has one answer more than another, or as many, and all of its log. */
function follows(before: Persisted, { match: { rev, log } }: Persisted): boolean {
  const more = rev - before.match.rev;
  return (more === 0 || more === 1) && isDeepStrictEqual(log.slice(0, before.match.log.length), before.match.log);
}

function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
