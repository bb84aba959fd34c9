import { testRandom } from '../../../testing/playout';
import { editions } from '../editions';
import type { EventKey } from '../state';
import { type Given, one, Scenario, stackEvents } from '../testing/scenario';
import { bots } from '.';
import { questionOf } from './situation';
import { consider } from './steady';
import { WEIGHTS } from './weights';

const TOP: readonly EventKey[] = ['gestapo-raid-2#1', 'czechoslovakia-invaded#1', 'strategy-session-propaganda#1'];

/** Kordt's turn, with a raid coming first; nobody is suspected so much yet that it would arrest them. */
function given(edition: 'first' | 'second', table?: Given['table']): Scenario {
  return Scenario.turn({
    sheets: ['kordt', 'beck', 'canaris'],
    options: { edition },
    table: (draft) => {
      draft.pub.turn.phase = 'actions';
      for (const id of ['kordt', 'beck', 'canaris'] as const) one(draft, id).suspicion = 'high';
      one(draft, 'kordt').motivation = 'motivated';
      draft.pub.stage = 2;
      stackEvents(draft, 2, TOP);
      table?.(draft);
    },
  });
}

describe.each(['first', 'second'] as const)('A bot that orders the next events (%s edition)', (edition) => {
  it.each(['quick', 'steady'] as const)('%s: leaves a raid for last', (level) => {
    const s = given(edition).choose('kordt', 'ability');
    for (let asked = 0; asked < TOP.length - 1; asked++) {
      const { key } = bots.decide(level, s.sight('kordt', testRandom(1)), testRandom(2)).choice;
      s.choose('kordt', key);
    }
    expect(s.hidden.eventDecks[1]?.slice(0, TOP.length).at(-1)).toBe('gestapo-raid-2#1');
  });
});

describe('The steady bot', () => {
  /** The actions that it considers for Kordt. */
  function considered(s: Scenario): readonly string[] {
    const sight = s.sight('kordt', testRandom(1));
    const ask = questionOf(sight.view);
    if (ask === null) throw new RangeError('nothing is asked');
    const { table } = sight.view;
    const { facts } = editions.second;
    const situation = { ...{ sight, view: sight.view, table, facts, ask }, weights: WEIGHTS.second, random: () => 0 };
    return consider(situation).map(({ choice }) => choice.key);
  }

  it('considers an ability only where it changes something', () => {
    const s = given('second', (draft) => void (one(draft, 'beck').suspicion = 'extreme'));
    expect(considered(s)).toContain('ability');
    s.choose('kordt', 'ability');
    s.choose('kordt', `event:${TOP[1]}`).choose('kordt', `event:${TOP[2]}`);
    expect(considered(s)).not.toContain('ability');
    expect(considered(s)).toContain('end');
  });
});
