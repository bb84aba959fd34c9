import type { GameClient } from '../table/contract';

const clients: Readonly<Record<string, () => Promise<unknown>>> = {
  'black-orchestra': async () => (await import('./black-orchestra')).blackOrchestraClient,
};

/**
 * Loads how a game draws its table.
 * @param name the game's name in its meta
 * @throws Error when this client has no drawing for it
 */
export async function loadGameClient(name: string): Promise<GameClient<unknown, unknown>> {
  const load = clients[name];
  if (load === undefined) throw new Error(`no drawing for ${name}`);
  // The views and facts of a game are only passed to the drawing of the same name. The type checker cannot know that.
  return (await load()) as GameClient<unknown, unknown>;
}
