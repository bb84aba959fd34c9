/** @jest-environment ./client/testing/environment.ts */
import { act, screen, within } from '@testing-library/react';

import { interrogated } from '../../shared/games/black-orchestra/testing/interrogation';
import { ONLOOKERS } from '../base/settings';
import { blackOrchestraIn } from '../games/black-orchestra/testing/game';
import { draw } from '../testing/draw';
import { TestTable } from '../testing/table';
import { useQuestions } from './prompt/useQuestions';
import { Question } from './Question';
import { QuestionScene } from './QuestionScene';
import { TableDialogs } from './TableDialogs';

/** Does what keys do at a table. */
function Keyboard() {
  useQuestions('');
  return null;
}

/** The prisoner at a table, with the drawer's place for questions. */
function atInterrogation(language: 'en' | 'fr', access: 'open' | 'closed' = 'open') {
  const view = interrogated('confession').view('beck');
  const table = new TestTable();
  const { user } = draw(
    table.around(
      <>
        <Question extent="all" />
        <QuestionScene />
        <TableDialogs />
        <Keyboard />
      </>,
      {
        view,
        game: blackOrchestraIn(language),
        seat: view.you,
        own: view.you,
        access,
        // What an option reveals is looked at first.
        choose: (_ask, key, onFinal) => {
          chosen.push(key);
          onFinal?.();
        },
      },
    ),
    language,
  );
  return user;
}

const chosen: string[] = [];
beforeEach(() => chosen.splice(0));
afterEach(() => act(() => ONLOOKERS.set('nobody')));

const options = () => screen.queryAllByTestId('option');

describe.each([
  { language: 'en', choices: 'Your options', leave: 'See the table', back: 'Back to your choice' },
  { language: 'fr', choices: 'Vos options', leave: 'Voir la table', back: 'Revenir à votre choix' },
] as const)('A question that fills the screen ($language)', ({ language, choices, leave, back }) => {
  it('stands there once, takes the focus, and can be left for the table and come back to', async () => {
    const user = atInterrogation(language);
    const scene = await screen.findByRole('dialog', { name: choices });
    expect(await within(scene).findAllByTestId('option')).toHaveLength(3);
    expect(options()).toHaveLength(3);
    expect(scene.contains(document.activeElement)).toBe(true);
    await user.click(screen.getByRole('button', { name: leave }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(options()).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: back }));
    expect(options()).toHaveLength(3);
  });
});

test('Escape leaves it; over it, Escape closes the card of an option first', async () => {
  const user = atInterrogation('en');
  const [first] = await screen.findAllByTestId('option');
  if (first === undefined) throw new Error('nothing is asked');
  await user.click(first);
  await screen.findByTestId('option-card');
  await user.keyboard('{Escape}');
  expect(screen.queryByTestId('option-card')).toBeNull();
  screen.getByTestId('question-scene');
  await user.keyboard('{Escape}');
  expect(screen.queryByTestId('question-scene')).toBeNull();
});

test('the key of an option chooses it there as anywhere (found: in a scene no key did anything)', async () => {
  const user = atInterrogation('en');
  const [, second] = await screen.findAllByTestId('option');
  await user.keyboard(second?.getAttribute('aria-keyshortcuts') ?? 'none');
  expect(chosen).toEqual(['betrays']);
});

test('the tabulator goes round in it', async () => {
  const user = atInterrogation('en');
  const scene = await screen.findByTestId('question-scene');
  await within(scene).findAllByTestId('option');
  for (let i = 0; i < 6; i++) {
    await user.tab();
    expect(scene.contains(document.activeElement)).toBe(true);
  }
});

test('before onlookers the curtain hides it as well', async () => {
  ONLOOKERS.set('some');
  atInterrogation('en', 'closed');
  const scene = await screen.findByTestId('question-scene');
  within(scene).getByTestId('curtain');
  expect(options()).toHaveLength(0);
});
