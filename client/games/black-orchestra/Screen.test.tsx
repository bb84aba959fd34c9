/** @jest-environment ./client/testing/environment.ts */
import { screen } from '@testing-library/react';

import { interrogated } from '../../../shared/games/black-orchestra/testing/interrogation';
import type { Scenario } from '../../../shared/games/black-orchestra/testing/scenario';
import { draw } from '../../testing/draw';
import { Screen } from './Screen';
import { drawingIn } from './testing/drawing';

type View = ReturnType<Scenario['view']>;

/** What somebody sees in the place of the map while Beck is interrogated. */
function seenBy(who: 'beck' | 'kordt' | null, changed: (view: View) => View = (view) => view) {
  const { drawing } = drawingIn('en', changed(interrogated('confession').view(who)));
  return draw(<Screen drawing={drawing} telling={null} seek={null} following="free" />, 'en');
}

const door = () => screen.queryByRole('heading', { name: 'Ludwig Beck is inside.' });
const isClosed = (): boolean => document.querySelector('.bo-under')?.hasAttribute('inert') === true;

test.each([['kordt' as const], [null]])(
  '%s sees a closed door for as long as it is closed, and the map if they want (found: the wait looked like any other)',
  async (who) => {
    const { user } = seenBy(who);
    await screen.findByRole('heading', { name: 'Ludwig Beck is inside.' });
    expect(isClosed()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'See the map' }));
    expect([door(), isClosed()]).toEqual([null, false]);
    expect(document.activeElement).toBe(document.querySelector('.bo-under'));
  },
);

test('the prisoner, who has a room of their own for it, sees the map behind it', () => {
  seenBy('beck');
  expect(isClosed()).toBe(false);
});

test('a stand-in who answers for the prisoner stands before no door', () => {
  const { asks } = interrogated('confession').view('beck');
  const [{ seat } = { seat: undefined }] = asks;
  if (seat === undefined) throw new Error('nobody is asked');
  seenBy('kordt', (view) => ({ ...view, kept: [{ seat, asks, told: [] }] }));
  expect(isClosed()).toBe(false);
});

test('after an eagle everybody knows what is asked: the door is open', () => {
  const text = { m: 'log.resist-eagle', p: { effect: { m: 'effect.suspicion-all' } } };
  seenBy('kordt', (view) => ({ ...view, log: [...view.log, { text }] }));
  expect(isClosed()).toBe(false);
});
