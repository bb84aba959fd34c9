/** @jest-environment ./client/testing/environment.ts */
import { act, screen } from '@testing-library/react';

import { draw } from '../../testing/draw';
import { memberView } from '../../testing/room';
import { atTable, BARE_VIEW, bareGame } from '../../testing/table';
import { AwayMark } from './AwayMark';
import { awayTime } from './useAway';

const MINUTE = 60_000;

test.each([
  [MINUTE - 1, null, null],
  [4 * MINUTE + 59_000, '4 min', '4 min'],
  [60 * MINUTE, '1 hr', '1 h'],
  [24 * 60 * MINUTE, '1 day', '1 j'],
  [3 * 24 * 60 * MINUTE, '3 days', '3 j'],
])('%i ms are said in the largest unit that fits', (ms, en, fr) => {
  const plain = (said: string | null) => said?.replace(/\s/gu, ' ') ?? null;
  expect([plain(awayTime(ms, 'en')), plain(awayTime(ms, 'fr'))]).toEqual([en, fr]);
});

test('whoever has been away counts on between two words of the server', () => {
  jest.useFakeTimers();
  const members = [memberView(0, 'Anna'), memberView(1, 'Hugo', { connected: false, awayForMs: 4 * MINUTE })];
  const [anna, hugo] = members as [(typeof members)[0], (typeof members)[0]];
  const mark = (member: typeof anna) =>
    atTable(<AwayMark member={member} />, { view: BARE_VIEW, game: bareGame(), room: { members } });
  const { redraw } = draw(mark(hugo), 'fr');
  const said = () => screen.getByTestId('away').textContent.replace(/\s/gu, ' ');
  expect(said()).toBe('hors ligne depuis 4 min');
  act(() => jest.advanceTimersByTime(MINUTE));
  expect(said()).toBe('hors ligne depuis 5 min');
  redraw(mark(anna));
  expect(screen.queryByTestId('away')).toBeNull();
  jest.useRealTimers();
});
