import type { Served } from './serve';

/** Resolves once a server has seen all members go: it takes a moment to notice a closed connection. */
export async function nobodyLeft({ app }: Served): Promise<void> {
  while (!/^game_seats 0$/m.test(await app.metrics.expose())) await new Promise((resolve) => setImmediate(resolve));
}
