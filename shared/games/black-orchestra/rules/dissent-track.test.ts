import { nextDice, Scenario } from '../testing/scenario';

/** Beck's roll fills the track at a table of three whose military support stands so. */
function filled(support: number): Scenario {
  return Scenario.turn({
    table: (draft) => {
      draft.pub.track = 2;
      draft.pub.support = support;
      nextDice(draft, 'target');
    },
  }).choose('beck', 'conspire:1');
}

describe('a full dissent track [BO 7]', () => {
  const motivated = ['motivate:beck', 'motivate:canaris', 'motivate:kordt'];

  it('lowers military support where that can fall', () => {
    const s = filled(5);
    expect(s.options('beck')).toEqual([...motivated, 'support']);
    expect(s.asks('beck').flatMap(({ unavailable = [] }) => unavailable)).toEqual([]);
  });

  it('says why it cannot, where support stands at its floor (found: an option that the rules promise was not there)', () => {
    const s = filled(Scenario.turn().pub.supportFloor);
    expect(s.options('beck')).toEqual(motivated);
    expect(
      s.asks('beck').flatMap(({ unavailable = [] }) => unavailable.map(({ key, why }) => ({ key, why: why.m }))),
    ).toEqual([{ key: 'support', why: 'why.support-lowest' }]);
  });

  it('tells, before its effect is chosen, that more targets of the roll follow (found: they were taken for lost)', () => {
    const s = Scenario.turn({
      table: (draft) => {
        draft.pub.track = 2;
        nextDice(draft, 'target', 'target');
      },
    }).choose('beck', 'conspire:2');
    expect(s.log.slice(-2)).toEqual(['log.track', 'log.track-more']);
    s.choose('beck', 'motivate:beck');
    expect(s.pub.track).toBe(1);
  });

  it('tells who motivates a mate (found: a mate chose one, who did not know why their motivation rose)', () => {
    const toldOf = (who: 'beck' | 'canaris') =>
      filled(5)
        .choose('beck', `motivate:${who}`)
        .view(null)
        .log.map(({ text }) => text)
        .filter(({ m }) => m === 'log.dissent-motivates');
    expect(toldOf('canaris')).toEqual([
      { m: 'log.dissent-motivates', p: { by: { m: 'sheet.beck' }, who: { m: 'sheet.canaris' } } },
    ]);
    expect(toldOf('beck')).toEqual([]);
  });
});
