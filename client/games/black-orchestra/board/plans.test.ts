import { seat } from '../../../../shared/engine/ask';
import { Scenario } from '../../../../shared/games/black-orchestra/testing/scenario';
import { memberView } from '../../../testing/room';
import { PLATE } from './layout';
import { markEdge, wayOf } from './Plans';

const { table } = Scenario.turn().view('beck');
const plan = (of: number, ...keys: readonly string[]) => ({
  id: '1.2',
  seat: seat(of),
  by: memberView(1, 'Ben'),
  length: keys.length,
  steps: keys.map((key, i) => {
    const [kind, id = ''] = key.split(':');
    return { key, n: i + 1, ...(kind === 'move' ? { ref: { kind: 'space', id } } : {}) };
  }),
});

test('the way of a plan leads from where its pawn stands, and what is done on the way is marked where it would be done', () => {
  expect(wayOf(plan(0, 'dossier', 'move:hannover', 'collect', 'move:adlerhorst', 'deliver:item:keys'), table)).toEqual({
    who: 'beck',
    stops: [
      { place: 'train-station', numbers: [1] },
      { place: 'hannover', numbers: [2, 3] },
      { place: 'adlerhorst', numbers: [4, 5] },
    ],
  });
});

test('a plan without steps that are left, or for a seat without a pawn, has no way', () => {
  expect(wayOf(plan(0), table)).toBeNull();
  expect(wayOf(plan(4, 'move:hannover'), table)).toBeNull();
});

test.each(['middle', 'near'] as const)(
  'the mark of a plan leaves the stage of a place in sight (%s; bug: it lay over its number)',
  (detail) => {
    // The badge of a stage begins 2.5 pixels below the upper edge of a plate; a mark is 20 pixels high, its rim 1.
    expect(markEdge(detail).y + 10 + 1).toBeLessThan(-PLATE[detail].height / 2 + 2.5 + 1);
  },
);
