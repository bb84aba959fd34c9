import { defineGame } from '../../engine/define-game';
import { bots } from './bots';
import { en } from './i18n/en';
import { fr } from './i18n/fr';
import { meta } from './meta';
import { rulebook } from './rulebook';
import { setup, STREAMS } from './setup';
import type { Core, Table } from './state';
import { step } from './step';
import { table } from './table';

/** The rules as the engine runs them. */
export const firstGame = defineGame<Core, Table>({
  meta,
  rules: 'first-game/1',
  streams: STREAMS,
  setup,
  step,
  table,
  bots,
  messages: { en, fr },
  rulebook,
});
