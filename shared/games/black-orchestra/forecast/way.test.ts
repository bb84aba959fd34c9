import { editions } from '../editions';
import type { Table } from '../table';
import { one, Scenario } from '../testing/scenario';
import { goalOf } from './goal';
import { type NextStep, nextSteps } from './next-step';
import { type Way, wayOf } from './way';

const { facts } = editions.second;

/** The first step of Canaris and the way that it begins, where Beck holds the Suitcase Bomb with all else that it lacks in hand. */
function wayOfCanaris(
  canaris: Parameters<typeof helping>[0],
  different: Partial<Table> = {},
): readonly [string, Way | null] {
  const table = { ...helping(canaris).view('canaris').table, ...different };
  const goal = goalOf(table, facts, 'canaris', 'all');
  const [step] = nextSteps(table, facts, 'canaris', goal);
  const own = table.conspirators.find(({ id }) => id === 'canaris');
  if (step === undefined || own === undefined) throw new Error('no step');
  return [step.kind, wayOf(table, own, goal, step)];
}

function helping(canaris: {
  readonly space: 'train-station' | 'hannover' | 'zeughaus';
  readonly items: readonly 'explosives'[];
}) {
  return Scenario.turn({
    sheets: ['canaris', 'beck'],
    table: (draft) => {
      Object.assign(one(draft, 'canaris'), { ...canaris, suspicion: 'low' });
      Object.assign(one(draft, 'beck'), { space: 'train-station', dossier: ['suitcase-bomb#1'] });
    },
  });
}

describe('The way of a next step', () => {
  it('leads to an item and with it to whose plot lacks it (found: “help Beck”, and nobody knew with what and how long it takes)', () => {
    const tiles = { munich: { face: 'up', item: 'explosives' } } as const;
    const leaders = helping({ space: 'train-station', items: [] }).view('canaris').table.leaders;
    const away = { ...leaders, goering: { state: 'gone' } } as const;
    // Two moves there, one action to take it, two moves back.
    expect(wayOfCanaris({ space: 'train-station', items: [] }, { tiles, leaders: away, support: 3 })).toEqual([
      'move',
      {
        spaces: ['nuremberg', 'munich', 'nuremberg', 'train-station'],
        actions: 5,
        to: 'beck',
        gain: { of: 'success', from: 0, to: 1 / 27 },
      },
    ]);
  });

  it('ends beside who needs what they hold already', () => {
    const [kind, way] = wayOfCanaris({ space: 'hannover', items: ['explosives'] }, { support: 3 });
    expect(kind).toBe('bring');
    expect(way).toEqual({
      spaces: ['train-station'],
      actions: 1,
      to: 'beck',
      gain: { of: 'success', from: 0, to: 1 / 27 },
    });
  });

  it('is one action where the thing is handed over, and tells of a chance where there is one', () => {
    const [kind, way] = wayOfCanaris({ space: 'train-station', items: ['explosives'] }, { support: 2 });
    expect(kind).toBe('give');
    expect(way).toEqual({ spaces: [], actions: 1, to: 'beck', gain: { of: 'success', from: 1 / 9, to: 7 / 27 } });
  });

  it('brings nothing of its own where dice decide', () => {
    expect(wayOfCanaris({ space: 'train-station', items: [] }, { tiles: {} })).toEqual([
      'conspire',
      { spaces: [], actions: 1, to: null, gain: null },
    ]);
  });

  it('counts that an unknown tile is turned over before it is taken (found: two actions were left, and it took three)', () => {
    const { table } = helping({ space: 'train-station', items: [] }).view('canaris');
    const goal = goalOf(table, facts, 'canaris', 'all');
    const there = { kind: 'move', to: 'nuremberg', moves: 1, end: 'nuremberg', for: 'tile', chance: 0.25 } as const;
    const at = (space: 'train-station' | 'nuremberg', step: NextStep) =>
      wayOf(table, { id: 'canaris', space }, goal, step)?.actions;
    expect([
      at('train-station', there),
      at('nuremberg', { kind: 'reveal', for: 'tile', chance: 0.25 }),
      at('train-station', { ...there, for: 'apart' }),
    ]).toEqual([3, 2, 1]);
  });
});
