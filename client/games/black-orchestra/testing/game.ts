import type { Language } from '../../../../shared/engine/game';
import { blackOrchestra } from '../../../../shared/games/black-orchestra';
import { makeRenderer } from '../../../../shared/text/render';
import type { GameClient } from '../../../table/contract';
import type { Game } from '../../../table/game';
import { blackOrchestraClient } from '..';

/** Black Orchestra as screens get it in a language; a sentence that is missing throws. */
export function blackOrchestraIn(language: Language): Game {
  const catalogue = { ...blackOrchestraClient.words[language], ...blackOrchestra.messages[language] };
  return {
    meta: blackOrchestra.meta,
    client: blackOrchestraClient as GameClient<unknown>,
    text: makeRenderer(language, catalogue),
  };
}
