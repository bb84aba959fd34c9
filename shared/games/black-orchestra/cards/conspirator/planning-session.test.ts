import { one, Scenario, stackDeck } from '../../testing/scenario';
import { setAsideAllBut } from '../../testing/set-aside';

describe('Planning Session', () => {
  it('turns cards over up to the first plot, which its holder gets; the others are discarded', () => {
    const s = Scenario.turn({
      table: (draft) => {
        one(draft, 'beck').dossier = ['planning-session#1'];
        stackDeck(draft, ['safe#1', 'hidden-camera#1', 'ambush#1', 'sniper#1']);
      },
    });
    s.choose('beck', 'act:planning-session#1');
    expect(s.who('beck').dossier).toEqual(['ambush#1']);
    expect(s.pub.discard).toEqual(['safe#1', 'hidden-camera#1', 'planning-session#1']);
    expect(s.hidden.deck[0]).toBe('sniper#1');
    expect(s.log).toContain('card.planning-session.passed');
  });

  it('shuffles the discard pile once the deck runs out, without the cards just turned over [BO 14]', () => {
    const s = Scenario.turn({
      table: (draft) => {
        one(draft, 'beck').dossier = ['planning-session#1'];
        draft.pub.discard = ['sniper#1'];
        setAsideAllBut(draft, 'canaris', ['planning-session#1', 'sniper#1', 'safe#1']);
        draft.hidden.deck = ['safe#1'];
      },
    });
    s.choose('beck', 'act:planning-session#1');
    expect(s.log).toContain('log.reshuffled');
    expect(s.who('beck').dossier).toEqual(['sniper#1']);
    expect(s.pub.discard).toEqual(['safe#1', 'planning-session#1']);
  });

  it('finds nothing when no plot is left, and discards all it turned over', () => {
    const s = Scenario.turn({
      table: (draft) => {
        one(draft, 'beck').dossier = ['planning-session#1'];
        draft.pub.discard = ['quick-reaction#1'];
        setAsideAllBut(draft, 'canaris', ['planning-session#1', 'quick-reaction#1', 'safe#1']);
        draft.hidden.deck = ['safe#1'];
      },
    });
    s.choose('beck', 'act:planning-session#1');
    expect(s.log).toContain('card.planning-session.none');
    expect(s.who('beck').dossier).toEqual([]);
    expect(s.pub.discard).toEqual(['safe#1', 'quick-reaction#1', 'planning-session#1']);
    expect(s.hidden.deck).toEqual([]);
  });

  it('makes a holder at the limit discard one of all, the plot included [BO 4]', () => {
    const s = Scenario.turn({
      table: (draft) => {
        one(draft, 'beck').dossier = ['planning-session#1', 'safe#1', 'cover-story#1'];
        one(draft, 'beck').motivation = 'timid';
        stackDeck(draft, ['ambush#1']);
      },
    });
    s.choose('beck', 'act:planning-session#1');
    expect(s.options('beck')).toEqual(['card:safe#1', 'card:cover-story#1', 'card:ambush#1']);
    s.choose('beck', 'card:cover-story#1');
    expect(s.who('beck').dossier).toEqual(['safe#1', 'ambush#1']);
  });
});
