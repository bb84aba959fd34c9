/** @jest-environment ./client/testing/environment.ts */
import { screen } from '@testing-library/react';

import type { Language } from '../../../shared/engine/game';
import { Scenario } from '../../../shared/games/black-orchestra/testing/scenario';
import { HABIT } from '../../base/settings';
import { blackOrchestraIn } from '../../games/black-orchestra/testing/game';
import { buttons, draw, tabTo } from '../../testing/draw';
import { TestTable } from '../../testing/table';
import { OptionList } from './OptionList';

const MOVES = {
  en: [
    'Move to Hannover',
    'Move to Nuremberg',
    'Move to Gestapo HQ',
    'Move to the Sportpalast',
    'Move to the Ministry of Propaganda',
    'Move to the Chancellery',
    'Move to the Deutschlandhalle',
    'Move to the Zeughaus',
  ],
  fr: [
    'Aller à Hanovre',
    'Aller à Nuremberg',
    'Aller au QG de la Gestapo',
    'Aller au Sportpalast',
    'Aller au ministère de la Propagande',
    'Aller à la Chancellerie',
    'Aller à la Deutschlandhalle',
    'Aller au Zeughaus',
  ],
} as const;

/** What Beck can do at the start of his turn, as a list that somebody uses for whom everything acts at once. */
function atTheStart(language: Language, chosen: string | null = null) {
  HABIT.set('at-once');
  const view = Scenario.turn().view('beck');
  const [ask] = view.asks;
  if (ask === undefined) throw new Error('nothing is asked');
  const keys: string[] = [];
  const table = new TestTable();
  const game = blackOrchestraIn(language);
  const { client } = game;
  const note: typeof client.choosing.note = ({ option }) => (option.key === 'end' ? 'then an event' : null);
  const answering = chosen === null ? {} : { [ask.id]: { key: chosen, given: 1, kind: 'sent' as const } };
  const list = table.around(<OptionList ask={ask} previews={null} described="described" unfolded={null} />, {
    view,
    game: { ...game, client: { ...client, choosing: { ...client.choosing, note } } },
    pending: { answering, error: null },
    choose: (_, key) => void keys.push(key),
  });
  return { ...draw(list, language), keys, pointed: () => [...table.now().emphasis] };
}

describe.each([
  { language: 'en', draws: 'Draw a card', conspire: 'Conspire 3', move: 'Move 8', end: 'End turn' },
  {
    language: 'fr',
    draws: 'Piocher une carte',
    conspire: 'Conspirer 3',
    move: 'Se déplacer 8',
    end: 'Finir le tour',
  },
] as const)('A long list of options ($language)', ({ language, draws, conspire, move, end }) => {
  it('folds what is alike under a heading that says how many there are, and shows the rest', () => {
    atTheStart(language);
    expect(buttons()).toEqual([draws, conspire, move, end]);
    expect(screen.getByRole('button', { name: move }).getAttribute('aria-expanded')).toBe('false');
  });

  it('says under an option what awaits whoever takes it, beside its name', () => {
    atTheStart(language);
    const option = screen.getByRole('button', { name: end, description: 'then an event' });
    expect(option.textContent).toBe(`${end}then an event`);
  });

  it('unfolds a heading by Enter and offers exactly its options, by name and in order', async () => {
    const { user } = atTheStart(language);
    const heading = await tabTo(user, 'button', move);
    await user.keyboard('{Enter}');
    expect(heading.getAttribute('aria-expanded')).toBe('true');
    expect(buttons()).toEqual([draws, conspire, move, ...MOVES[language], end]);
    await user.keyboard('{Enter}');
    expect(buttons()).toEqual([draws, conspire, move, end]);
  });

  it('tells the option that is chosen by Enter or Space on it, and no other', async () => {
    const { user, keys } = atTheStart(language);
    await tabTo(user, 'button', move);
    await user.keyboard(' ');
    await tabTo(user, 'button', MOVES[language][1]);
    await user.keyboard('{Enter}');
    await tabTo(user, 'button', end);
    await user.keyboard(' ');
    expect(keys).toEqual(['move:nuremberg', 'end']);
  });
});

describe('An option', () => {
  it('that points at a thing emphasises it while it is hovered', async () => {
    const { user, pointed } = atTheStart('en');
    await user.hover(screen.getByRole('button', { name: 'Draw a card' }));
    expect(pointed()).toEqual(['deck:conspirator']);
    await user.unhover(screen.getByRole('button', { name: 'Draw a card' }));
    expect(pointed()).toEqual([]);
  });

  it('that points at a thing emphasises it while it has the focus', async () => {
    const { user, pointed } = atTheStart('en');
    await tabTo(user, 'button', 'Draw a card');
    expect(pointed()).toEqual(['deck:conspirator']);
    await tabTo(user, 'button', 'Conspire 3');
    expect(pointed()).toEqual([]);
  });

  it('that points at nothing emphasises nothing', async () => {
    const { user, pointed } = atTheStart('en');
    await tabTo(user, 'button', 'End turn');
    await user.hover(screen.getByRole('button', { name: 'End turn' }));
    expect(pointed()).toEqual([]);
  });

  it.each([
    ['en', 'End turn Sending…'],
    ['fr', 'Finir le tour Envoi…'],
  ] as const)('on its way says so, and until it is settled no other can be chosen (%s)', async (language, sending) => {
    const { user, keys } = atTheStart(language, 'end');
    expect(buttons()).toContain(sending);
    for (const button of screen.getAllByRole('button')) await user.click(button);
    expect(keys).toEqual([]);
    const usable = screen.getAllByRole('button').filter((button) => !button.hasAttribute('disabled'));
    expect(usable.map((button) => button.getAttribute('data-group'))).toEqual(['group.conspire', 'group.move']);
  });
});
