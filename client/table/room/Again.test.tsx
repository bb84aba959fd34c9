/** @jest-environment ./client/testing/environment.ts */
import { seat } from '../../../shared/engine/ask';
import type { Language } from '../../../shared/engine/game';
import type { MemberView } from '../../../shared/protocol/rooms';
import { buttons, draw } from '../../testing/draw';
import { memberView } from '../../testing/room';
import { atTable, BARE_VIEW, bareGame } from '../../testing/table';
import { Again } from './Again';

/** What Anna reads after the end, with these others at the table, while these seats have so many milliseconds to answer. */
function again(
  language: Language,
  awaited: Readonly<Record<number, number>>,
  me: Partial<MemberView>,
  ...others: readonly Partial<MemberView>[]
) {
  const members = [
    memberView(0, 'Anna', me),
    ...others.map((more, i) => memberView(i + 1, ['Ben', 'Chloé'][i] ?? '', more)),
  ];
  const waits = members.flatMap(({ seat: at, id }) => {
    const forMs = awaited[at];
    return forMs === undefined ? [] : [{ member: id, forMs }];
  });
  const room = { phase: 'over', members, again: waits } as const;
  draw(atTable(<Again />, { view: { ...BARE_VIEW, you: seat(0) }, game: bareGame(), room, own: seat(0) }), language);
  const read = (what: string) => document.querySelector(what)?.textContent.replaceAll('\u00a0', ' ');
  return { said: read('.again-wait'), time: read('.again-time'), buttons: buttons() };
}

const IN = { ready: true };
const MINUTE = 60_000;

describe.each([
  {
    language: 'en' as const,
    ways: ['Play again', 'Back to the lobby'],
    asked: 'Ben wants another game. You?',
    both: 'Ben and Chloé want another game. You?',
    title: 'Another game?',
    in: 'I’m in',
    waiting: 'You are in. Waiting for Chloé.',
    out: 'Not after all',
    all: 'Everybody is in.',
    late: 'Playing now leaves out Chloé.',
    left: '0:45 left to answer.',
    yours: '0:45 left to answer, or it may begin without you.',
  },
  {
    language: 'fr' as const,
    ways: ['Rejouer', 'Revenir au salon'],
    asked: 'Ben propose une autre partie. Et vous ?',
    both: 'Ben et Chloé proposent une autre partie. Et vous ?',
    title: 'Une autre partie ?',
    in: 'J’en suis',
    waiting: 'Vous en êtes. On attend Chloé.',
    out: 'Finalement, non',
    all: 'Tout le monde en est.',
    late: 'Rejouer maintenant, c’est sans Chloé.',
    left: 'Encore 0:45 pour répondre.',
    yours: 'Encore 0:45 pour répondre, sinon on peut rejouer sans vous.',
  },
])('Another game ($language)', ({ language, ways, ...words }) => {
  it('begins at once for who is alone, with bots or with nobody else who has a say', () => {
    const shown = again(language, { 0: MINUTE }, {}, { bot: 'steady' }, { connected: false });
    expect(shown).toEqual({ said: undefined, time: undefined, buttons: ways });
  });

  it('is an invitation by anybody, which others accept, also those who have gone a moment ago', () => {
    const shown = again(language, { 0: MINUTE, 1: MINUTE, 2: MINUTE }, {}, {}, { connected: false });
    expect(shown).toEqual({ said: words.title, time: undefined, buttons: [words.in] });
  });

  it('says who wants it, and how long there is to answer', () => {
    const shown = again(language, { 0: 45_000, 2: 45_000 }, {}, IN, {});
    expect(shown).toEqual({ said: words.asked, time: words.yours, buttons: [words.in] });
  });

  it('says so of all who do, and of no time once it is over', () => {
    expect(again(language, {}, {}, IN, IN)).toEqual({ said: words.both, time: undefined, buttons: [words.in] });
  });

  it('waits for the others, whose seats are all kept by the lobby', () => {
    const shown = again(language, { 2: 45_000 }, IN, IN, {});
    expect(shown).toEqual({ said: words.waiting, time: words.left, buttons: [ways[1], words.out] });
  });

  it('begins at once when nobody has time left to answer, and says who is left out', () => {
    const shown = again(language, {}, IN, IN, {});
    expect(shown).toEqual({ said: words.late, time: undefined, buttons: [...ways, words.out] });
  });

  it('begins at once when all are in', () => {
    const shown = again(language, {}, IN, IN, IN);
    expect(shown).toEqual({ said: words.all, time: undefined, buttons: [...ways, words.out] });
  });

  it('is begun by nobody who is muted', () => {
    expect(again(language, {}, { ...IN, voice: 'muted' }, IN, IN).buttons).toEqual([words.out]);
  });
});

// Found: a friend without a seat had only the way back to the start page.
it('tells spectators to stay for the next game, and leaves the rest to the players', () => {
  const room = { phase: 'over', members: [memberView(0, 'Anna')] } as const;
  draw(atTable(<Again />, { view: BARE_VIEW, game: bareGame(), room, own: null }), 'en');
  expect(document.querySelector('.again-wait')?.textContent).toBe('Stay here: the next game may have a seat for you.');
  expect(buttons()).toEqual([]);
});
