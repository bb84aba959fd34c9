import type { DieFace } from '../../board/pieces';
import { supply } from '../../rules/select';
import { nextDice, one, Scenario, stackEvents } from '../../testing/scenario';

const ACT = 'act:black-orchestra#1';

/** All three at Train Station; as many dice in the supply as faces given, the others lie with kordt. */
function holding(faces: readonly DieFace[], edit?: (draft: Parameters<typeof one>[0]) => void): Scenario {
  return Scenario.turn({
    table: (draft) => {
      one(draft, 'beck').dossier = ['black-orchestra#1'];
      one(draft, 'kordt').extraDice = Array.from({ length: 10 - faces.length }, () => 1);
      nextDice(draft, ...faces);
      stackEvents(draft, 1, ['kristallnacht#1', 'parade-in-berlin#1', 'party-rally-1#1']);
      edit?.(draft);
    },
  });
}

describe('Black Orchestra', () => {
  it('rolls the whole supply: each eagle makes everybody more suspect, targets go on the track', () => {
    const s = holding(
      ['eagle', 'target', 'eagle', 'target'],
      (draft) => void (one(draft, 'canaris').suspicion = 'low'),
    );
    s.choose('beck', ACT);
    expect(s.pub.roll).toMatchObject({ purpose: 'card', who: 'beck', dice: ['eagle', 'target', 'eagle', 'target'] });
    expect(s.who('beck').suspicion).toBe('extreme');
    expect(s.who('canaris').suspicion).toBe('high');
    expect(s.who('kordt').suspicion).toBe('extreme');
    expect(s.pub.track).toBe(2);
    expect(s.pub.discard).toEqual(['black-orchestra#1']);
  });

  it('resolves the dissent track as often as it fills [R17]', () => {
    const s = holding(['target', 'target', 'target', 'target'], (draft) => {
      draft.pub.track = 2;
      draft.pub.support = 5;
      one(draft, 'kordt').extraDice = [1, 1, 1, 1];
    });
    s.choose('beck', ACT);
    const asked = () => s.view('beck').asks.find(({ kind }) => kind === 'dissent')?.prompt.m;
    expect(asked()).toBe('ask.dissent');
    s.choose('beck', 'support');
    expect(s.waiting).toEqual(['beck:dissent']);
    // Found: the same question stood there once more, as if the answer had not counted.
    expect(asked()).toBe('ask.dissent-again');
    s.choose('beck', 'support');
    expect(s.pub.support).toBe(3);
    expect(s.pub.track).toBe(0);
  });

  it('lets its holder give each number die to anybody; the dice stay out of the supply [R18]', () => {
    const s = holding(['3', '1', '2']).choose('beck', ACT);
    for (const whom of ['canaris', 'canaris', 'beck']) {
      expect(s.options('beck')).toEqual(['conspirator:beck', 'conspirator:canaris', 'conspirator:kordt']);
      s.choose('beck', `conspirator:${whom}`);
    }
    expect(s.who('canaris').extraDice).toEqual([3, 1]);
    expect(s.who('beck').extraDice).toEqual([2]);
    expect(supply(s.pub)).toBe(0);
    expect(s.pub.turn.gained).toBe(0);
    expect(s.options('beck')).not.toContain('conspire:1');
  });

  it('gives those actions on the next turn, and the dice back after them; one’s own wait for one’s next turn [R18]', () => {
    const s = holding(['3', '2']).choose('beck', ACT);
    s.choose('beck', 'conspirator:canaris').choose('beck', 'conspirator:beck').choose('beck', 'end');
    expect(s.waiting).toEqual(['canaris:action']);
    expect(s.pub.turn.gained).toBe(3);
    expect(s.who('canaris').extraDice).toEqual([3]);
    expect(s.who('beck').extraDice).toEqual([2]);
    s.choose('canaris', 'end');
    expect(s.who('canaris').extraDice).toEqual([]);
    expect(s.pub.turn.gained).toBe(8);
    s.choose('kordt', 'end');
    expect(s.waiting).toEqual(['beck:action']);
    expect(s.pub.turn.gained).toBe(2);
    s.choose('beck', 'end');
    expect(s.who('beck').extraDice).toEqual([]);
    expect(supply(s.pub)).toBe(10);
  });

  it.each([
    ['one is elsewhere', 'munich'],
    ['one is in prison', 'prison'],
  ] as const)('is not offered while %s [R14]', (_, space) => {
    const s = holding(['1'], (draft) => void (one(draft, 'canaris').space = space));
    expect(s.options('beck')).not.toContain(ACT);
    expect(holding(['1']).options('beck')).toContain(ACT);
  });

  it('is not offered without a die to roll [BO 2]', () => {
    expect(holding([]).options('beck')).not.toContain(ACT);
  });
});
