import { nextDice, one, Scenario } from '../../testing/scenario';

const inMunich = { state: 'board', space: 'munich' } as const;

describe('Hidden Bomb', () => {
  it('gathers own and given explosives, fails quietly and stays [BO 12, scenario 37]', () => {
    const s = Scenario.turn({
      sheets: ['kordt', 'canaris', 'beck'],
      table: (draft) => {
        draft.pub.leaders.hitler = inMunich;
        Object.assign(one(draft, 'kordt'), {
          motivation: 'committed',
          space: 'munich',
          items: ['explosives'],
          dossier: ['hidden-bomb#1'],
        });
        Object.assign(one(draft, 'canaris'), { space: 'munich', items: ['explosives'] });
        draft.pub.leaders.goering = { state: 'gone' };
        draft.pub.turn.phase = 'actions';
        nextDice(draft, 'eagle', 'target', 'target', '2');
      },
    });
    expect(s.options('kordt')).toContain('plot:hidden-bomb#1:hitler');

    s.choose('kordt', 'plot:hidden-bomb#1:hitler');
    expect(s.options('kordt')).toEqual(['item:explosives:kordt', 'item:explosives:canaris', 'done']);
    s.choose('kordt', 'item:explosives:kordt').choose('kordt', 'item:explosives:canaris');
    expect(s.waiting).toEqual(['canaris:consent']);
    s.choose('canaris', 'yes');
    expect(s.options('kordt')).toEqual(['dice:1', 'dice:2', 'dice:3', 'dice:4']);
    s.choose('kordt', 'dice:4');

    expect(s.log).toContain('log.plot-quiet');
    expect(s.who('kordt').dossier).toEqual(['hidden-bomb#1']);
    expect(s.pub.itemDiscard).toEqual(['explosives', 'explosives']);
    expect(s.waiting).toEqual(['kordt:action']);
  });

  it('is not offered in a fortified space nor to one who is only motivated', () => {
    const table = (space: 'munich' | 'chancellery', motivation: 'committed' | 'motivated') =>
      Scenario.turn({
        sheets: ['kordt', 'canaris', 'beck'],
        table: (draft) => {
          draft.pub.leaders.hitler = { state: 'board', space };
          draft.pub.turn.phase = 'actions';
          Object.assign(one(draft, 'kordt'), { motivation, space, dossier: ['hidden-bomb#1'] });
        },
      }).options('kordt');
    expect(table('munich', 'committed')).toContain('plot:hidden-bomb#1:hitler');
    expect(table('munich', 'motivated')).not.toContain('plot:hidden-bomb#1:hitler');
    expect(table('chancellery', 'committed')).not.toContain('plot:hidden-bomb#1:hitler');
  });
});
