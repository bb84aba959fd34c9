import { plotUnderEvent } from '../../../testing/plot-under-event';
import { Scenario } from '../../../testing/scenario';

function surrounded(difficulty: string, support: number): Scenario {
  return Scenario.event('stalingrad-surrounded', {
    options: { difficulty },
    table: (draft) => {
      draft.pub.support = support;
    },
  });
}

describe('Stalingrad Surrounded', () => {
  it.each([
    ['easy', 2],
    ['standard', 3],
    ['hard', 4],
  ])('puts support back to where a game at %s began, from wherever it is, and says so [BO 3]', (difficulty, start) => {
    for (const support of [start + 1, 7]) {
      const s = surrounded(difficulty, support);
      expect(s.pub.support).toBe(start);
      expect(s.log.filter((id) => id === 'log.support')).toHaveLength(1);
    }
  });

  it('says nothing of support that stands where it began', () => {
    const s = surrounded('standard', 3);
    expect(s.pub.support).toBe(3);
    expect(s.log).not.toContain('log.support');
  });

  it('moves no leader and touches no conspirator', () => {
    const s = surrounded('standard', 7);
    expect(s.log).not.toContain('log.leader-moved');
    for (const id of ['beck', 'canaris', 'kordt'] as const) {
      expect(s.who(id)).toMatchObject({ motivation: 'timid', suspicion: 'medium', space: 'train-station' });
    }
  });

  it('is the current event, and does nothing to plots while it is [BO 12.2]', () => {
    expect(surrounded('standard', 7).pub.currentEvent).toBe('stalingrad-surrounded#1');
    expect(plotUnderEvent('stalingrad-surrounded#1', 'high', 'eagle', '1')).toBe('detected');
    expect(plotUnderEvent('stalingrad-surrounded#1', 'high', '1', '1')).toBe('quiet');
  });
});
