/** Players of many matches in one process: boardgame.io clients that answer at random, as fast as they can or at a pace. */
import { median } from '../../e2e/lib/statistics';
import { answer } from '../lib/answer';
import type { ServedMatch } from '../servers/lobby';
import { Meter, oneOf, type Played, sleep } from './meter';
import { Table } from './table';

/** The server, the game and the matches that are played. */
interface Seating {
  readonly port: number;
  readonly game: string;
  /** How many matches are played at the same time; the other ones replace those that end. */
  readonly tables: number;
  readonly matches: readonly ServedMatch[];
}

/** How long to play without counting and then with counting, and the milliseconds between two choices of a match. */
interface Session {
  readonly warmUpSeconds: number;
  readonly seconds: number;
  readonly pace: number;
}

/** The functions of this program. */
export interface PlayersApi {
  /** Connects everybody and waits until all know the state of their match. */
  connect(seating: Seating): Promise<void>;
  /** Also returns how many bytes a whole state is, by the median over the time. */
  play(session: Session): Promise<Played & { readonly viewBytes: number }>;
  /** Makes exactly so many choices, and waits until all are seen. */
  choose(count: number): Promise<void>;
}

/** How often the state of a player is measured while all play. */
const LOOK_MS = 50;

let tables: readonly Table[] = [];
const everybody = (): Table['players'] => tables.flatMap(({ players }) => players);
const meter = new Meter(() => everybody().reduce((sum, { bytesRead }) => sum + bytesRead, 0));

/** Looks again and again until something is so. */
async function until(look: () => boolean): Promise<void> {
  while (!look()) await sleep(5);
}

answer<PlayersApi>({
  connect: async ({ port, game, tables: count, matches }) => {
    const fresh = [...matches];
    const next = (): Promise<ServedMatch> => {
      const match = fresh.shift();
      return match === undefined ? Promise.reject(new Error('no match left to play')) : Promise.resolve(match);
    };
    tables = Array.from({ length: count }, (_, i) => new Table(port, game, i + 1, next, meter));
    for (const table of tables) await table.open();
    await until(() => everybody().every(({ isSynced }) => isSynced));
  },

  play: async ({ warmUpSeconds, seconds, pace }) => {
    for (const table of tables) table.play({ mayChoose: () => true, pace });
    await sleep(warmUpSeconds * 1000);
    meter.reset();
    for (const table of tables) table.moves = 0;
    const viewBytes: number[] = [];
    const looking = setInterval(() => viewBytes.push(oneOf(everybody()).stateBytes), LOOK_MS);
    await sleep(seconds * 1000);
    clearInterval(looking);
    for (const { moves } of tables) if (moves === 0) meter.trouble('match without a move');
    const played = meter.read();
    for (const table of tables) table.play({ mayChoose: () => false, pace: 0 });
    return { ...played, viewBytes: median(viewBytes.filter((bytes) => !Number.isNaN(bytes))) };
  },

  choose: async (count) => {
    let left = count;
    for (const table of tables) table.play({ mayChoose: () => (left -= 1) >= 0, pace: 0 });
    await until(() => left < 0 && everybody().every(({ isWaiting }) => !isWaiting));
  },
});
