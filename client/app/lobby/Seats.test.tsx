/** @jest-environment ./client/testing/environment.ts */
import { screen } from '@testing-library/react';

import { PAIRS } from '../../../shared/testing/pairs';
import { draw } from '../../testing/draw';
import { memberView, roomView } from '../../testing/room';
import { bareGame } from '../../testing/table';
import { Seats } from './Seats';

const members = ['Anna', 'Ben', 'Chloé', 'Dora'].map((name, i) => memberView(i, name));

/** The words of each taken seat, in a game with so much of its meta. */
function seats(meta: Parameters<typeof bareGame>[0], options: Readonly<Record<string, string>> = {}) {
  const nothing = () => undefined;
  const room = roomView({ members, options });
  draw(<Seats room={room} seat={null} game={bareGame(meta)} onSeat={nothing} onFree={nothing} />, 'en');
  return screen.getAllByTestId('member').map(({ textContent }) => textContent);
}

const PICKS = { ids: [], perSeat: {} };

test('a seat has no line about picks in a game without them (found: “Seat 1 · Random”)', () => {
  expect(seats({ maxSeats: 4, picks: PICKS })).toEqual(['Annahost', 'Ben', 'Chloé', 'Dora']);
});

test('a seat names its team where the chosen option makes teams', () => {
  const meta = { maxSeats: 4, picks: PICKS, teams: PAIRS };
  expect(seats(meta, { sides: 'teams' })).toEqual(['AnnaTeam 1host', 'BenTeam 2', 'ChloéTeam 1', 'DoraTeam 2']);
});
