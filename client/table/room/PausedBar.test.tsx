/** @jest-environment ./client/testing/environment.ts */
import { screen } from '@testing-library/react';

import { seat } from '../../../shared/engine/ask';
import type { Language } from '../../../shared/engine/game';
import type { MemberId, PauseView } from '../../../shared/protocol/rooms';
import { draw } from '../../testing/draw';
import { memberView, roomView } from '../../testing/room';
import { atTable, BARE_VIEW, bareGame } from '../../testing/table';
import { Players } from '../people/Players';
import { StatusLine } from '../status/StatusLine';
import { AskTable } from './AskTable';
import { PausedBar } from './PausedBar';

const members = ['Anna', 'Ben'].map((name, i) => memberView(i, name));
const [ANNA, BEN] = [seat(0), seat(1)];
const SINCE = new Date(2026, 0, 2, 20, 15).getTime();
const PAUSE: PauseView = { by: memberView(1, 'Ben').id, since: SINCE + 500, endedAt: null };

beforeEach(() => {
  jest.useFakeTimers({ now: SINCE + 60_000, doNotFake: ['queueMicrotask', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  jest.useRealTimers();
});

/** The bar for whoever has this seat; the server's clock is half a second ahead. */
const bar = (language: Language, own: typeof ANNA | null, pause: PauseView | null = PAUSE) =>
  draw(<PausedBar room={roomView({ members, pause })} seat={own} clockOffsetMs={500} />, language);

test.each([
  ['en', ANNA, 'Paused since 20:15: Ben asked for it.', 'Go on'],
  ['en', BEN, 'Paused since 20:15: you asked for it.', 'Go on'],
  ['fr', ANNA, 'Pause depuis 20:15, demandée par Ben.', 'Reprendre'],
  ['fr', BEN, 'Pause depuis 20:15, à votre demande.', 'Reprendre'],
] as const)(
  'a player reads who asked for the pause and since when, and can go on (%s, %s)',
  (language, own, said, word) => {
    bar(language, own);
    expect(screen.getByTestId('paused').querySelector('p')?.textContent).toBe(said);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: word }).disabled).toBe(false);
    expect(screen.getByTestId('told-politely').textContent).toBe(said);
  },
);

test('spectators read it and press nothing; of who has gone no name is said', () => {
  bar('en', null, { ...PAUSE, by: 9 as MemberId });
  expect(screen.getByTestId('paused').textContent).toBe('Paused since 20:15.');
});

test('a pause that is over, or none, draws nothing', () => {
  bar('en', ANNA, { ...PAUSE, endedAt: SINCE + 1_000 }).unmount();
  bar('en', ANNA, null);
  expect(screen.queryByTestId('paused')).toBeNull();
});

test.each([
  ['en', 'The game is paused.', 'Pause the game'],
  ['fr', 'La partie est en pause.', 'Faire une pause'],
] as const)(
  'while the table pauses nobody is said to decide, nor nudged, nor a pause asked for (%s)',
  (language, status, word) => {
    const view = { ...BARE_VIEW, you: ANNA, waiting: [{ seat: BEN, kind: 'action' }] };
    const message = { view, stateID: 1, now: 0, changedAt: 0, waitingSince: [{ seat: BEN, kind: 'action', since: 1 }] };
    const table = (pause: PauseView | null) =>
      atTable(
        <>
          <StatusLine />
          <Players />
          <AskTable />
        </>,
        { view, message, game: bareGame(), own: ANNA, room: { members, pause } },
      );
    const { redraw } = draw(table(PAUSE), language);
    expect(screen.getByTestId('status').textContent).toBe(status);
    expect(screen.queryByTestId('nudge')).toBeNull();
    expect(document.querySelector('.awaited')).toBeNull();
    expect(screen.queryByRole('button', { name: word })).toBeNull();
    redraw(table(null));
    expect(screen.getByTestId('status').textContent).not.toBe(status);
    expect(screen.queryByTestId('nudge')).not.toBeNull();
    expect(document.querySelector('.awaited')).not.toBeNull();
    expect(screen.queryByRole('button', { name: word })).not.toBeNull();
  },
);
