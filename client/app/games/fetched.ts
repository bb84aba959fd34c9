import type { Catalogue, GameMeta, Language } from '../../../shared/engine/game';

const kept = new Map<string, Promise<unknown>>();

/** Fetches JSON once per page; a failure is forgotten, so that the next call tries again. Rejects when there is none. */
async function once(path: string): Promise<unknown> {
  const known = kept.get(path);
  if (known !== undefined) return known;
  const asked = fetch(path).then((response) => {
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response.json() as Promise<unknown>;
  });
  kept.set(path, asked);
  asked.catch(() => kept.delete(path));
  return asked;
}

/** The games of the server. Rejects when the server cannot be reached. */
export async function fetchGames(): Promise<readonly GameMeta[]> {
  return (await once('/api/games')) as readonly GameMeta[];
}

/** A game's sentences in a language. Rejects when the server cannot be reached or has no such game. */
export async function fetchMessages(game: string, language: Language): Promise<Catalogue> {
  return (await once(`/api/games/${encodeURIComponent(game)}/messages/${language}`)) as Catalogue;
}
