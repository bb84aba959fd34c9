/** @jest-environment ./client/testing/environment.ts */
import { screen } from '@testing-library/react';

import { seat } from '../../../shared/engine/ask';
import type { Language } from '../../../shared/engine/game';
import { SILENT_MS } from '../../../shared/protocol/going-on';
import type { RoomView, ViewMessage } from '../../../shared/protocol/rooms';
import { ABSENT_SAY_MS } from '../../../shared/protocol/time';
import { draw } from '../../testing/draw';
import { memberView } from '../../testing/room';
import { atTable, bareGame } from '../../testing/table';
import { GoOn } from './GoOn';

const NOW = 1_000_000_000;
const meta = { secluding: [], bots: ['quick'] } as const;
const [HUGO, BEN] = [seat(1), seat(2)];

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['queueMicrotask', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  jest.useRealTimers();
});

const view = {
  rules: 'toy',
  you: BEN,
  asks: [],
  waiting: [{ seat: HUGO, kind: 'action' }],
  keepers: {},
  table: null,
  log: [],
  over: null,
} satisfies ViewMessage['view'];

/** The table has waited for Hugo for so long, who is at it or has been away for so long. */
function waiting(
  {
    waitedMs,
    awayMs = null,
    goingOn = [],
  }: { waitedMs: number; awayMs?: number | null; goingOn?: RoomView['goingOn'] },
  language: Language = 'en',
  own: number | null = BEN,
) {
  const since = NOW - waitedMs;
  const members = ['Anna', 'Hugo', 'Ben', 'Chloé'].map((name, i) =>
    memberView(i, name, i === HUGO ? { connected: awayMs === null, awayForMs: awayMs } : {}),
  );
  const game = bareGame(meta);
  const at = { view, game, room: { members, goingOn }, own: own === null ? null : seat(own) };
  const message = {
    view,
    stateID: 1,
    now: NOW,
    waitingSince: [{ seat: HUGO, kind: 'action', since }],
    changedAt: since,
  };
  return draw(atTable(<GoOn />, { ...at, message }), language);
}

const words = () => screen.queryByTestId('going-on')?.textContent ?? '';

test.each([
  ['en', 'In 2:30 the game can go on without Hugo.'],
  ['fr', 'Dans 2:30, la table pourra continuer sans Hugo.'],
] as const)('a table that waits for an absent player says when it can go on (%s)', (language, said) => {
  waiting({ waitedMs: 30_000, awayMs: 30_000 }, language);
  expect(words()).toBe(said);
  expect(said.split(' ').length).toBeLessThanOrEqual(12);
});

test.each([
  [
    'en',
    'Go on without Hugo',
    'One choice is made for Hugo: the usual one, or a bot’s.',
    'In favor: you and Chloé (2 of 2).',
  ],
  [
    'fr',
    'Continuer sans Hugo',
    'Une réponse est donnée pour Hugo\u00a0: l’habituelle, ou celle d’un robot.',
    'D’accord\u00a0: vous et Chloé (2 sur 2).',
  ],
] as const)(
  'after that time there is a button, with its effect and the votes (%s)',
  (language, button, what, agreed) => {
    const since = NOW - ABSENT_SAY_MS.live;
    const both = [memberView(2, 'Ben').id, memberView(3, 'Chloé').id];
    const waited = { waitedMs: ABSENT_SAY_MS.live, awayMs: ABSENT_SAY_MS.live };
    const drawn = waiting({ ...waited, goingOn: [{ seat: HUGO, since, agreed: both, wentAt: null }] }, language);
    expect(words()).toBe([button, what, agreed].join(''));
    expect(screen.getByTestId<HTMLButtonElement>('go-on').disabled).toBe(true);
    drawn.unmount();
    // Votes about an earlier wait are void.
    waiting({ ...waited, goingOn: [{ seat: HUGO, since: since - 1, agreed: both, wentAt: null }] }, language);
    expect(words()).toBe([button, what].join(''));
    expect(screen.getByTestId<HTMLButtonElement>('go-on').disabled).toBe(false);
  },
);

test('a present player gets a long time, and the screen says when its end is near', () => {
  const { unmount } = waiting({ waitedMs: SILENT_MS.live - ABSENT_SAY_MS.live - 1 });
  expect(words()).toBe('');
  unmount();
  const near = waiting({ waitedMs: SILENT_MS.live - 60_000 });
  expect(words()).toBe('In 1:00 the game can go on without Hugo.');
  near.unmount();
  waiting({ waitedMs: SILENT_MS.live });
  expect(screen.queryByTestId('go-on')).not.toBeNull();
});

test('spectators and the awaited player see nothing', () => {
  const { unmount } = waiting({ waitedMs: SILENT_MS.live }, 'en', null);
  expect(words()).toBe('');
  unmount();
  waiting({ waitedMs: SILENT_MS.live }, 'en', HUGO);
  expect(words()).toBe('');
});
