import { defineGame } from '../../engine/define-game';
import { text } from '../../engine/text';
import { CARDS } from './board/cards';
import { bots } from './bots';
import { plots } from './cards/plots';
import { skills } from './cards/skills';
import type { Content } from './content';
import { en } from './i18n/en';
import { fr } from './i18n/fr';
import { name } from './i18n/names';
import { redeal } from './imagining';
import { meta } from './meta';
import { rulebook } from './rulebook';
import { offers } from './rules/concede';
import { checkOptions, setup } from './setup';
import { type Core, STREAMS } from './state';
import { step } from './step';
import { type Table, tableOf } from './table';

/** Moonless Alley as the engine runs it. */
export const moonlessAlley = defineGame<Core, Table, Content>({
  meta,
  rules: 'moonless-alley/1',
  streams: STREAMS,
  checkOptions,
  setup,
  content: ({ pub }) => ({ skills, plot: plots.find(({ id }) => id === pub.plot) ?? null }),
  step,
  turn: ({ pub }) => pub.turn.number,
  offers,
  // Only what a seat puts together may be taken back: every move is final once it is made [R47].
  undo: {
    allows: ({ hidden }) => hidden.composing !== null,
    line: (_, seat, what) => text('log.undone', { who: name.seat(seat), what }),
  },
  out: ({ pub }) => pub.left,
  table: tableOf,
  reveals: { deck: 'deck', hands: 'hands', piles: 'piles', laid: 'laid', pack: 'pack', chance: 'chance' },
  facts: { cards: CARDS },
  imagining: { open: [], redeal },
  bots,
  messages: { en, fr },
  rulebook,
});
