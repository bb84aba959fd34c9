import type { ServerProcess } from '../lib/server';
import type { Player } from './player';

/** Ends a server without warning and starts it again on what is on the disk. Waits until these people are back. */
export async function crashUnder(server: ServerProcess, players: readonly Player[]): Promise<void> {
  await server.kill();
  for (const one of players) await one.at('link-banner').waitFor({ state: 'visible' });
  await server.run();
  for (const one of players) await one.at('link-banner').waitFor({ state: 'hidden' });
}
