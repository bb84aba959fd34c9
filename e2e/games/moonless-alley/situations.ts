import type { Page } from 'playwright-core';

import { press } from '../../screenshots/sight';
import type { Situation } from '../../screenshots/situation';

/** Turns all missions at once. */
async function turnAll(page: Page): Promise<void> {
  await press(page, '[data-testid=turn-all]', 'if it is there');
}

/** Opens what it would come to that an agent falls. */
async function aim(page: Page): Promise<void> {
  await press(page, '[data-testid=option]');
}

/** What is seen of a moment once it is told. */
const TOLD = '.ma-stage[data-told=yes]';

/** What there is to see of a game, from a turn to the end. */
export const situations: readonly Situation[] = [
  { name: 'turn', scene: 'a turn among four', seat: 0 },
  { name: 'waiting', scene: 'a turn among four', seat: 1 },
  { name: 'hand', scene: 'a long hand', seat: 0 },
  { name: 'deploy', scene: 'an agent with arms', seat: 0 },
  { name: 'mercenary', scene: 'a mercenary', seat: 0 },
  { name: 'deployed', scene: 'after an agent', seat: 0 },
  { name: 'pile', scene: 'a second pile', seat: 0 },
  { name: 'pile-of-others', scene: 'a second pile', seat: 1 },
  { name: 'target', scene: 'an agent falls', seat: 0, open: aim },
  { name: 'skill', scene: 'an agent falls', seat: 0 },
  { name: 'newest', scene: 'a newest agent falls', seat: 0 },
  { name: 'throw', scene: 'arms are thrown', seat: 0 },
  { name: 'victim', scene: 'one of two agents is given up', seat: 1 },
  { name: 'allies', scene: 'a turn of allies', seat: 0 },
  { name: 'plot', scene: 'a plot among allies', seat: 0 },
  { name: 'shadow', scene: 'a card for an ally', seat: 0 },
  { name: 'last', scene: 'the last turns', seat: 0 },
  { name: 'stage-deployed', scene: 'an agent with arms', seat: 1, then: { said: [0, 'done'], until: TOLD } },
  { name: 'stage-falls', scene: 'an agent falls', seat: 1, then: { said: [0, 'agent:the-beast'], until: TOLD } },
  { name: 'stage-final', scene: 'the last card of the draw pile', seat: 1, then: { said: [0, 'take'], until: TOLD } },
  { name: 'turning', scene: 'the end of a game', seat: 0 },
  { name: 'end', scene: 'the end of a game', seat: 0, open: turnAll },
  { name: 'end-of-allies', scene: 'the end of allies', seat: 0, open: turnAll },
];
