/** A steady load for hours: matches played over and over, players who lose their connection, spectators who come and go. */
import { answer } from '../lib/answer';
import { makeMatch } from '../servers/lobby';
import { Meter, oneOf, type Played, sleep } from './meter';
import { Table } from './table';
import { Wire } from './wire';

/** The size of the load. */
interface SteadyLoad {
  readonly port: number;
  readonly game: string;
  readonly matches: number;
  readonly spectators: number;
  /** Milliseconds from one choice of a match to its next. */
  readonly pace: number;
}

/** What happened in a while. */
interface Stretch extends Played {
  readonly games: number;
  readonly hungUp: number;
  readonly visits: number;
}

/** The functions of this program. */
export interface SoakApi {
  begin(load: SteadyLoad): Promise<void>;
  /** What has happened since the last time. */
  stretch(): Stretch;
}

/** A player loses the connection this often, and is away for about as long; milliseconds. */
const HANG_UP_EVERY = 1000;
/** How long a spectator stays, about; milliseconds. */
const VISIT = 30_000;

let tables: readonly Table[] = [];
let counted = { games: 0, hungUp: 0, visits: 0 };
const meter = new Meter(() => 0);

/** Between half and one and a half times as long. */
function about(milliseconds: number): number {
  return milliseconds * (0.5 + Math.random());
}

async function hangUpNowAndThen(): Promise<void> {
  for (;;) {
    await sleep(about(HANG_UP_EVERY));
    const player = oneOf(oneOf(tables).players);
    counted.hungUp += 1;
    await player.disconnect();
    await sleep(about(HANG_UP_EVERY));
    await player.connect();
  }
}

async function visitNowAndThen({ port, game }: SteadyLoad): Promise<void> {
  for (;;) {
    await sleep(about(VISIT) / 10);
    const wire = await Wire.open(port, { protocol: 'socket.io', namespace: `/${game}` }, () => undefined);
    counted.visits += 1;
    wire.emit('sync', oneOf(tables).match, null, null, 2);
    await sleep(about(VISIT));
    await wire.close();
  }
}

answer<SoakApi>({
  begin: async (load) => {
    const { port, game, matches, spectators, pace } = load;
    const next = async (): ReturnType<typeof makeMatch> => {
      counted.games += 1;
      return makeMatch(port, game);
    };
    tables = Array.from({ length: matches }, (_, i) => new Table(port, game, i + 1, next, meter));
    for (const table of tables) {
      await table.open();
      table.play({ mayChoose: () => true, pace });
    }
    // Whatever fails in there ends this process, and with it the measurement.
    void hangUpNowAndThen();
    for (let i = 0; i < spectators; i++) void visitNowAndThen(load);
    meter.reset();
  },

  stretch: () => {
    for (const table of tables) {
      if (table.moves === 0) meter.trouble('match without a move');
      table.moves = 0;
    }
    const stretch = { ...meter.read(), ...counted };
    meter.reset();
    counted = { games: 0, hungUp: 0, visits: 0 };
    return stretch;
  },
});
