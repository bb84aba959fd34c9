import type { CardKey } from '../state';
import { one, Scenario, stackDeck } from '../testing/scenario';

const sheets = ['oster', 'beck', 'canaris'] as const;

describe('Oster', () => {
  const given = (motivation: 'skeptical' | 'motivated', dossier: readonly CardKey[] = []) =>
    Scenario.turn({
      sheets,
      table: (draft) => {
        Object.assign(one(draft, 'oster'), { motivation, dossier: [...dossier] });
        stackDeck(draft, ['cover-story#1', 'hidden-bomb#1']);
      },
    });

  it('reveals two cards to everybody, keeps one and discards the other', () => {
    const s = given('motivated');
    s.choose('oster', 'dossier');
    expect(s.options('oster')).toEqual(['card:cover-story#1', 'card:hidden-bomb#1']);
    expect(s.log).toContain('sheet.oster.reveals');
    expect(JSON.stringify(s.view('beck').log)).toMatch(/cover-story.*hidden-bomb/);

    s.choose('oster', 'card:hidden-bomb#1');
    expect(s.who('oster').dossier).toEqual(['hidden-bomb#1']);
    expect(s.pub.discard).toEqual(['cover-story#1']);
    expect(s.pub.turn.used).toBe(1);
    expect(s.waiting).toEqual(['oster:action']);
  });

  it('counts only the card he keeps against his limit [BO 4]', () => {
    const full: readonly CardKey[] = [
      'slow-news-day#1',
      'slow-news-day#2',
      'quick-reaction#1',
      'quick-reaction#2',
      'planning-session#1',
    ];
    const fits = given('motivated', full.slice(1));
    fits.choose('oster', 'dossier').choose('oster', 'card:cover-story#1');
    expect(fits.waiting).toEqual(['oster:action']);
    expect(fits.who('oster').dossier).toEqual([...full.slice(1), 'cover-story#1']);

    const over = given('motivated', full);
    over.choose('oster', 'dossier');
    expect(over.waiting).toEqual(['oster:target']);
    over.choose('oster', 'card:cover-story#1');
    expect(over.waiting).toEqual(['oster:discard']);
    expect(over.options('oster')).toEqual([...full, 'cover-story#1'].map((card) => `card:${card}`));
  });

  it('cannot use a revealed card before he has kept it [BO 13]', () => {
    const s = Scenario.turn({
      sheets,
      table: (draft) => {
        one(draft, 'oster').motivation = 'motivated';
        stackDeck(draft, ['effective-planning#1', 'cover-story#1']);
      },
    });
    s.choose('oster', 'dossier');
    expect(s.anyTime('oster')).toEqual([]);
    s.choose('oster', 'card:effective-planning#1');
    expect(s.anyTime('oster')).toEqual(['play:effective-planning#1']);
  });

  it('takes the last card there is without a choice [BO 14]', () => {
    const s = Scenario.turn({
      sheets,
      table: (draft) => {
        one(draft, 'oster').motivation = 'motivated';
        stackDeck(draft, ['cover-story#1']);
        // All other cards are in play somewhere, neither in the deck nor on the discard pile.
        one(draft, 'beck').dossier = draft.hidden.deck.splice(1);
        draft.pub.resolving = [...one(draft, 'beck').dossier];
      },
    });
    s.choose('oster', 'dossier');
    expect(s.who('oster').dossier).toEqual(['cover-story#1']);
    expect(s.log).not.toContain('sheet.oster.reveals');
  });

  it('draws like everybody else below motivated [BO 4]', () => {
    const s = given('skeptical');
    s.choose('oster', 'dossier');
    expect(s.who('oster').dossier).toEqual(['cover-story#1']);
    expect(s.pub.discard).toEqual([]);
  });
});
