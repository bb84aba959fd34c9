import type { GameModule } from '../../engine/game';
import { secondEdition } from './cards/second-edition';
import type { CardSet } from './cards/types';
import { messages } from './messages';
import { meta } from './meta';
import { offers } from './rules/any-time';
import { step } from './rules/step';
import { checkOptions, setup } from './setup';
import type { Core } from './state';
import { type Table, tableOf } from './table';

/** Black Orchestra, second edition, as the engine runs it. */
export const blackOrchestra: GameModule<Core, Table, CardSet> = {
  meta,
  rules: 'black-orchestra/1',
  continues: [],
  checkOptions,
  setup: (request) => setup(request, secondEdition),
  content: () => secondEdition,
  step,
  offers,
  table: (core) => tableOf({ core, content: secondEdition }),
  messages,
};
