/** @jest-environment ./client/testing/environment.ts */
import { screen } from '@testing-library/react';

import type { ItemId, SpaceId } from '../../../../shared/games/black-orchestra/board/spaces';
import { helpedPlot } from '../../../../shared/games/black-orchestra/testing/plots';
import { draw } from '../../../testing/draw';
import { drawingIn } from '../testing/drawing';
import { Board } from './Board';

/** The map of Canaris, who helps Goerdeler, at the Train Station, with explosives that lie in Munich. */
function drawn(space: SpaceId, items: readonly ItemId[] = []) {
  const s = helpedPlot(space, items);
  draw(
    <Board drawing={drawingIn('en', s.view('canaris')).drawing} telling={null} seek={null} following="free" />,
    'en',
  );
  const way = screen.queryByTestId('goal-way');
  const legs = way?.querySelector('.bo-goal-line')?.getAttribute('d')?.match(/[ML]/g)?.length;
  return { stops: legs ?? 0, mark: screen.queryByTestId('goal-mark') === null ? 'no mark' : 'marked' };
}

describe('The way on the map', () => {
  it('is that of the gold button, to the thing and back with it (found: “Go: Nuremberg”, and nobody saw what for)', () => {
    expect(drawn('train-station')).toEqual({ stops: 5, mark: 'marked' });
  });

  it('marks no place to go to where something is taken first', () => {
    expect(drawn('munich')).toEqual({ stops: 3, mark: 'no mark' });
  });

  it('is not there where the step leads nowhere', () => {
    expect(drawn('train-station', ['explosives'])).toEqual({ stops: 0, mark: 'no mark' });
  });
});
