import { median } from '../../e2e/lib/statistics';
import { SYNTHETIC } from '../games';
import { type Child, withChild } from '../lib/child';
import { formatted, table, targetTable } from '../lib/markdown';
import type { Played } from '../load/meter';
import type { PlayersApi } from '../load/players';
import type { SpectatorsApi } from '../load/spectators';
import { nameOf, withServer } from '../servers';
import { type Effort, type Part, progress } from './part';

const GAME = SYNTHETIC;
/** Nobody looks, or many do. */
const CROWDS = [0, 500] as const;
type Crowd = (typeof CROWDS)[number];
/** Milliseconds between two moves: 20 moves a second. */
const PACE = 50;
/** Moves at a pace are few: it takes more time until a p99 says something. */
const TIMES_LONGER = 4;
/** At full speed, before anything else: code not compiled yet would be most of what a p99 at a pace shows. */
const WARM_UP_CHOICES = 500;
const WARM_UP_SECONDS = 2;

const KINDS = ['ours-sqlite', 'stock-memory'] as const;
type Kind = (typeof KINDS)[number];

/** How long players who take their time wait for the server, with and without spectators. */
export class Waiting implements Part {
  private readonly samples: { readonly kind: Kind; readonly crowd: Crowd; readonly measured: Played }[] = [];

  constructor(private readonly effort: Effort) {}

  async run(): Promise<void> {
    for (let round = 0; round < this.effort.rounds; round++) {
      for (const kind of KINDS) {
        for (const crowd of CROWDS) {
          const measured = await this.measure(kind, crowd);
          this.samples.push({ kind, crowd, measured });
          progress(
            `waiting, round ${round + 1}, ${nameOf(kind)}, ${crowd} spectators: p99 ${formatted(measured.p99Ms, 2)} ms`,
          );
        }
      }
    }
  }

  report(): string {
    const of = (kind: Kind, crowd: Crowd, what: 'medianMs' | 'p99Ms'): number =>
      median(this.samples.filter((one) => one.kind === kind && one.crowd === crowd).map((one) => one.measured[what]));
    const ratio = (kind: Kind): number => of(kind, 500, 'p99Ms') / of(kind, 0, 'p99Ms');
    return [
      `### Players among spectators: ${GAME}`,
      `One match at ${1000 / PACE} moves a second: milliseconds a player waits, alone and with 500 spectators.`,
      table(
        ['server', 'median alone', 'median with spectators', 'p99 alone', 'p99 with spectators', 'p99 with / alone'],
        KINDS.map((kind) => [
          nameOf(kind),
          ...CROWDS.map((crowd) => formatted(of(kind, crowd, 'medianMs'), 2)),
          ...CROWDS.map((crowd) => formatted(of(kind, crowd, 'p99Ms'), 2)),
          formatted(ratio(kind), 2),
        ]),
      ),
      targetTable([
        { what: "players' p99: ours, with / alone", bound: 'at most', wanted: 1.5, measured: ratio('ours-sqlite') },
      ]),
    ].join('\n\n');
  }

  private measure(kind: Kind, count: Crowd): Promise<Played> {
    return withServer(kind, GAME, ({ port, addMatches }) =>
      withChild('players', (players: Child<PlayersApi>) =>
        withChild('spectators', async (spectators: Child<SpectatorsApi>) => {
          const matches = await addMatches(1);
          const [match = null] = matches;
          const namespace = `/${GAME}`;
          await players.ask('connect', { port, game: GAME, tables: 1, matches });
          await players.ask('choose', WARM_UP_CHOICES);
          await spectators.ask('connect', { port, namespace, match, count, seats: 'spectators only' });
          const seconds = this.effort.seconds * TIMES_LONGER;
          return players.ask('play', { warmUpSeconds: WARM_UP_SECONDS, seconds, pace: PACE });
        }),
      ),
    );
  }
}
