import { type Child, withChild } from '../lib/child';
import { shown, table } from '../lib/markdown';
import type { SpectatorsApi } from '../load/spectators';
import { type Host, nameOf, type RunningServer, withServer } from '../servers';
import type { Memory } from '../servers/serve';
import { type Part, progress } from './part';

const MATCHES = 2000;
const SPECTATORS = 1000;
/** Made before the first look: rules are loaded, routes compiled. */
const FIRST_MATCHES = 20;

const HOSTS = ['ours-sqlite', 'stock-memory'] as const;

interface Sample {
  readonly host: Host;
  readonly game: string;
  /** Bytes. */
  readonly perMatch: Memory;
  readonly perSpectator: Memory;
}

/** How much memory an idle match and a spectator take in the server's process. */
export class MemoryUse implements Part {
  private readonly samples: Sample[] = [];

  constructor(private readonly games: readonly string[]) {}

  async run(): Promise<void> {
    for (const game of this.games) {
      for (const host of HOSTS) {
        const collecting = ['--expose-gc'];
        const perMatch = await withServer(host, game, (server) => this.perMatch(server), collecting);
        const perSpectator = await withServer(host, game, (server) => this.perSpectator(server, game), collecting);
        this.samples.push({ host, game, perMatch, perSpectator });
        progress(`memory, ${game}, ${nameOf(host)}: ${kilobytes(perMatch.heap)} kB a match`);
      }
    }
  }

  report(): string {
    return [
      '### Memory',
      `kB in the server's process after collecting garbage, per idle match (of ${MATCHES}, started, nobody connected) ` +
        `and per spectator (of ${SPECTATORS} in one match). Measured once.`,
      table(
        ['game', 'server', 'RSS/match', 'heap/match', 'RSS/spectator', 'heap/spectator'],
        this.samples.map(({ game, host, perMatch, perSpectator }) => [
          game,
          nameOf(host),
          ...[perMatch.rss, perMatch.heap, perSpectator.rss, perSpectator.heap].map(kilobytes),
        ]),
      ),
    ].join('\n\n');
  }

  private async perMatch({ child, addMatches }: RunningServer): Promise<Memory> {
    await addMatches(FIRST_MATCHES);
    const before = await child.ask('memory');
    await addMatches(MATCHES);
    return each(before, await child.ask('memory'), MATCHES);
  }

  private perSpectator({ port, child, addMatches }: RunningServer, game: string): Promise<Memory> {
    return withChild('spectators', async (spectators: Child<SpectatorsApi>) => {
      const [match = null] = await addMatches(FIRST_MATCHES);
      const before = await child.ask('memory');
      const transport = { protocol: 'socket.io', namespace: `/${game}` } as const;
      await spectators.ask('connect', { port, transport, match, count: SPECTATORS, seats: 'spectators only' });
      return each(before, await child.ask('memory'), SPECTATORS);
    });
  }
}

function each(before: Memory, after: Memory, count: number): Memory {
  return { rss: (after.rss - before.rss) / count, heap: (after.heap - before.heap) / count };
}

function kilobytes(bytes: number): string {
  return shown(bytes / 1000, 1);
}
