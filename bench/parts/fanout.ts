import { median } from '../../e2e/lib/statistics';
import { SYNTHETIC } from '../games';
import { type Child, withChild } from '../lib/child';
import { formatted, table, type Target, targetTable } from '../lib/markdown';
import type { EchoApi } from '../load/echo';
import type { Played } from '../load/meter';
import type { PlayersApi } from '../load/players';
import type { Delivered, SpectatorsApi } from '../load/spectators';
import { nameOf, type RunningServer, withServer } from '../servers';
import { type Effort, type Part, progress, WARM_UP_SECONDS } from './part';

const GAME = SYNTHETIC;
const SPECTATORS = 500;

/** The raw server comes after ours: what it sends is as long as what ours sends. */
const KINDS = ['ours-sqlite', 'stock-memory', 'raw-socketio'] as const;
type Kind = (typeof KINDS)[number];

interface Measured extends Delivered {
  readonly movesPerSecond: number;
  /** How much of one processor the server took. */
  readonly serverCpu: number;
}

/** One match that many look at, whose players move as fast as they can. */
export class Fanout implements Part {
  private readonly samples: { readonly kind: Kind; readonly measured: Measured }[] = [];

  constructor(private readonly effort: Effort) {}

  async run(): Promise<void> {
    for (let round = 0; round < this.effort.rounds; round++) {
      let frameBytes = 0;
      for (const kind of KINDS) {
        const measured = await this.measure(kind, frameBytes);
        if (kind === 'ours-sqlite') frameBytes = measured.bytesEach;
        this.samples.push({ kind, measured });
        progress(`fan-out, round ${round + 1}, ${nameOf(kind)}: ${formatted(measured.perSecond)} deliveries/s`);
        if (measured.gone > 0) progress(`  hung up on ${measured.gone} spectators`);
      }
    }
  }

  report(): string {
    const of = (kind: Kind, what: keyof Measured): number =>
      median(this.samples.filter((one) => one.kind === kind).map(({ measured }) => measured[what]));
    const ours = of('ours-sqlite', 'perSecond');
    const [stock, raw] = [ours / of('stock-memory', 'perSecond'), ours / of('raw-socketio', 'perSecond')];
    const targets: readonly Target[] = [
      { what: 'deliveries/s: ours / stock in memory', bound: 'at least', wanted: 6, measured: stock },
      { what: 'deliveries/s: ours / raw socket.io room', bound: 'at least', wanted: 0.6, measured: raw },
    ];
    const header = [
      'server',
      'deliveries/s',
      'ours / it',
      'moves/s',
      'deliveries per move and spectator',
      'bytes each',
    ];
    return [
      `### Fan-out: ${GAME}`,
      `One match, 2 players as fast as they can, ${SPECTATORS} spectators. ` +
        'A delivery is an update that is new to the spectator it came to. ' +
        'Where there are fewer than one a move and spectator, the server has merged several moves into one update ' +
        'for spectators who lag; such a delivery counts once.',
      table(
        [...header, 'CPU % server / spectators'],
        KINDS.map((kind) => [
          nameOf(kind),
          formatted(of(kind, 'perSecond')),
          formatted(ours / of(kind, 'perSecond'), 2),
          formatted(of(kind, 'movesPerSecond')),
          formatted(of(kind, 'perSecond') / of(kind, 'movesPerSecond') / SPECTATORS, 2),
          formatted(of(kind, 'bytesEach')),
          `${formatted(of(kind, 'serverCpu') * 100)} / ${formatted(of(kind, 'cpu') * 100)}`,
        ]),
      ),
      targetTable(targets),
    ].join('\n\n');
  }

  private measure(kind: Kind, frameBytes: number): Promise<Measured> {
    return withServer(kind, GAME, (server) =>
      withChild('spectators', (spectators: Child<SpectatorsApi>) => {
        switch (kind) {
          case 'raw-socketio':
            return this.echo(server, spectators, frameBytes);
          case 'ours-sqlite':
          case 'stock-memory':
            return this.play(server, spectators);
        }
      }),
    );
  }

  private echo(
    { port, child }: RunningServer,
    spectators: Child<SpectatorsApi>,
    frameBytes: number,
  ): Promise<Measured> {
    return withChild('echo', async (echo: Child<EchoApi>) => {
      await spectators.ask('connect', {
        port,
        namespace: '/',
        match: null,
        count: SPECTATORS,
        seats: 'spectators only',
      });
      return this.count(child, spectators, echo.ask('play', port, frameBytes, WARM_UP_SECONDS, this.effort.seconds));
    });
  }

  private play({ port, child, addMatches }: RunningServer, spectators: Child<SpectatorsApi>): Promise<Measured> {
    return withChild('players', async (players: Child<PlayersApi>) => {
      const matches = await addMatches(1);
      const [match = null] = matches;
      const namespace = `/${GAME}`;
      await players.ask('connect', { port, game: GAME, tables: 1, matches });
      await spectators.ask('connect', { port, namespace, match, count: SPECTATORS, seats: 'spectators only' });
      const session = { warmUpSeconds: WARM_UP_SECONDS, seconds: this.effort.seconds, pace: 0 };
      return this.count(child, spectators, players.ask('play', session));
    });
  }

  private async count(
    server: RunningServer['child'],
    spectators: Child<SpectatorsApi>,
    playing: Promise<Played>,
  ): Promise<Measured> {
    const { seconds } = this.effort;
    const before = await server.ask('cpu');
    const counting = spectators.ask('count', WARM_UP_SECONDS, seconds);
    const [{ movesPerSecond }, delivered] = await Promise.all([playing, counting]);
    const serverCpu = ((await server.ask('cpu')) - before) / (WARM_UP_SECONDS + seconds);
    return { ...delivered, movesPerSecond, serverCpu };
  }
}
