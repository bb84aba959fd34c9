import type { GameMeta, Language } from '../../../shared/engine/game';
import type { Rulebook } from '../../../shared/engine/rulebook';
import type { Compiled } from '../../../shared/text/compiled';
import { onHost } from '../../base/address';

const fetched = new Map<string, Promise<unknown>>();

/** Fetches JSON once for each visit of the page. Rejects when that fails; the next call then tries again. */
async function once(path: string): Promise<unknown> {
  const known = fetched.get(path);
  if (known !== undefined) return known;
  const asked = fetch(onHost(path)).then((response) => {
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response.json() as Promise<unknown>;
  });
  fetched.set(path, asked);
  asked.catch(() => fetched.delete(path));
  return asked;
}

/** The games of the server. Rejects when the server cannot be reached. */
export async function fetchGames(): Promise<readonly GameMeta[]> {
  return (await once('/api/games')) as readonly GameMeta[];
}

/** What a game says of itself beside its tables. Rejects when the server cannot be reached or has no such game. */
export function fetchFacts(game: string): Promise<unknown> {
  return once(`/api/games/${encodeURIComponent(game)}/facts`);
}

/**
 * A game's sentences in a language. Rejects when the server cannot be reached or has no such game.
 * @param wording a key of `GameModule.wordings`; null for the usual words
 */
export async function fetchMessages(game: string, language: Language, wording: string | null): Promise<Compiled> {
  const usual = `/api/games/${encodeURIComponent(game)}/messages/${language}`;
  if (wording === null) return (await once(usual)) as Compiled;
  const [all, others] = await Promise.all([once(usual), once(`${usual}/${encodeURIComponent(wording)}`)]);
  return { ...(all as Compiled), ...(others as Compiled) };
}

/**
 * A game's rules for players in a language. Rejects when the server cannot be reached or has no such game.
 * @param wording a key of `GameModule.wordings`; null for the usual ones
 */
export async function fetchRulebook(game: string, language: Language, wording: string | null): Promise<Rulebook> {
  const usual = `/api/games/${encodeURIComponent(game)}/rulebook/${language}`;
  return (await once(wording === null ? usual : `${usual}/${encodeURIComponent(wording)}`)) as Rulebook;
}
