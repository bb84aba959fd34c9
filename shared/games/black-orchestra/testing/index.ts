import { changed } from '../../../engine/draft';
import type { GameTesting } from '../../../testing/game-testing';
import { blackOrchestra } from '..';
import type { EditionId } from '../board/editions';
import type { Core } from '../state';
import { Coverage } from './coverage';
import { faults, fullInventory, inventory } from './invariants';
import { leaks, viewLeaks } from './leaks';
import { redeal } from './redeal';

const inventories = new Map<EditionId, string>();

/** The inventory of an edition as text, made once. */
function full(edition: EditionId): string {
  const known = inventories.get(edition) ?? JSON.stringify(fullInventory(edition));
  inventories.set(edition, known);
  return known;
}

/** What tests know of Black Orchestra: its cards are secret, above all while somebody is interrogated. */
export const blackOrchestraTesting: GameTesting<Core> = {
  game: blackOrchestra,
  invariants: (core) => {
    const whole = JSON.stringify(inventory(core)) === full(core.pub.edition);
    return [...faults(core), ...(whole ? [] : ['something is missing, or there twice'])];
  },
  leaks,
  viewLeaks,
  hadSecrets: ({ log }) => log.some(({ text }) => text.m === 'log.interrogated'),
  // Nobody holds anything that others do not see.
  redeal: (core, _, random) => redeal(core, random),
  scenes: [
    {
      name: 'whoever begins is in prison',
      seats: 3,
      given: (core) =>
        changed(core, (draft) => {
          const prisoner = draft.pub.conspirators[draft.pub.turn.active];
          if (prisoner !== undefined) prisoner.space = 'prison';
        }),
      asked: 'interrogation',
    },
  ],
  nags: { p95: 1, p99: 2, most: 4, waited: 1, clocks: ['window', 'consent'] },
  coverage: () => new Coverage(),
};
