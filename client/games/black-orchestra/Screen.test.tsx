/** @jest-environment ./client/testing/environment.ts */
import { screen } from '@testing-library/react';

import { interrogated } from '../../../shared/games/black-orchestra/testing/interrogation';
import { draw } from '../../testing/draw';
import { Screen } from './Screen';
import { drawingIn } from './testing/drawing';

/** What somebody sees in the place of the map while Beck is interrogated. */
function seenBy(who: 'beck' | 'kordt' | null) {
  const { drawing } = drawingIn('en', interrogated('confession').view(who));
  return draw(<Screen drawing={drawing} telling={null} seek={null} following="free" />, 'en');
}

const map = () => document.querySelector('.bo-map');

test.each([['kordt' as const], [null]])(
  '%s sees a closed door for as long as it is closed, and the map if they want (found: the wait looked like any other)',
  async (who) => {
    const { user } = seenBy(who);
    await screen.findByRole('heading', { name: 'Ludwig Beck is inside.' });
    expect(map()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'See the map' }));
    expect(screen.queryByRole('heading', { name: 'Ludwig Beck is inside.' })).toBeNull();
    expect(map()).not.toBeNull();
  },
);

test('the prisoner, who has a room of their own for it, sees the map behind it', () => {
  seenBy('beck');
  expect(map()).not.toBeNull();
});
