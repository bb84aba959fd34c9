import { median } from '../../e2e/lib/statistics';
import { SYNTHETIC } from '../games';
import { type Child, withChild } from '../lib/child';
import { formatted, table, type Target, targetTable } from '../lib/markdown';
import type { PlayersApi } from '../load/players';
import type { SpectatorsApi } from '../load/spectators';
import { type Host, nameOf, type ServerKind, withServer } from '../servers';
import { type Effort, type Part, progress } from './part';

const GAME = SYNTHETIC;
const CHOICES = 500;
const CLIENTS = 1000;

/**
 * How often everybody comes back to the same server: the first time it compiles its JavaScript, as no server does that has
 * been running for a while.
 */
const TIMES = 8;

/** Which of the times. */
type Time = 'first' | 'later';

/** What socket.io itself needs: connected is all one can be there. */
const LIMIT = 'raw-socketio';

/** How long a thousand clients of one match need until all are back, when all come at once. */
export class Reconnect implements Part {
  private readonly samples: ({ readonly host: ServerKind } & Readonly<Record<Time, number>>)[] = [];

  constructor(
    private readonly hosts: readonly Host[],
    private readonly effort: Effort,
  ) {}

  async run(): Promise<void> {
    for (let round = 0; round < this.effort.rounds; round++) {
      for (const host of [...this.hosts, LIMIT] as const) {
        const [first = NaN, ...others] = await (host === LIMIT ? this.connectOnly() : this.measure(host));
        const later = median(others);
        this.samples.push({ host, first, later });
        progress(
          `reconnect, round ${round + 1}, ${nameOf(host)}: ${formatted(first, 2)} s, later ${formatted(later, 2)} s`,
        );
      }
    }
  }

  report(): string {
    const of = (host: ServerKind, time: Time): number =>
      median(this.samples.filter((one) => one.host === host).map((one) => one[time]));
    const sooner = (host: ServerKind, time: Time): number => of(host, time) / of('ours-sqlite', time);
    const [memory, postgres] = [sooner('stock-memory', 'later'), sooner('stock-postgres', 'later')];
    const targets: readonly Target[] = [
      { what: 'times sooner than stock in memory', bound: 'at least', wanted: 2.5, measured: memory },
      { what: 'times sooner than stock PostgreSQL', bound: 'at least', wanted: 5, measured: postgres },
    ];
    return [
      `### Reconnecting: ${GAME}`,
      `${CLIENTS} clients (the two players and spectators) of one match of ${CHOICES} choices hang up and come back at once, ` +
        `${TIMES} times. Seconds until the last has read its state: the first time, when a server compiles its JavaScript, ` +
        `and the median of the other times, which the targets are about. Of ${nameOf(LIMIT)} they want nothing but to be ` +
        'connected: the limit of what a server on socket.io can do.',
      table(
        ['server', 'first time, s', 'ours sooner', 'later, s', 'ours sooner'],
        ([...this.hosts, LIMIT] as const).map((host) => [
          nameOf(host),
          ...(['first', 'later'] as const).flatMap((time) => [
            formatted(of(host, time), 2),
            formatted(sooner(host, time), 1),
          ]),
        ]),
      ),
      targetTable(targets),
    ].join('\n\n');
  }

  private connectOnly(): Promise<readonly number[]> {
    return withServer(LIMIT, GAME, ({ port }) =>
      withChild('spectators', async (spectators: Child<SpectatorsApi>) => {
        await spectators.ask('connect', {
          port,
          namespace: '/',
          match: null,
          count: CLIENTS,
          seats: 'spectators only',
        });
        return comeBack(spectators);
      }),
    );
  }

  private measure(host: Host): Promise<readonly number[]> {
    return withServer(host, GAME, async ({ port, addMatches }) => {
      const matches = await addMatches(1);
      const [match = null] = matches;
      await withChild('players', async (players: Child<PlayersApi>) => {
        await players.ask('connect', { port, game: GAME, tables: 1, matches });
        await players.ask('choose', CHOICES);
      });
      return withChild('spectators', async (spectators: Child<SpectatorsApi>) => {
        await spectators.ask('connect', { port, namespace: `/${GAME}`, match, count: CLIENTS, seats: 'with seats' });
        return comeBack(spectators);
      });
    });
  }
}

async function comeBack(spectators: Child<SpectatorsApi>): Promise<readonly number[]> {
  const seconds: number[] = [];
  while (seconds.length < TIMES) seconds.push(await spectators.ask('comeBack'));
  return seconds;
}
