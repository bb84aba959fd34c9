/** @jest-environment ./client/testing/environment.ts */
import { screen } from '@testing-library/react';

import { Scenario } from '../../../shared/games/black-orchestra/testing/scenario';
import { blackOrchestraIn } from '../../games/black-orchestra/testing/game';
import { draw } from '../../testing/draw';
import { memberView, roomView } from '../../testing/room';
import { WholeTable } from '../../testing/whole-table';

test.each([
  ['a person', null, 'Anna decides on their own device.'],
  ['a bot (found: “Bruno decides on their own device”)', 'steady', undefined],
] as const)('a shared screen says where the answer is given by %s', async (_, bot, says) => {
  const members = ['Anna', 'Ben', 'Chloé'].map((name, at) => memberView(at, name, at === 0 ? { bot } : {}));
  const room = roomView({ phase: 'playing', game: 'black-orchestra', members });
  draw(
    <WholeTable view={Scenario.turn().view(null)} game={blackOrchestraIn('en')} room={room} at="shared-screen" />,
    'en',
  );
  await screen.findByTestId('shared');
  expect(screen.queryByTestId('shared-asked')?.textContent).toBe(says);
});
