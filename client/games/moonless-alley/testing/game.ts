import type { Catalogue, Language } from '../../../../shared/engine/game';
import { inLanguage, type InLanguages } from '../../../../shared/engine/languages';
import { moonlessAlley } from '../../../../shared/games/moonless-alley';
import { makeRenderer, type Renderer } from '../../../../shared/text/render';
import { seatNames } from '../../../../shared/text/seat-names';
import { en } from '../i18n/en';
import { fr } from '../i18n/fr';

const SCREEN: InLanguages<Catalogue> = { en, fr };

/** The sentences of Moonless Alley at a table of Anna, Ben, Cleo and Dan; one that is missing throws. */
export function wordsIn(language: Language): Renderer {
  const names = ['Anna', 'Ben', 'Cleo', 'Dan'].map((name, i) => [i + 1, name] as const);
  return makeRenderer(language, {
    ...inLanguage(moonlessAlley.messages, language),
    ...inLanguage(SCREEN, language),
    'engine.seat': seatNames(names),
  });
}
