/** @jest-environment ./client/testing/environment.ts */
import { screen } from '@testing-library/react';

import { type Ask, type AskId, askId, IN_ADVANCE, seat } from '../../../shared/engine/ask';
import { makeRenderer } from '../../../shared/text/render';
import { draw } from '../../testing/draw';
import { BARE_VIEW, bareGame, TestTable } from '../../testing/table';
import { InAdvance } from './InAdvance';

const ask = (id: AskId, kind: string): Ask => ({
  id,
  seat: seat(0),
  kind,
  prompt: { m: 'p' },
  options: [{ key: 'yes', label: { m: 'p' } }],
});

test('what was unfolded beside a question folds with the next one (found: it stayed open while others had the turn)', async () => {
  const orders = ask(askId('9'), IN_ADVANCE);
  const at = new TestTable();
  const beside = (asks: readonly Ask[]) =>
    at.around(<InAdvance about="everything" />, {
      view: { ...BARE_VIEW, asks },
      game: bareGame({}, makeRenderer('en', { p: 'words' })),
    });
  const { user, redraw } = draw(beside([ask(askId('1'), 'action'), orders]), 'en');
  const open = () => screen.getByRole('button', { name: /in advance/ }).getAttribute('aria-expanded');
  await user.click(screen.getByRole('button', { name: /in advance/ }));
  expect(open()).toBe('true');
  redraw(beside([ask(askId('1'), 'action'), orders]));
  expect(open()).toBe('true');
  redraw(beside([orders]));
  expect(open()).toBe('false');
});
