import { setTimeout } from 'node:timers/promises';

import type { GameMeta } from '../../../shared/engine/game';
import { Dice } from '../../lib/dice';
import { median } from '../../lib/statistics';
import { SERVER } from '../campaign';
import { type ForkedServer, forkServer } from '../forked';
import { gamesUnderTest } from '../server-under-test';
import type { Tally } from '../tally';
import { GrownTable, type Growth, type SentPacket, wordOf } from './grown-table';
import { mainThreadMs } from './main-thread';
import { IN_TURNS, MOST_MS, Spent } from './spent';

/** How far a state is grown before packets are measured in it. */
const GROWTH: Omit<Growth, 'log'> = { lines: 260, tries: 80 };
/** How long the log of a table gets, one of these: a match whose log is long may be over soon. */
const LOGS = [20, 100, 400] as const;
/** How many packets a game has first, in a state as it begins: until its code has run for a while, it is slow whatever the state. */
const WARMING = 1500;
/** After so many packets another table is grown: matches end, and what was grown is used up. */
const PACKETS_EACH = 5_000;
/** After so many packets a server is replaced: its rooms stay, so it ends up full, and measures the collection of garbage. */
const PACKETS_EACH_SERVER = 100_000;
const SEATS = 4;
/** How often a packet that seems dear is measured again, alone. */
const AGAIN = 5;
const MOST_TRIES = 60;
/** The server rests when its main thread has done nothing for so long. */
const REST_MS = 3;
const MOST_RESTS = 100;

/** The size and seed of a measurement. */
export interface GrownSpec {
  readonly tally: Tally;
  readonly seed: number;
  readonly packets: number;
  /** Whether to go on. */
  readonly goesOn: () => boolean;
}

/**
 * Measures what each packet costs the main thread of a server whose state was grown up to its limits on purpose, in every game. A kind
 * that costs more than {@link MOST_MS} is measured again with other packets of that kind, and is a finding when the
 * median costs more as well. Work that is done in turns of the event loop is measured and reported, but is no finding:
 * the limits charge it.
 */
export async function measureGrown({ tally, seed, packets, goesOn }: GrownSpec): Promise<readonly string[]> {
  const games = [...(await gamesUnderTest()).values()].map(({ meta }) => meta);
  const dice = new Dice(seed);
  const spent = new Spent();
  for (let sent = 0; sent < packets && goesOn();) {
    const server = await forkServer('raised');
    server.onDeath((why) => tally.find(SERVER, why, ''));
    const most = Math.min(packets - sent, PACKETS_EACH_SERVER);
    const measuring = new Measuring(server, tally, dice, spent);
    try {
      for (const game of games) await measuring.warm(game, goesOn);
      for (let tables = 0; measuring.sent < most && server.alive && goesOn(); tables++) {
        const game = games[tables % games.length];
        if (game !== undefined) await measuring.table(game, most, goesOn);
      }
      // The death is the finding; no other server is asked.
      if (!server.alive) break;
    } finally {
      await server.stop();
    }
    sent += measuring.sent;
  }
  return spent.lines();
}

type Game = Pick<GameMeta, 'name' | 'maxSeats'>;

class Measuring {
  sent = 0;
  private tables = 0;

  constructor(
    private readonly server: ForkedServer,
    private readonly tally: Tally,
    private readonly dice: Dice,
    private readonly spent: Spent,
  ) {}

  /** Sends packets whose cost does not count, at one ungrown table after another. */
  async warm(game: Game, goesOn: () => boolean): Promise<void> {
    for (let n = 0; n < WARMING && goesOn();) {
      const table = await this.open(game);
      for (; n < WARMING && !table.over && goesOn(); n++) await table.send(table.next());
      table.close();
    }
  }

  async table(game: Game, packets: number, goesOn: () => boolean): Promise<void> {
    const table = await this.open(game);
    const most = this.sent + PACKETS_EACH;
    try {
      await table.grow({ ...GROWTH, log: this.dice.pick(LOGS) }, (sent) => this.one(table, sent));
      while (this.sent < Math.min(most, packets) && !table.over && goesOn()) await this.one(table, table.next());
    } finally {
      table.close();
    }
  }

  /** Sends one packet, and resolves to the word of its answer. */
  private async one(table: GrownTable, sent: SentPacket): Promise<string> {
    const { word, ms } = await this.measured(table, sent);
    this.spent.note(sent.name, ms);
    if (ms > MOST_MS && !IN_TURNS.includes(sent.name)) await this.confirm(table, sent, word, ms);
    return word;
  }

  private open({ name, maxSeats }: Game): Promise<GrownTable> {
    const number = this.tables++;
    const from = `127.1.${number >> 8}.${(number & 255) + 1}`;
    return GrownTable.open(this.server, { game: name, seats: Math.min(SEATS, maxSeats), from, dice: this.dice });
  }

  private async measured(table: GrownTable, sent: SentPacket): Promise<{ readonly word: string; readonly ms: number }> {
    const before = this.clock();
    const word = wordOf(await table.send(sent));
    this.sent += 1;
    this.tally.packet('grown', `${sent.name}: ${word}`);
    return { word, ms: this.clock() - before };
  }

  /** Measures others of its kind that are answered alike, each alone and with all that follows it: a refusal costs less. */
  private async confirm(table: GrownTable, sent: SentPacket, word: string, first: number): Promise<void> {
    const again: number[] = [];
    for (let n = 0; n < MOST_TRIES && again.length < AGAIN; n++) {
      const other = table.like(sent);
      // None can be sent now: another packet leads on.
      if (other === null) {
        await this.measured(table, table.next());
        continue;
      }
      await this.rest();
      const before = this.clock();
      const measured = await this.measured(table, other);
      await this.rest();
      if (measured.word === word) again.push(this.clock() - before);
    }
    this.tally.count(`grown: over ${MOST_MS} ms at first, ${sent.name}`);
    const middle = median(again);
    if (again.length < AGAIN) this.tally.count(`grown: over ${MOST_MS} ms, too few others to tell, ${sent.name}`);
    else if (middle > MOST_MS) {
      const all = [first, ...again].map((ms) => ms.toFixed(1)).join(', ');
      this.tally.find(
        SERVER,
        `${table.game}: ${sent.name} costs the main thread ${middle.toFixed(1)} ms (${all})`,
        sent.text,
      );
    }
  }

  private async rest(): Promise<void> {
    let before = this.clock();
    for (let n = 0; n < MOST_RESTS; n++) {
      await setTimeout(REST_MS);
      const now = this.clock();
      if (now === before) return;
      before = now;
    }
  }

  private clock(): number {
    const ms = mainThreadMs(this.server.pid);
    if (ms === null) throw new Error('this system does not tell what a thread has had of the processor');
    return ms;
  }
}
