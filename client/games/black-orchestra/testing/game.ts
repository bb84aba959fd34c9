import type { Catalogue } from '../../../../shared/engine/game';
import { inLanguage, type InLanguages, type Language, wholeIn } from '../../../../shared/engine/languages';
import { blackOrchestra } from '../../../../shared/games/black-orchestra';
import type { EditionId } from '../../../../shared/games/black-orchestra/board/editions';
import type { FactsByEdition } from '../../../../shared/games/black-orchestra/forecast/facts';
import { makeRenderer } from '../../../../shared/text/render';
import type { GameClient } from '../../../table/contract/contract';
import { withDefaults } from '../../../table/contract/defaults';
import type { Game } from '../../../table/contract/game';
import { blackOrchestraClient } from '..';
import { en } from '../i18n/en';
import { fr } from '../i18n/fr';
import { wordings } from '../i18n/wordings';

/** What the server tells of the cards of each edition. */
export const facts = blackOrchestra.facts as FactsByEdition;

const made = new Map<string, Game>();

/** Black Orchestra as screens get it in a language and the words of an edition; a sentence that is missing throws. */
export function blackOrchestraIn(language: Language, edition: EditionId = 'second'): Game {
  const key = `${language} ${edition}`;
  const game = made.get(key) ?? makeGame(language, edition);
  made.set(key, game);
  return game;
}

function makeGame(language: Language, edition: EditionId): Game {
  const screen: InLanguages<Catalogue> = { en, fr };
  const catalogue = {
    ...inLanguage(screen, language),
    ...inLanguage(wordings[edition] ?? { en: {} }, language),
    ...inLanguage(blackOrchestra.messages, language),
    ...inLanguage(blackOrchestra.wordings?.[edition] ?? { en: {} }, language),
  };
  return {
    meta: blackOrchestra.meta,
    client: withDefaults(blackOrchestraClient as GameClient<unknown, unknown, unknown>),
    facts,
    text: makeRenderer(language, catalogue),
    rulebook: () =>
      Promise.resolve(wholeIn(blackOrchestra.rulebook.wordings?.[edition] ?? blackOrchestra.rulebook.usual, language)),
  };
}
