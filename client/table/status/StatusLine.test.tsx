/** @jest-environment ./client/testing/environment.ts */
import { screen } from '@testing-library/react';

import { seat } from '../../../shared/engine/ask';
import type { Language } from '../../../shared/engine/game';
import type { MatchView } from '../../../shared/engine/match';
import type { MemberView } from '../../../shared/protocol/rooms';
import { makeRenderer } from '../../../shared/text/render';
import { draw } from '../../testing/draw';
import { memberView } from '../../testing/room';
import { atTable, BARE_VIEW, bareGame } from '../../testing/table';
import { StatusLine } from './StatusLine';

const view: MatchView = {
  ...BARE_VIEW,
  you: seat(0),
  waiting: [1, 2].map((at) => ({ seat: seat(at), kind: 'vow' })),
};

function status(
  language: Language,
  ben: Partial<MemberView>,
  chloe: Partial<MemberView>,
  keepers: MatchView['keepers'] = {},
): string | null {
  const text = makeRenderer(language, { 'waiting.vow': '{who} choose a vow.' });
  const game = bareGame({ secluding: ['vow'] }, text);
  const members = [memberView(0, 'Anna'), memberView(1, 'Ben', ben), memberView(2, 'Chloé', chloe)];
  draw(atTable(<StatusLine />, { view: { ...view, keepers }, game, room: { members } }), language);
  return screen.getByTestId('status').textContent;
}

const AWAY = { connected: false };

test('present players are choosing, absent ones are away', () => {
  expect(status('en', {}, {})).toBe('Ben and Chloé choose a vow.');
});

test('one who is away is not said to choose', () => {
  expect(status('en', AWAY, {})).toBe('Chloé choose a vow. Waiting: Ben is away.');
});

test.each([
  ['en', 'Chloé choose a vow. Waiting: Ben has been away for 4 min.'],
  ['fr', 'Chloé choose a vow. Ben n’est pas là depuis 4 min : la table attend.'],
] as const)('of one who is away is said for how long (%s)', (language, said) => {
  expect(status(language, { ...AWAY, awayForMs: 245_000 }, {})?.replace(/\s/gu, ' ')).toBe(said);
});

test('of several who are away is said for how long each', () => {
  expect(status('en', { ...AWAY, awayForMs: 245_000 }, { ...AWAY, awayForMs: 30_000 })).toBe(
    'Waiting: Ben (for 4 min) and Chloé are away.',
  );
});

test('when all are away, nobody chooses', () => {
  expect(status('fr', AWAY, AWAY)).toBe('Ben et Chloé ne sont pas là\u00a0: la table attend.');
});

test('a seat that was freed is said to be free: nobody chooses there, and nobody is away', () => {
  expect(status('en', { ...AWAY, vacant: true }, AWAY)).toBe(
    'Free seat: Ben. Whoever has the link can take it. Waiting: Chloé is away.',
  );
});

test.each([
  ['fr', { bot: 'quick' }, 'Les robots Ben et Chloé réfléchissent.'],
  ['en', AWAY, 'The bot Ben is thinking. Waiting: Chloé is away.'],
] as const)('bots are said to think, one or several (%s)', (language, chloe, said) => {
  expect(status(language, { bot: 'quick' }, chloe)).toBe(said);
});

const BEN = { kind: 'seat', seat: seat(1) } as const;
const ANNA = { kind: 'seat', seat: seat(0) } as const;
const BOT = { kind: 'bot', level: 'steady' } as const;

test.each([
  ['en', { by: BEN, alone: 'kept' }, 'Ben choose a vow. Ben stands in for Chloé.'],
  ['en', { by: BEN, alone: 'waits' }, 'Ben choose a vow. Waiting: Chloé is away.'],
  ['fr', { by: ANNA, alone: 'kept' }, 'Ben choose a vow. Vous répondez pour Chloé.'],
  ['fr', { by: BOT, alone: 'kept' }, 'Ben choose a vow. Un robot répond pour Chloé.'],
] as const)(
  'a player with a stand-in does not count as away, except for secret choices (%s)',
  (language, keeping, said) => {
    expect(status(language, {}, AWAY, { 2: keeping })).toBe(said);
  },
);

test('waiting players read the public part of the question', () => {
  const text = makeRenderer('en', {
    'about.vow': '{n, plural, one {{who} chooses} other {{who} choose}} a vow to {to}.',
    x: 'Zoé',
  });
  const game = bareGame({ secluding: ['vow'] }, text);
  const waiting = [1, 2].map((at) => ({
    seat: seat(at),
    kind: 'vow',
    about: { m: 'about.vow', p: { to: { m: 'x' } } },
  }));
  const members = [memberView(0, 'Anna'), memberView(1, 'Ben'), memberView(2, 'Chloé')];
  draw(atTable(<StatusLine />, { view: { ...view, waiting }, game, room: { members } }), 'en');
  expect(screen.getByTestId('status').textContent).toBe('Ben and Chloé choose a vow to Zoé.');
});
