/** @jest-environment ./client/testing/environment.ts */
import { screen } from '@testing-library/react';

import { Scenario } from '../../../shared/games/black-orchestra/testing/scenario';
import type { ProposalId } from '../../../shared/protocol/rooms';
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

test('a shared screen says that somebody asks for a seat (found: whose phone showed something else did not see it)', async () => {
  const members = ['Anna', 'Ben'].map((name, at) => memberView(at, name));
  const [anna, ben] = members;
  if (anna === undefined || ben === undefined) throw new Error('nobody');
  const claim = {
    id: 1 as ProposalId,
    member: ben.id,
    word: 'panda radar',
    since: 0,
    agreed: [],
    awaited: [anna.id],
    absent: [],
  };
  const room = roomView({ phase: 'playing', game: 'black-orchestra', members, claims: [claim] });
  draw(
    <WholeTable view={Scenario.turn().view(null)} game={blackOrchestraIn('en')} room={room} at="shared-screen" />,
    'en',
  );
  expect((await screen.findByTestId('shared-claims')).textContent).toBe(
    'Somebody asks for a seat: answer on your phones.',
  );
});

test('a shared screen has the legend of its game (found: signs were guessed for half an hour)', async () => {
  const members = ['Anna', 'Ben', 'Chloé'].map((name, at) => memberView(at, name));
  const room = roomView({ phase: 'playing', game: 'black-orchestra', members });
  draw(
    <WholeTable view={Scenario.turn().view(null)} game={blackOrchestraIn('en')} room={room} at="shared-screen" />,
    'en',
  );
  await screen.findByRole('region', { name: 'Whoever starts a turn beside' });
});
