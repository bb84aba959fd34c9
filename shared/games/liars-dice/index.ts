import { defineGame } from '../../engine/define-game';
import { ranksForetold } from '../../engine/ranks-foretold';
import { bots } from './bots';
import { en } from './i18n/en';
import { fr } from './i18n/fr';
import { redeal } from './imagining';
import { meta } from './meta';
import { rulebook } from './rulebook';
import { setup, STREAMS } from './setup';
import type { DiceCore, DiceTable } from './state';
import { step } from './step';
import { table } from './table';

/** Liar's dice: hidden dice, rising bids, and a doubt that costs somebody a die. */
export const liarsDice = defineGame<DiceCore, DiceTable>({
  meta,
  rules: 'liars-dice/1',
  streams: STREAMS,
  setup,
  step,
  out: ({ pub }) => pub.out,
  table,
  imagining: { open: [], redeal },
  predictions: ranksForetold(({ left }) => left.length),
  bots,
  messages: { en, fr },
  rulebook,
});
