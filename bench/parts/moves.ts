import { median } from '../../e2e/lib/statistics';
import { SYNTHETIC } from '../games';
import { type Child, withChild } from '../lib/child';
import { formatted, ratioTable, table, type Target, targetTable } from '../lib/markdown';
import type { Played } from '../load/meter';
import type { PlayersApi } from '../load/players';
import { type Host, nameOf, withServer } from '../servers';
import { type Effort, type Part, progress, rotated, WARM_UP_SECONDS } from './part';

interface Measured extends Played {
  readonly viewBytes: number;
  /** How much of one processor the server took. */
  readonly serverCpu: number;
}

/** What is a number of it. */
type Figure = Exclude<keyof Measured, 'troubles'>;

interface Sample {
  readonly game: string;
  readonly matches: number;
  readonly host: Host;
  readonly measured: Measured;
}

/** How many matches a second no server comes near to playing to their ends. */
const GAMES_A_SECOND = 30;

/** Moves a second and their latency, two players a match who answer as soon as they are asked. */
export class Moves implements Part {
  private readonly samples: Sample[] = [];

  constructor(
    private readonly games: readonly string[],
    private readonly sizes: readonly number[],
    private readonly hosts: readonly Host[],
    private readonly effort: Effort,
  ) {}

  async run(): Promise<void> {
    for (let round = 0; round < this.effort.rounds; round++) {
      for (const game of this.games) {
        for (const matches of this.sizes) {
          for (const host of rotated(this.hosts, round)) {
            const measured = await this.measure(host, game, matches);
            this.samples.push({ game, matches, host, measured });
            const { movesPerSecond, p99Ms } = measured;
            progress(
              `moves, round ${round + 1}, ${game}, ${matches} matches, ${nameOf(host)}: ` +
                `${formatted(movesPerSecond)}/s, p99 ${formatted(p99Ms, 1)} ms`,
            );
          }
        }
      }
    }
  }

  report(): string {
    return this.games.map((game) => `### Moves: ${game}\n\n${this.gameReport(game)}`).join('\n\n');
  }

  private async measure(host: Host, game: string, tables: number): Promise<Measured> {
    const { seconds } = this.effort;
    return withServer(host, game, async ({ port, child, addMatches }) => {
      const spare = game === SYNTHETIC ? 0 : GAMES_A_SECOND * (seconds + WARM_UP_SECONDS);
      const matches = await addMatches(tables + spare);
      return withChild('players', async (players: Child<PlayersApi>) => {
        await players.ask('connect', { port, game, tables, matches });
        const before = await child.ask('cpu');
        const played = await players.ask('play', { warmUpSeconds: WARM_UP_SECONDS, seconds, pace: 0 });
        const serverCpu = ((await child.ask('cpu')) - before) / (WARM_UP_SECONDS + seconds);
        for (const [what, count] of Object.entries(played.troubles)) progress(`  ${what}: ${count} times`);
        return { ...played, serverCpu };
      });
    });
  }

  private of(game: string, matches: number, host: Host, what: Figure): number {
    const list = this.samples.filter((one) => one.game === game && one.matches === matches && one.host === host);
    return median(list.map(({ measured }) => measured[what]));
  }

  private gameReport(game: string): string {
    const rows = this.sizes.flatMap((matches) =>
      this.hosts.map((host) => {
        const of = (what: Figure): number => this.of(game, matches, host, what);
        const ratio = of('movesPerSecond') / this.of(game, matches, 'stock-memory', 'movesPerSecond');
        return [
          String(matches),
          nameOf(host),
          formatted(of('movesPerSecond')),
          formatted(ratio, 2),
          formatted(of('medianMs'), 1),
          formatted(of('p99Ms'), 1),
          formatted(of('bytesPerUpdate')),
          formatted(of('viewBytes')),
          `${formatted(of('serverCpu') * 100)} / ${formatted(of('cpu') * 100)}`,
        ];
      }),
    );
    const header = ['matches', 'server', 'moves/s', 'of stock in memory', 'median ms', 'p99 ms', 'bytes/update'];
    const tables = [
      table([...header, 'bytes/full view', 'CPU % server / load'], rows),
      game === SYNTHETIC ? targetTable(this.targets(game)) : ratioTable(this.targets(game)),
    ];
    return tables.filter((text) => text !== '').join('\n\n');
  }

  private ratio(game: string, matches: number, host: Host, other: Host, what: Figure): number {
    return this.of(game, matches, host, what) / this.of(game, matches, other, what);
  }

  private targets(game: string): readonly Target[] {
    const moves = (matches: number, host: Host, other: Host): number =>
      this.ratio(game, matches, host, other, 'movesPerSecond');
    const bound = 'at least';
    const share = this.of(game, 100, 'ours-sqlite', 'bytesPerUpdate') / this.of(game, 100, 'ours-sqlite', 'viewBytes');
    return [
      {
        what: '100 matches, moves/s: SQLite / FlatFile',
        bound,
        wanted: 3.5,
        measured: moves(100, 'ours-sqlite', 'stock-flatfile'),
      },
      {
        what: '100 matches, moves/s: SQLite / stock PostgreSQL',
        bound,
        wanted: 4,
        measured: moves(100, 'ours-sqlite', 'stock-postgres'),
      },
      {
        what: '100 matches, moves/s: SQLite / stock in memory',
        bound,
        wanted: 1,
        measured: moves(100, 'ours-sqlite', 'stock-memory'),
      },
      {
        what: '100 matches, moves/s: our PostgreSQL / stock PostgreSQL',
        bound,
        wanted: 3,
        measured: moves(100, 'ours-postgres', 'stock-postgres'),
      },
      {
        what: '1 match, moves/s: SQLite / stock PostgreSQL',
        bound,
        wanted: 4,
        measured: moves(1, 'ours-sqlite', 'stock-postgres'),
      },
      {
        what: '300 matches, p99: SQLite / stock in memory',
        bound: 'at most',
        wanted: 1,
        measured: this.ratio(game, 300, 'ours-sqlite', 'stock-memory', 'p99Ms'),
      },
      { what: '100 matches, bytes: update / full view', bound: 'at most', wanted: 0.125, measured: share },
    ];
  }
}
