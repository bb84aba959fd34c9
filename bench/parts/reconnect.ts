import { type Child, withChild } from '../lib/child';
import { shown, table, type Target, targetTable } from '../lib/markdown';
import { median } from '../lib/statistics';
import type { PlayersApi } from '../load/players';
import type { SpectatorsApi } from '../load/spectators';
import { type Host, nameOf, withServer } from '../servers';
import { type Effort, type Part, progress } from './part';

const GAME = 'synthetic';
const CHOICES = 500;
const CLIENTS = 1000;

/** How long a thousand clients of one match need until all are back, when all come at once. */
export class Reconnect implements Part {
  private readonly samples: { readonly host: Host; readonly seconds: number }[] = [];

  constructor(
    private readonly hosts: readonly Host[],
    private readonly effort: Effort,
  ) {}

  async run(): Promise<void> {
    for (let round = 0; round < this.effort.rounds; round++) {
      for (const host of this.hosts) {
        const seconds = await this.measure(host);
        this.samples.push({ host, seconds });
        progress(`reconnect, round ${round + 1}, ${nameOf(host)}: ${shown(seconds, 2)} s`);
      }
    }
  }

  report(): string {
    const of = (host: Host): number =>
      median(this.samples.filter((one) => one.host === host).map(({ seconds }) => seconds));
    const sooner = (host: Host): number => of(host) / of('ours-sqlite');
    const [memory, postgres] = [sooner('stock-memory'), sooner('stock-postgres')];
    const targets: readonly Target[] = [
      { what: 'times sooner than stock in memory', bound: 'at least', wanted: 2.5, measured: memory },
      { what: 'times sooner than stock PostgreSQL', bound: 'at least', wanted: 10, measured: postgres },
    ];
    return [
      `### Reconnecting: ${GAME}`,
      `${CLIENTS} clients (the two players and spectators) of one match of ${CHOICES} choices hang up and come back at once.`,
      table(
        ['server', 'seconds until the last has its state', 'ours sooner'],
        this.hosts.map((host) => [nameOf(host), shown(of(host), 2), shown(sooner(host), 1)]),
      ),
      targetTable(targets),
    ].join('\n\n');
  }

  private measure(host: Host): Promise<number> {
    return withServer(host, GAME, async ({ port, addMatches }) => {
      const matches = await addMatches(1);
      const [match = null] = matches;
      await withChild('players', async (players: Child<PlayersApi>) => {
        await players.ask('connect', { port, game: GAME, tables: 1, matches });
        await players.ask('choose', CHOICES);
      });
      return withChild('spectators', async (spectators: Child<SpectatorsApi>) => {
        const door = { protocol: 'socket.io', namespace: `/${GAME}` } as const;
        await spectators.ask('connect', { port, door, match, count: CLIENTS, seats: 'with seats' });
        return spectators.ask('comeBack');
      });
    });
  }
}
