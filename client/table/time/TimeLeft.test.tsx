/** @jest-environment ./client/testing/environment.ts */
import { screen } from '@testing-library/react';

import { seat } from '../../../shared/engine/ask';
import { draw } from '../../testing/draw';
import { atTable, BARE_VIEW, bareGame } from '../../testing/table';
import { TimeLeft } from './TimeLeft';

const WAITS = { ...BARE_VIEW, waiting: [{ seat: seat(0), kind: 'action' }] };
const late = () => screen.queryByTestId('late')?.textContent ?? null;

test.each([
  ['en', 'few', 'Shown 5 moves late'],
  ['fr', 'many', 'Avec 20 coups de retard'],
  ['en', 'none', null],
] as const)(
  'spectators read in the place of the time how late they see the table (%s, %s)',
  (language, delay, words) => {
    const at = (view: typeof WAITS) => atTable(<TimeLeft />, { game: bareGame(), room: { delay }, view });
    const { redraw } = draw(at({ ...WAITS, you: null }), language);
    expect(late()).toBe(words);
    redraw(at({ ...WAITS, you: seat(1) }));
    expect(late()).toBeNull();
    redraw(at({ ...WAITS, you: null, over: { outcome: 'called-off', reason: 'agreed' } }));
    expect(late()).toBeNull();
  },
);
