import { SPACE_IDS } from '../../../../shared/games/black-orchestra/board/spaces';
import { BROAD, UPRIGHT } from './layout';
import { neighbour } from './roving';

test('an arrow leads to the nearest space in its direction', () => {
  const go = (from: 'munich' | 'prague', to: 'up' | 'down' | 'left' | 'right') =>
    neighbour(SPACE_IDS, BROAD.places, from, to);
  expect([go('munich', 'up'), go('munich', 'left'), go('munich', 'right')]).toEqual([
    'nuremberg',
    'tannenberg',
    'berghof',
  ]);
  expect(go('prague', 'right')).toBe('auschwitz');
});

test('nothing is beyond the edge of the map', () => {
  expect(neighbour(SPACE_IDS, UPRIGHT.places, 'zurich', 'down')).toBeNull();
});

test('every space can be walked to from every other one', () => {
  const reached = new Set(['munich']);
  for (const place of reached) {
    const from = SPACE_IDS.find((id) => id === place);
    if (from === undefined) continue;
    for (const way of ['up', 'down', 'left', 'right'] as const) {
      const next = neighbour(SPACE_IDS, UPRIGHT.places, from, way);
      if (next !== null) reached.add(next);
    }
  }
  expect(reached.size).toBe(SPACE_IDS.length);
});
