import type { GameClient } from '../table/contract';

const clients: Readonly<Record<string, () => Promise<unknown>>> = {
  'black-orchestra': async () => (await import('./black-orchestra')).blackOrchestraClient,
};

/**
 * Loads how a game draws its table.
 * @param name the game's name in its meta
 * @throws Error when this client has no drawing for it
 */
export async function loadGameClient(name: string): Promise<GameClient<unknown>> {
  const load = clients[name];
  if (load === undefined) throw new Error(`no drawing for ${name}`);
  // A server sends the views of a game only to the drawing registered under its name: the one place where types part.
  return (await load()) as GameClient<unknown>;
}
