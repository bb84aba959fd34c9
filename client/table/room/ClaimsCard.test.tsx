/** @jest-environment ./client/testing/environment.ts */
import { act, screen } from '@testing-library/react';

import { seat } from '../../../shared/engine/ask';
import type { ClaimView, MemberId, ProposalId } from '../../../shared/protocol/rooms';
import { buttons, draw, tabTo } from '../../testing/draw';
import { memberView } from '../../testing/room';
import { atTable, BARE_VIEW, bareGame, type Setting, TestTable } from '../../testing/table';
import { ClaimsCard } from './ClaimsCard';

const [ANNA, BEN, CHLOE] = [1, 2, 3] as MemberId[] as [MemberId, MemberId, MemberId];
const members = ['Anna', 'Ben', 'Chloé'].map((name, i) => memberView(i, name));
const first: ClaimView = {
  id: 4 as ProposalId,
  member: CHLOE,
  word: 'panda radar',
  since: Date.now() - 180_000,
  agreed: [BEN],
  awaited: [ANNA],
  absent: [],
};
const second: ClaimView = { ...first, id: 5 as ProposalId, word: 'kiwi tango', agreed: [], awaited: [ANNA, BEN] };

const setting = (claims: readonly ClaimView[], at: number | null, alone: readonly number[] = []): Setting => ({
  view: { ...BARE_VIEW, waiting: alone.map((of) => ({ seat: seat(of), kind: 'alone' })) },
  game: bareGame({ secluding: ['alone'] }),
  room: { members, claims },
  own: at === null ? null : seat(at),
});
const card = (...how: Parameters<typeof setting>) => atTable(<ClaimsCard />, setting(...how));
const text = (): string => screen.getByTestId('claims').textContent;
const told = (): string => screen.getByTestId('told-politely').textContent;

it.each([
  {
    language: 'en',
    one: 'Somebody claims to be Chloé',
    two: '2 people claim to be Chloé',
    since: 'for 3 min',
    names: 'Agreed: Ben. Only your answer is missing.',
    help: 'Ask Chloé for their two words.',
    answers: ['I agree (panda radar)', 'No (panda radar)', 'I agree (kiwi tango)', 'No (kiwi tango)'],
    heard: 'Somebody asks for the seat of Chloé. Their words: panda radar.',
  },
  {
    language: 'fr',
    one: 'Quelqu’un dit être Chloé',
    two: '2\u00a0personnes disent être Chloé',
    since: 'depuis 3\u00a0min',
    names: 'D’accord\u00a0: Ben. Il ne manque que votre réponse.',
    help: 'Demandez à Chloé ses deux mots',
    answers: ['D’accord (panda radar)', 'Non (panda radar)', 'D’accord (kiwi tango)', 'Non (kiwi tango)'],
    heard: 'Quelqu’un demande la place de Chloé. Ses mots\u00a0: panda radar.',
  },
] as const)(
  'claims of a seat are told apart by their words, in what is read, pressed and heard ($language)',
  ({ language, one, two, since, names, help, answers, heard }) => {
    const { redraw } = draw(card([first], 0), language);
    expect(text()).toContain(one);
    expect(text()).toContain(since);
    expect(text()).toContain(help);
    expect(screen.getByTestId('proposal-names').textContent).toBe(names);
    expect(told()).toBe(heard);
    redraw(card([first, second], 0));
    expect(text()).toContain(two);
    expect(screen.getAllByTestId('claim-word').map((word) => word.textContent)).toEqual(['panda radar', 'kiwi tango']);
    expect(buttons()).toEqual(answers);
    // The words stay as the claimant says them, whatever the browser translates.
    for (const word of screen.getAllByTestId('claim-word')) expect(word.getAttribute('translate')).toBe('no');
  },
);

it('a claim is heard once, however often somebody agrees to it', () => {
  const { redraw } = draw(card([first], 0), 'en');
  const spoken = screen.getByTestId('told-politely').querySelector('p');
  expect(spoken?.textContent).toContain('panda radar');
  redraw(card([{ ...first, agreed: [ANNA, BEN], awaited: [] }], 0));
  expect(screen.getByTestId('told-politely').querySelector('p')).toBe(spoken);
});

it('who has agreed may say no still, and has it done when nobody is left to answer', () => {
  const { redraw } = draw(card([{ ...first, agreed: [ANNA], awaited: [BEN] }], 0), 'en');
  expect(buttons()).toEqual(['No (panda radar)']);
  redraw(card([{ ...first, agreed: [ANNA], awaited: [] }], 0));
  expect(buttons()).toEqual(['Everybody here agrees: do it (panda radar)', 'No (panda radar)']);
});

it('the owner reads that the claim is for their seat, and spectators have no buttons', () => {
  const { redraw } = draw(card([first], 2), 'en');
  expect(text()).toContain('Somebody claims to be you');
  expect(text()).not.toContain('Ask Chloé');
  redraw(card([first], null));
  expect(text()).toContain('Somebody claims to be Chloé');
  expect(buttons()).toEqual([]);
});

it('claims of several seats stand under the names of those seats', () => {
  draw(card([first, { ...second, member: BEN }], 0), 'en');
  expect(text()).toContain('2 people ask for seats');
  expect(screen.getAllByRole('heading').map((one) => one.textContent)).toEqual([
    'The seat of Ben',
    'The seat of Chloé',
  ]);
});

it('a member who agrees to a claim reads that secret choices are drawn anew', () => {
  const { redraw } = draw(card([first], 0), 'en');
  expect(text()).not.toContain('drawn anew');
  redraw(card([first], 0, [2]));
  expect(text()).toContain('Chloé’s secret choice is drawn again there.');
});

it('is answered with the keyboard, and only explains while presses do', async () => {
  const table = new TestTable();
  const looks = { mode: 'look' } as const;
  const { user } = draw(table.around(<ClaimsCard />, { ...setting([first, second], 0), looks }), 'en');
  for (const name of ['I agree (kiwi tango)', 'No (panda radar)']) {
    await tabTo(user, 'button', name);
    await user.keyboard('{Enter}');
    expect(table.now().dialog).toBe('look-only');
    act(() => table.now().actions.close());
  }
  expect(screen.queryByRole('alert')).toBeNull();
});
