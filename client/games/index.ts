import type { Language } from '../../shared/engine/game';
import type { Compiled } from '../../shared/text/compiled';
import { type GameWords, loadWording } from '../base/i18n/load';
import type { GameClient } from '../table/contract/contract';
import { words as blackOrchestraWords } from './black-orchestra/i18n/catalogues';
import { words as complotsWords } from './complots/i18n/catalogues';
import { words as liarsDiceWords } from './liars-dice/i18n/catalogues';
import { words as moonlessAlleyWords } from './moonless-alley/i18n/catalogues';

/** A game's parts, each loaded when it is needed. */
interface Parts {
  readonly client: () => Promise<unknown>;
  /** The sentences of the game's own screen. They are merged with the game's catalogue from the server. */
  readonly words: GameWords;
}

const games: Readonly<Record<string, Parts>> = {
  'black-orchestra': {
    client: async () => (await import('./black-orchestra')).blackOrchestraClient,
    words: blackOrchestraWords,
  },
  complots: {
    client: async () => (await import('./complots')).complotsClient,
    words: complotsWords,
  },
  'liars-dice': {
    client: async () => (await import('./liars-dice')).liarsDiceClient,
    words: liarsDiceWords,
  },
  'moonless-alley': {
    client: async () => (await import('./moonless-alley')).moonlessAlleyClient,
    words: moonlessAlleyWords,
  },
};

/** The sentences of the screen of a game in all languages. Throws when this client has no drawing for it. */
export function gameWords(name: string): GameWords {
  return partsOf(name).words;
}

function partsOf(name: string): Parts {
  const parts = games[name];
  if (parts === undefined) throw new Error(`no drawing for ${name}`);
  return parts;
}

/**
 * Loads how a game draws its table.
 * @param name the game's name in its meta
 * @throws Error when this client has no drawing for it
 */
export async function loadGameClient(name: string): Promise<GameClient<unknown, unknown, unknown>> {
  const { client } = partsOf(name);
  // The views and facts of a game are only passed to the drawing of the same name. The type checker cannot know that.
  return (await client()) as GameClient<unknown, unknown, unknown>;
}

/**
 * Loads the sentences of a game's own screen.
 * @param name the game's name in its meta
 * @param wording a key of `GameModule.wordings`; null for the usual words
 * @throws Error when this client has no drawing for the game
 */
export async function loadGameWords(name: string, language: Language, wording: string | null): Promise<Compiled> {
  return loadWording(partsOf(name).words, language, wording);
}
