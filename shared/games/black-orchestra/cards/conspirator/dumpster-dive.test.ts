import { one, Scenario } from '../../testing/scenario';

describe('Dumpster Dive', () => {
  it('takes any one card from the conspirator discard pile, but never itself [BO 14]', () => {
    const s = Scenario.turn({
      table: (draft) => {
        one(draft, 'beck').dossier = ['dumpster-dive#1'];
        draft.pub.discard = ['safe#1', 'sniper#1', 'hidden-camera#1'];
      },
    });
    s.choose('beck', 'act:dumpster-dive#1');
    expect(s.options('beck')).toEqual(['card:safe#1', 'card:sniper#1', 'card:hidden-camera#1']);
    s.choose('beck', 'card:sniper#1');
    expect(s.who('beck').dossier).toEqual(['sniper#1']);
    expect(s.pub.discard).toEqual(['safe#1', 'hidden-camera#1', 'dumpster-dive#1']);
  });

  it('does not itself count against the limit while it is resolved: timid, with one card more [BO 4]', () => {
    const s = Scenario.turn({
      table: (draft) => {
        one(draft, 'beck').dossier = ['dumpster-dive#1', 'safe#1'];
        draft.pub.discard = ['sniper#1'];
      },
    });
    s.choose('beck', 'act:dumpster-dive#1');
    expect(s.waiting).toEqual(['beck:action']);
    expect(s.who('beck').dossier).toEqual(['safe#1', 'sniper#1']);
  });

  it('is not offered while that pile is empty', () => {
    const s = Scenario.turn({ table: (draft) => void (one(draft, 'beck').dossier = ['dumpster-dive#1']) });
    expect(s.options('beck')).not.toContain('act:dumpster-dive#1');
  });
});
