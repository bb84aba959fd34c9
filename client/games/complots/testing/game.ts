import type { Catalogue, Language } from '../../../../shared/engine/game';
import { inLanguage, type InLanguages, wholeIn } from '../../../../shared/engine/languages';
import { complots } from '../../../../shared/games/complots';
import { makeRenderer, type Renderer } from '../../../../shared/text/render';
import { seatNames } from '../../../../shared/text/seat-names';
import type { GameClient } from '../../../table/contract/contract';
import { withDefaults } from '../../../table/contract/defaults';
import type { Game } from '../../../table/contract/game';
import { complotsClient } from '..';
import type { Facts } from '../drawing';
import { en } from '../i18n/en';
import { fr } from '../i18n/fr';

/** What the server tells of the rules. */
export const facts = complots.facts as Facts;

const SCREEN: InLanguages<Catalogue> = { en, fr };

/** The sentences of Complots at a table of Anna, Ben, Cleo and Dan; one that is missing throws. */
export function wordsIn(language: Language): Renderer {
  const names = ['Anna', 'Ben', 'Cleo', 'Dan'].map((name, i) => [i + 1, name] as const);
  return makeRenderer(language, {
    ...inLanguage(SCREEN, language),
    ...inLanguage(complots.messages, language),
    'engine.seat': seatNames(names),
  });
}

/** Complots as the screens of a room get it in a language. */
export function complotsIn(language: Language): Game {
  return {
    meta: complots.meta,
    client: withDefaults(complotsClient as unknown as GameClient<unknown, unknown, unknown>),
    facts,
    text: wordsIn(language),
    rulebook: () => Promise.resolve(wholeIn(complots.rulebook.usual, language)),
  };
}
