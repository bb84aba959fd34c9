import type { GameModule } from '../../engine/game';
import { ranksForetold } from '../../engine/ranks-foretold';
import { actions, characters } from './board/characters';
import { bots } from './bots';
import { en } from './i18n/en';
import { fr } from './i18n/fr';
import { redeal } from './imagining';
import { meta } from './meta';
import { rulebook } from './rulebook';
import { offers } from './rules/concede';
import { checkOptions, setup } from './setup';
import { type Core, STREAMS } from './state';
import { step } from './step';
import { type Table, tableOf } from './table';

/** Complots as the engine runs it. Nothing can be taken back: every answer reveals something [CO 14]. */
export const complots: GameModule<Core, Table, null> = {
  meta,
  rules: 'complots/1',
  streams: STREAMS,
  checkOptions,
  setup,
  content: () => null,
  step,
  turn: ({ pub }) => pub.turn.number,
  offers,
  out: ({ pub }) => pub.out,
  table: tableOf,
  facts: { actions, characters },
  imagining: { open: [], redeal },
  predictions: ranksForetold(({ seats }) => seats.length),
  bots,
  messages: { en, fr },
  rulebook,
};
