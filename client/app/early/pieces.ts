import type { Language } from '../../../shared/engine/game';

/** The addresses of what a room is made of beside its application. */
export interface Parts {
  /** The application's own sentences of rooms. */
  readonly words: Readonly<Record<Language, readonly string[]>>;
  /** How each game draws its table, with its style sheets, and the sentences of its screen. */
  readonly games: Readonly<
    Record<
      string,
      { readonly drawing: readonly string[]; readonly words: Readonly<Record<Language, readonly string[]>> }
    >
  >;
}

/** A link that has the browser fetch something before anybody asks for it. */
export interface Piece {
  readonly rel: 'modulepreload' | 'preload';
  readonly as: 'script' | 'style' | 'fetch';
  readonly href: string;
}

/**
 * What a room's page will ask for: the sentences, and those of the game with its drawing and its facts.
 * @param game the game that the room is thought to play; null when nobody knows
 */
export function piecesOf({ words, games }: Parts, game: string | null, language: Language): readonly Piece[] {
  const of = game !== null && Object.hasOwn(games, game) ? games[game] : undefined;
  const api = `/api/games/${game ?? ''}`;
  const asked = [`${api}/messages/${language}`, `${api}/facts`];
  return [
    ...words[language].map(code),
    ...(of === undefined ? [] : [...[...of.drawing, ...of.words[language]].map(code), ...asked.map(data)]),
  ];
}

function code(href: string): Piece {
  return href.endsWith('.css') ? { rel: 'preload', as: 'style', href } : { rel: 'modulepreload', as: 'script', href };
}

function data(href: string): Piece {
  return { rel: 'preload', as: 'fetch', href };
}
