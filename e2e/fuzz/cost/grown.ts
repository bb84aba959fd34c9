import { setTimeout } from 'node:timers/promises';

import { Dice } from '../../lib/dice';
import { SERVER } from '../campaign';
import { type ForkedServer, forkServer } from '../forked';
import { gamesUnderTest } from '../server-under-test';
import type { Tally } from '../tally';
import { GrownTable, type Growth, type SentPacket, wordOf } from './grown-table';
import { mainThreadMs } from './main-thread';
import { IN_TURNS, MOST_MS, Spent } from './spent';

/** How far a state is grown before packets are measured in it. */
const GROWTH: Growth = { log: 400, lines: 260, tries: 80 };
/** After so many packets another table is grown: matches end, and what was grown is used up. */
const PACKETS_EACH = 5_000;
const SEATS = 4;
/** How often a packet that seems dear is measured again, alone. */
const AGAIN = 5;
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
 * Measures what each packet costs the main thread of a server whose state was grown up to its limits on purpose. A kind
 * that costs more than {@link MOST_MS} is measured again with other packets of that kind, and is a finding when the
 * median costs more as well. Work that is done in turns of the event loop is measured and reported, but is no finding:
 * the limits charge it.
 */
export async function measureGrown({ tally, seed, packets, goesOn }: GrownSpec): Promise<readonly string[]> {
  const server = await forkServer('raised');
  const measuring = new Measuring(server, tally, new Dice(seed));
  try {
    const game = [...(await gamesUnderTest()).keys()].at(-1) ?? '';
    for (let tables = 0; measuring.sent < packets && server.alive && goesOn(); tables++) {
      await measuring.table(game, tables, packets, goesOn);
    }
    return measuring.lines();
  } finally {
    await server.stop();
  }
}

class Measuring {
  sent = 0;
  private readonly spent = new Spent();

  constructor(
    private readonly server: ForkedServer,
    private readonly tally: Tally,
    private readonly dice: Dice,
  ) {}

  async table(game: string, number: number, packets: number, goesOn: () => boolean): Promise<void> {
    const from = `127.1.${number >> 8}.${(number & 255) + 1}`;
    const table = await GrownTable.open(this.server, { game, seats: SEATS, from, dice: this.dice });
    try {
      await table.grow(GROWTH, (sent) => this.one(table, sent));
      for (let n = 0; n < PACKETS_EACH && this.sent < packets && !table.over && goesOn(); n++) {
        await this.one(table, table.next());
      }
    } finally {
      table.close();
    }
  }

  lines(): readonly string[] {
    return this.spent.lines();
  }

  /** Sends one packet, and resolves to the word of its answer. */
  private async one(table: GrownTable, sent: SentPacket): Promise<string> {
    const { word, ms } = await this.measured(table, sent);
    this.spent.note(sent.name, ms);
    if (ms > MOST_MS && !IN_TURNS.includes(sent.name)) await this.confirm(table, sent, ms);
    return word;
  }

  private async measured(table: GrownTable, sent: SentPacket): Promise<{ readonly word: string; readonly ms: number }> {
    const before = this.clock();
    const word = wordOf(await table.send(sent));
    this.sent += 1;
    this.tally.packet('grown', `${sent.name}: ${word}`);
    return { word, ms: this.clock() - before };
  }

  /** Measures others of its kind, each alone and with all that follows it. */
  private async confirm(table: GrownTable, sent: SentPacket, first: number): Promise<void> {
    const again: number[] = [];
    for (let n = 0; n < AGAIN; n++) {
      const other = n === 0 ? sent : table.like(sent);
      if (other === null) break;
      await this.rest();
      const before = this.clock();
      await this.measured(table, other);
      await this.rest();
      again.push(this.clock() - before);
    }
    const median = again.sort((one, other) => one - other)[again.length >> 1] ?? first;
    this.tally.count(`grown: over ${MOST_MS} ms at first, ${sent.name}`);
    if (median <= MOST_MS) return;
    const all = [first, ...again].map((ms) => ms.toFixed(1)).join(', ');
    this.tally.find(SERVER, `${sent.name} costs the main thread ${median.toFixed(1)} ms (${all})`, sent.text);
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
