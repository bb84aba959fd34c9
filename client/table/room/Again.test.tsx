/** @jest-environment ./client/testing/environment.ts */
import { seat } from '../../../shared/engine/ask';
import type { Language } from '../../../shared/engine/game';
import type { MemberView } from '../../../shared/protocol/rooms';
import { buttons, draw } from '../../testing/draw';
import { memberView } from '../../testing/room';
import { atTable, BARE_VIEW, bareGame } from '../../testing/table';
import { Again } from './Again';

/** What Anna reads after the end, with these others at the table. */
function again(language: Language, me: Partial<MemberView>, ...others: readonly Partial<MemberView>[]) {
  const members = [
    memberView(0, 'Anna', me),
    ...others.map((more, i) => memberView(i + 1, ['Ben', 'Chloé'][i] ?? '', more)),
  ];
  const room = { phase: 'over', members } as const;
  draw(atTable(<Again />, { view: { ...BARE_VIEW, you: seat(0) }, game: bareGame(), room, own: seat(0) }), language);
  return { said: document.querySelector('.again-wait')?.textContent.replaceAll('\u00a0', ' '), buttons: buttons() };
}

const IN = { ready: true };

describe.each([
  {
    language: 'en' as const,
    ways: ['Play again', 'Back to the lobby'],
    asked: 'Ben wants another game. You?',
    both: 'Ben and Chloé want another game. You?',
    title: 'Another game?',
    in: 'I’m in',
    waiting: 'You are in. Waiting for Chloé.',
    without: 'To the lobby without Chloé',
    out: 'Not after all',
    all: 'Everybody here is in.',
  },
  {
    language: 'fr' as const,
    ways: ['Rejouer', 'Revenir au salon'],
    asked: 'Ben propose une revanche. Et vous ?',
    both: 'Ben et Chloé proposent une revanche. Et vous ?',
    title: 'Une autre partie ?',
    in: 'J’en suis',
    waiting: 'Vous en êtes. On attend Chloé.',
    without: 'Au salon sans Chloé',
    out: 'Finalement, non',
    all: 'Tout le monde en est.',
  },
])('Another game ($language)', ({ language, ways, ...words }) => {
  it('begins at once for who is alone, with bots or with nobody else there', () => {
    const shown = again(language, {}, { bot: 'steady' }, { connected: false });
    expect(shown).toEqual({ said: undefined, buttons: ways });
  });

  it('is an invitation by anybody, which others accept', () => {
    expect(again(language, {}, {}, {})).toEqual({ said: words.title, buttons: [words.in] });
  });

  it('says who wants it', () => {
    expect(again(language, {}, IN, {})).toEqual({ said: words.asked, buttons: [words.in] });
  });

  it('says so of all who do', () => {
    expect(again(language, {}, IN, IN)).toEqual({ said: words.both, buttons: [words.in] });
  });

  it('waits for the others, and can go on without them', () => {
    expect(again(language, IN, IN, {})).toEqual({ said: words.waiting, buttons: [words.without, words.out] });
  });

  it('begins at once when all who are there are in', () => {
    expect(again(language, IN, IN, { connected: false })).toEqual({ said: words.all, buttons: [...ways, words.out] });
  });
});

it('offers nothing to spectators', () => {
  const room = { phase: 'over', members: [memberView(0, 'Anna')] } as const;
  draw(atTable(<Again />, { view: BARE_VIEW, game: bareGame(), room, own: null }), 'en');
  expect(buttons()).toEqual([]);
});
