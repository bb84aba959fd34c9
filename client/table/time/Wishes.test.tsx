/** @jest-environment ./client/testing/environment.ts */
import { screen } from '@testing-library/react';

import { askId, seat } from '../../../shared/engine/ask';
import type { Language } from '../../../shared/engine/game';
import { text } from '../../../shared/engine/text';
import { makeRenderer } from '../../../shared/text/render';
import { draw } from '../../testing/draw';
import { atTable, BARE_VIEW, bareGame } from '../../testing/table';
import { noWishes } from '../choices/useWishes';
import { withDefaults } from '../contract/defaults';
import { Wishes } from './Wishes';

const counter = { id: 'counter.1', kind: 'counter', keys: ['guard'], label: text('counter') };

/** What can be wished for, with what is done. */
function drawn(given: Partial<typeof noWishes>, language: Language = 'en') {
  const done: string[] = [];
  const wishes = {
    ...noWishes,
    wish: ({ id }: { readonly id: string }) => void done.push(`wish ${id}`),
    drop: (id: string) => void done.push(`drop ${id}`),
    pass: (passes: string) => void done.push(`pass ${passes}`),
    ...given,
  };
  const words = makeRenderer(language, { counter: 'Counter' });
  const client = withDefaults({ draw: () => null, Table: () => null, End: () => null, panels: { doubt: () => null } });
  const game = { ...bareGame({}, words), client };
  const asking = (kind: string) => ({ id: askId(kind), seat: seat(0), kind, prompt: text(kind), options: [] });
  const at = (...kinds: readonly string[]) =>
    atTable(<Wishes />, { view: { ...BARE_VIEW, asks: kinds.map(asking) }, game, wishes });
  const { user, redraw } = draw(at(), language);
  return { done, user, redraw: (kind: string) => redraw(at(kind)) };
}

it.each([
  ['en', 'Let pass what is not aimed at me until my turn', 'Drop: Counter'],
  ['fr', 'Laisser passer ce qui ne me vise pas jusqu’à mon tour', 'Annuler\u00a0: Counter'],
] as const)(
  'what is wished stands there with a cross that drops it, what is not with a button (%s)',
  async (language, pass, drop) => {
    const { done, user } = drawn({ wished: [counter], passing: 'not' }, language);
    await user.click(screen.getByRole('button', { name: drop }));
    await user.click(screen.getByRole('button', { name: pass }));
    expect(done).toEqual(['drop counter.1', 'pass by-itself']);
  },
);

it('what is let pass ends with its cross, and another wish is taken', async () => {
  const { done, user } = drawn({ offered: [counter], passing: 'by-itself' });
  await user.click(screen.getByRole('button', { name: 'Drop: Let pass what is not aimed at me until my turn' }));
  await user.click(screen.getByRole('button', { name: 'Counter' }));
  expect(done).toEqual(['pass not', 'wish counter.1']);
});

it('what the panel of an open question draws stands nowhere else', () => {
  const now = { kind: 'doubt', key: 'pass' };
  const { redraw } = drawn({ offered: [{ ...counter, now }] });
  screen.getByRole('button', { name: 'Counter' });
  redraw('doubt');
  expect(screen.queryByTestId('wishes')).toBeNull();
  redraw('another');
  screen.getByRole('button', { name: 'Counter' });
});

it('a game without wishes has no place for them', () => {
  drawn({});
  expect(screen.queryByTestId('wishes')).toBeNull();
});
