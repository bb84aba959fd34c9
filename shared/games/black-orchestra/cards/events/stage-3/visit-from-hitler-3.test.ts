import type { Motivation, Suspicion } from '../../../board/levels';
import { one, Scenario } from '../../../testing/scenario';

/** Beck alone at the Train Station, near Hitler; the others are together in Vienna. */
function visited(motivation: Motivation, suspicion: Suspicion): Scenario {
  return Scenario.event('visit-from-hitler-3', {
    table: (draft) => {
      Object.assign(one(draft, 'beck'), { motivation, suspicion });
      Object.assign(one(draft, 'canaris'), { space: 'vienna', motivation: 'committed', suspicion: 'high' });
      one(draft, 'kordt').space = 'vienna';
    },
  });
}

describe('Visit from Hitler (stage 3)', () => {
  it('offers the one visited alone the levels of the start, for both at once [R3, R4]', () => {
    const s = visited('committed', 'extreme');
    expect(s.pub.leaders.hitler).toEqual({ state: 'board', space: 'train-station' });
    expect(s.waiting).toEqual(['beck:may']);
    expect(s.options('beck')).toEqual(['yes', 'no']);

    s.choose('beck', 'yes');
    expect(s.who('beck')).toMatchObject({ motivation: 'timid', suspicion: 'medium' });
    expect(s.who('canaris')).toMatchObject({ motivation: 'committed', suspicion: 'high' });
  });

  it('leaves a level that is lower', () => {
    expect(visited('motivated', 'low').choose('beck', 'yes').who('beck')).toMatchObject({
      motivation: 'timid',
      suspicion: 'low',
    });
  });

  it('changes nothing when declined', () => {
    expect(visited('motivated', 'high').choose('beck', 'no').who('beck')).toMatchObject({
      motivation: 'motivated',
      suspicion: 'high',
    });
  });

  it('makes one who falls back to timid discard down to two cards at once [BO 4, scenario 4]', () => {
    const s = Scenario.event('visit-from-hitler-3', {
      table: (draft) => {
        one(draft, 'beck').motivation = 'skeptical';
        one(draft, 'beck').dossier = ['cover-story#1', 'hidden-bomb#1', 'hidden-camera#1'];
        one(draft, 'canaris').space = 'vienna';
        one(draft, 'kordt').space = 'vienna';
      },
    });
    s.choose('beck', 'yes');
    expect(s.waiting).toEqual(['beck:discard']);
  });

  it.each([
    ['timid', 'medium', 'canaris:action'],
    ['timid', 'high', 'beck:may'],
    ['skeptical', 'low', 'beck:may'],
  ] as const)('is offered only where it could change something: %s, %s: %s', (motivation, suspicion, waiting) => {
    expect(visited(motivation, suspicion).waiting).toEqual([waiting]);
  });

  it('goes to the nearest outside his own space and offers nothing to two together [BO 9, scenario 27]', () => {
    const s = Scenario.event('visit-from-hitler-3', {
      table: (draft) => {
        draft.pub.leaders.hitler = { state: 'board', space: 'train-station' };
        one(draft, 'beck').motivation = 'committed';
        one(draft, 'canaris').space = 'berghof';
        one(draft, 'canaris').motivation = 'committed';
        one(draft, 'kordt').space = 'berghof';
      },
    });
    expect(s.pub.leaders.hitler).toEqual({ state: 'board', space: 'berghof' });
    expect(s.options('beck')).toEqual([]);
    expect(s.who('beck').motivation).toBe('committed');
    expect(s.waiting).toEqual(['canaris:action']);
  });

  it('offers nothing to one he would have gone to when he is held up on the way [BO 13]', () => {
    const s = Scenario.event('visit-from-hitler-3', {
      table: (draft) => {
        one(draft, 'beck').suspicion = 'extreme';
        one(draft, 'beck').dossier = ['delay-hitler#1'];
        one(draft, 'canaris').space = 'vienna';
        one(draft, 'kordt').space = 'vienna';
      },
    });
    expect(s.waiting).toEqual(['beck:event-moves-hitler']);
    s.choose('beck', 'react:delay-hitler#1');
    expect(s.pub.leaders.hitler).toEqual({ state: 'board', space: 'deutschlandhalle' });
    expect(s.waiting).toEqual(['canaris:action']);
    expect(s.who('beck').suspicion).toBe('extreme');
  });
});
