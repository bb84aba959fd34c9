import { one, Scenario } from '../../../testing/scenario';

describe('Casablanca Conference', () => {
  it('discourages all, then each player discards a card of their own, at the same time [BO 8, R4]', () => {
    const s = Scenario.event('casablanca-conference', {
      sheets: ['beck', 'canaris', 'kordt', 'olbricht'],
      table: (draft) => {
        Object.assign(one(draft, 'beck'), { motivation: 'motivated', dossier: ['cover-story#1', 'distant-contact#1'] });
        Object.assign(one(draft, 'canaris'), { motivation: 'reckless', dossier: ['hidden-bomb#1', 'safe#1'] });
        Object.assign(one(draft, 'kordt'), {
          motivation: 'motivated',
          space: 'prison',
          dossier: ['delay-hitler#1', 'dumpster-dive#1'],
        });
        Object.assign(one(draft, 'olbricht'), { motivation: 'committed', dossier: ['lose-gestapo#1'] });
      },
    });

    expect(s.who('beck').motivation).toBe('skeptical');
    expect(s.who('canaris').motivation).toBe('committed');
    expect(s.who('kordt').motivation).toBe('motivated');
    expect(s.who('olbricht')).toMatchObject({ motivation: 'motivated', dossier: [] });
    expect(s.waiting).toEqual(['beck:target', 'canaris:target']);
    expect(s.options('beck')).toEqual(['card:cover-story#1', 'card:distant-contact#1']);
    expect(s.options('canaris')).toEqual(['card:hidden-bomb#1', 'card:safe#1']);

    s.choose('canaris', 'card:safe#1').choose('beck', 'card:cover-story#1');
    expect(s.who('beck').dossier).toEqual(['distant-contact#1']);
    expect(s.who('canaris').dossier).toEqual(['hidden-bomb#1']);
    expect(s.who('kordt').dossier).toEqual(['delay-hitler#1', 'dumpster-dive#1']);
    expect(s.pub.discard).toEqual(['lose-gestapo#1', 'safe#1', 'cover-story#1']);
    expect(s.waiting).toEqual(['canaris:action']);
  });

  it('settles the limit of one it leaves timid first: two cards, then one more goes [BO 4]', () => {
    const s = Scenario.event('casablanca-conference', {
      table: (draft) => {
        Object.assign(one(draft, 'beck'), {
          motivation: 'skeptical',
          dossier: ['cover-story#1', 'hidden-bomb#1', 'safe#1'],
        });
      },
    });

    expect(s.waiting).toEqual(['beck:discard']);
    s.choose('beck', 'card:safe#1');
    expect(s.waiting).toEqual(['beck:target']);
    s.choose('beck', 'card:hidden-bomb#1');
    expect(s.who('beck').dossier).toEqual(['cover-story#1']);
    expect(s.waiting).toEqual(['canaris:action']);
  });

  it('demands no more once a card played meanwhile has brought the dossier to its limit [BO 4, 13]', () => {
    const s = Scenario.event('casablanca-conference', {
      table: (draft) => {
        Object.assign(one(draft, 'beck'), {
          motivation: 'skeptical',
          dossier: ['called-away#1', 'cover-story#1', 'safe#1'],
        });
      },
    });

    expect(s.waiting).toEqual(['beck:discard']);
    expect(s.anyTime('beck')).toEqual(['play:called-away#1']);
    s.choose('beck', 'play:called-away#1');
    s.choose('beck', 'leader:hess').choose('beck', 'leader:goering').choose('beck', 'space:prague');
    expect(s.waiting).toEqual(['beck:target']);
    expect(s.options('beck')).toEqual(['card:cover-story#1', 'card:safe#1']);
    s.choose('beck', 'card:safe#1');
    expect(s.who('beck').dossier).toEqual(['cover-story#1']);
  });
});
