import { testRandom } from '../../../testing/playout';
import type { DieFace } from '../board/pieces';
import type { CardKey } from '../state';
import { nextDice, one, Scenario } from '../testing/scenario';
import { bots } from '.';

/** Beck at Hitler's side with a plot that he may attempt; nobody else holds anything. */
function besideHitler(plot: CardKey, more: Parameters<typeof Scenario.turn>[0] = {}): Scenario {
  return Scenario.turn({
    ...more,
    table: (draft) => {
      draft.pub.turn.phase = 'actions';
      const beck = one(draft, 'beck');
      beck.space = 'deutschlandhalle';
      beck.motivation = 'reckless';
      beck.suspicion = 'low';
      beck.dossier = [plot];
      more.table?.(draft);
    },
  });
}

/** Beck has rolled these two dice for a plot that needs two targets; Canaris holds Quick Reaction. */
function rolled(suspicion: 'low' | 'extreme', ...faces: readonly [DieFace, DieFace]): Scenario {
  const s = besideHitler('lone-gunman#1', {
    options: { difficulty: 'easy' },
    table: (draft) => {
      draft.pub.support = 2;
      one(draft, 'beck').suspicion = suspicion;
      one(draft, 'canaris').dossier = ['quick-reaction#1'];
      nextDice(draft, ...faces);
    },
  });
  return s.choose('beck', 'plot:lone-gunman#1:hitler').choose('beck', 'dice:2');
}

function decided(s: Scenario, id: 'beck' | 'canaris'): string {
  return bots.decide('steady', s.sight(id, testRandom(1)), testRandom(2)).choice.key;
}

describe('The steady bot', () => {
  it('wants no more worlds than it looks at (found: eight were imagined for every decision)', () => {
    const wanted = (level: 'quick' | 'steady', s: Scenario) => {
      const asked: number[] = [];
      const sight = s.sight('beck', testRandom(1));
      const worlds = (most: number) => (asked.push(most), sight.worlds(most));
      bots.decide(level, { ...sight, worlds }, testRandom(2));
      return asked;
    };
    expect(wanted('steady', Scenario.turn())).toEqual([3]);
    expect(
      wanted(
        'steady',
        Scenario.turn({ table: (draft) => void (one(draft, 'canaris').dossier = ['classified-papers#1']) }),
      ),
    ).toEqual([8]);
    expect(wanted('quick', Scenario.turn())).toEqual([]);
  });

  it('lays down what the odds of its plot count on, and plays its own cards for it', () => {
    const s = besideHitler('lone-gunman#1', {
      table: (draft) => {
        draft.pub.support = 3;
        one(draft, 'beck').items = ['weapons'];
        one(draft, 'beck').dossier = ['lone-gunman#1', 'officer-recruited#1'];
      },
    });
    s.choose('beck', 'plot:lone-gunman#1:hitler');
    expect(decided(s, 'beck')).toBe('item:weapons:beck');
    s.choose('beck', 'item:weapons:beck');
    expect(decided(s, 'beck')).toBe('react:officer-recruited#1');
  });

  it('does not lay down what belongs to somebody else', () => {
    const s = besideHitler('lone-gunman#1', {
      table: (draft) => {
        one(draft, 'canaris').space = 'deutschlandhalle';
        one(draft, 'canaris').items = ['weapons'];
      },
    });
    s.choose('beck', 'plot:lone-gunman#1:hitler');
    expect(s.options('beck')).toContain('item:weapons:canaris');
    expect(decided(s, 'beck')).toBe('done');
  });

  it('rolls a die again where only that can still help', () => {
    const s = rolled('low', 'target', '1');
    expect(decided(s, 'canaris')).toBe('react:quick-reaction#1');
    s.choose('canaris', 'react:quick-reaction#1');
    expect(decided(s, 'canaris')).toBe('die:1');
  });

  it('rolls no target again where a number lies (bug: eight imagined rolls without a target made all dice equal)', () => {
    for (let luck = 0; luck < 20; luck++) {
      const s = rolled('low', 'target', '1').choose('canaris', 'react:quick-reaction#1');
      for (const level of ['quick', 'steady'] as const) {
        const { choice } = bots.decide(level, s.sight('canaris', testRandom(luck)), testRandom(luck + 100));
        expect([luck, level, choice.key]).toEqual([luck, level, 'die:1']);
      }
    }
  });

  it('plays Quick Reaction to keep a plot from being detected', () => {
    const s = rolled('extreme', 'target', 'eagle');
    expect(s.options('canaris')).toEqual(['react:quick-reaction#1', 'pass', 'pass-turn']);
    expect(decided(s, 'canaris')).toBe('react:quick-reaction#1');
  });

  it('attempts no plot that cannot succeed', () => {
    const s = besideHitler('lone-gunman#1', {
      table: (draft) => {
        draft.pub.support = 7;
        one(draft, 'beck').suspicion = 'extreme';
      },
    });
    expect(s.options('beck')).toContain('plot:lone-gunman#1:hitler');
    expect(decided(s, 'beck')).not.toBe('plot:lone-gunman#1:hitler');
  });

  it('arms what it would not be asked about, once', () => {
    const s = besideHitler('slow-news-day#1', { holders: 'said-nothing' });
    expect(decided(s, 'beck')).toBe('order:use:slow-news-day#1');
    s.choose('beck', 'order:use:slow-news-day#1');
    expect(decided(s, 'beck')).not.toMatch(/^order:/);
  });

  it('arms no card that it will be asked about (bug: it spent Quick Reaction on the first roll)', () => {
    const s = besideHitler('lone-gunman#1', {
      table: (draft) => void (one(draft, 'beck').dossier = ['quick-reaction#1', 'delay-hitler#1', 'derail-train#1']),
    });
    expect(s.inAdvance('beck')).toContain('order:use:quick-reaction#1');
    expect(decided(s, 'beck')).not.toMatch(/^order:/);
  });
});
