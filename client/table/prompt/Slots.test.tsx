/** @jest-environment ./client/testing/environment.ts */
import { act, screen, within } from '@testing-library/react';

import type { Language } from '../../../shared/engine/game';
import type { MatchView } from '../../../shared/engine/match';
import { one, Scenario } from '../../../shared/games/black-orchestra/testing/scenario';
import { HABIT } from '../../base/settings';
import { blackOrchestraIn } from '../../games/black-orchestra/testing/game';
import { buttons, draw } from '../../testing/draw';
import { TestTable } from '../../testing/table';
import { useKeys } from '../keys/useKeys';
import { useTable } from '../store/TableContext';
import { AdvanceButton } from './AdvanceButton';
import { EndTurn } from './EndTurn';
import { Prompt } from './Prompt';

const nothing = () => undefined;
const NBSP = '\u00a0';

/** What stands in a drawer or beside the map, with its keys. */
function Turn() {
  useKeys(
    useTable(({ prompt }) => prompt),
    { onHelp: nothing, onEscape: nothing },
  );
  return (
    <aside>
      <EndTurn />
      <AdvanceButton />
      <Prompt extent="row" />
    </aside>
  );
}

/** A turn as somebody sees it who wants to look before they take what is final; `told` notes the answers. */
async function turn(view: MatchView, language: Language = 'en') {
  HABIT.set('look-first');
  const told: string[] = [];
  const table = new TestTable();
  const choose = (_: string, key: string) => void told.push(key);
  const { user } = draw(table.around(<Turn />, { view, game: blackOrchestraIn(language), choose }), language);
  // What brings the goal nearer is worked out after the table has been drawn.
  await act(() => Promise.resolve());
  return { user, told, now: () => table.now() };
}

/** The slots as they stand: their words, and whether they hold something, are open, are what is to be done. */
function row(): readonly string[] {
  return [...document.querySelectorAll<HTMLElement>('.slot')].map(({ textContent, dataset, ariaExpanded }) =>
    [
      textContent.trim(),
      ...(dataset['holds'] === 'nothing' ? ['empty'] : []),
      ...(ariaExpanded === 'true' ? ['open'] : []),
      ...(dataset['advances'] === 'yes' ? ['next'] : []),
    ].join(', '),
  );
}
/** The button of a slot. */
function slot(id: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`.slot[data-slot=${id}]`);
  if (found === null) throw new Error(`no slot ${id}`);
  return found;
}
const options = () => [...document.querySelectorAll<HTMLElement>('.slot-open [data-testid=option]')];

describe('The slots of a turn', () => {
  it.each([
    ['en', ['Move', 'Conspire', 'Draw, next', 'Here, empty', 'Cards, empty'], 'End turn'],
    ['fr', ['Aller', 'Conspirer', 'Piocher, next', 'Ici, empty', 'Cartes, empty'], 'Finir le tour'],
  ] as const)('are five in one order (%s)', async (language, slots, end) => {
    await turn(Scenario.turn().view('beck'), language);
    expect(row()).toEqual(slots);
    screen.getByRole('button', { name: end });
  });

  it('are the same when other things can be done', async () => {
    const s = Scenario.turn({ table: (draft) => void (draft.pub.turn.conspired = 'yes') });
    await turn(s.view('beck'));
    expect(row().map((words) => words.replace(/ \d.*|,.*/, ''))).toEqual(['Move', 'Conspire', 'Draw', 'Here', 'Cards']);
    expect(row()[1]).toBe('Conspire, empty');
  });

  it('draw at one tap (found: a list, then a card)', async () => {
    const { user, told } = await turn(Scenario.turn().view('beck'));
    await user.click(slot('draw'));
    expect(told).toEqual(['dossier']);
  });

  it.each([
    ['en', 'Dossier full (2/2): you will have to discard a card.'],
    ['fr', 'Dossier plein (2/2) : vous devrez défausser une carte.'],
  ] as const)(
    'say first that there is no room for a card (%s; found: two drew without knowing)',
    async (language, note) => {
      const s = Scenario.turn({
        table: (draft) => {
          one(draft, 'beck').dossier = ['hidden-bomb#1', 'sniper#1'];
        },
      });
      const { user, told } = await turn(s.view('beck'), language);
      await user.click(slot('draw'));
      expect(told).toEqual([]);
      expect(document.querySelector('.slot-open')?.textContent.replaceAll(NBSP, ' ')).toContain(note);
      await user.click(options()[0] ?? slot('draw'));
      expect(told).toEqual(['dossier']);
    },
  );

  it('open in place, one at a time, and shut again', async () => {
    const { user, now } = await turn(Scenario.turn().view('beck'));
    await user.click(slot('conspire'));
    expect(options().map(({ dataset }) => dataset['key'])).toEqual(['conspire:1', 'conspire:2', 'conspire:3']);
    await user.click(slot('move'));
    expect(options().every(({ dataset }) => dataset['key']?.startsWith('move:'))).toBe(true);
    expect(row().slice(0, 2)).toEqual(['Move, open', 'Conspire']);
    expect(now().drawer.stop).toBe('half');
    await user.click(slot('move'));
    expect([options().length, now().drawer.stop]).toEqual([0, 'peek']);
  });

  it('that hold nothing say why', async () => {
    const { user } = await turn(Scenario.turn().view('beck'));
    await user.click(slot('here'));
    expect(within(screen.getByTestId('barred')).getByText('Try to release a prisoner')).toBeTruthy();
  });

  it('hold what can be done at any time in the last of them', async () => {
    const s = Scenario.turn({ table: (draft) => void one(draft, 'beck').dossier.push('called-away#1') });
    const { user } = await turn(s.view('beck'));
    expect(screen.queryByTestId('any-time')).toBeNull();
    // The ways to go and the dice are not counted: that was read as what they cost.
    expect(row().map((words) => /\d/.test(words))).toEqual([false, false, false, true, false]);
    await user.click(slot('cards'));
    expect(within(screen.getByTestId('any-time')).getAllByTestId('option').length).toBeGreaterThan(0);
  });

  it('are pressed by the first digits, and what they hold by the next ones', async () => {
    const { user, told } = await turn(Scenario.turn().view('beck'));
    await user.keyboard('2');
    expect(options().map((option) => option.getAttribute('aria-keyshortcuts'))).toEqual(['6', '7', '8']);
    await user.keyboard('7');
    expect(told).toEqual(['conspire:2']);
  });

  it('leave the end of the turn a key of its own', async () => {
    const { user, told } = await turn(Scenario.turn().view('beck'));
    await user.keyboard('0');
    expect(told).toEqual(['end']);
  });

  it('have one that the goal’s button is the same step as', async () => {
    const { user, told } = await turn(Scenario.turn().view('beck'));
    expect(screen.getByTestId('advance').textContent).toBe('Draw');
    await user.click(screen.getByTestId('advance'));
    await user.keyboard('g');
    expect(told).toEqual(['dossier', 'dossier']);
  });
});

test('a question without slots has none', async () => {
  const s = Scenario.turn().choose('beck', 'move:hannover').choose('beck', 'end');
  await turn(s.view('beck'));
  expect(row()).toEqual([]);
  expect(buttons()).not.toContain('End turn');
});
