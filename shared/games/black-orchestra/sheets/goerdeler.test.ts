import type { CardKey } from '../state';
import { one, Scenario, stackDeck } from '../testing/scenario';

const sheets = ['goerdeler', 'beck', 'kordt'] as const;
const SIX: readonly CardKey[] = [
  'slow-news-day#1',
  'slow-news-day#2',
  'hidden-bomb#1',
  'quick-reaction#1',
  'quick-reaction#2',
  'planning-session#1',
];

describe('Goerdeler', () => {
  const given = (motivation: 'skeptical' | 'motivated', dossier: readonly CardKey[], goebbels: 'here' | 'away') =>
    Scenario.turn({
      sheets,
      table: (draft) => {
        Object.assign(one(draft, 'goerdeler'), { motivation, dossier: [...dossier] });
        stackDeck(draft, ['cover-story#1']);
        if (goebbels === 'here') draft.pub.leaders.goebbels = { state: 'board', space: 'train-station' };
      },
    });

  it('draws a card at the start of his turn without an action, and may hold seven with three players', () => {
    const s = given('motivated', SIX, 'away');
    expect(s.waiting).toEqual(['goerdeler:action']);
    expect(s.who('goerdeler').dossier).toEqual([...SIX, 'cover-story#1']);
    expect(s.log).toContain('log.drew');
    expect(s.pub.turn.used).toBe(0);

    s.choose('goerdeler', 'dossier');
    expect(s.waiting).toEqual(['goerdeler:discard']);
    expect(s.options('goerdeler')).toHaveLength(8);
  });

  it('draws nothing and holds five below motivated [BO 4]', () => {
    const s = given('skeptical', SIX.slice(0, 5), 'away');
    expect(s.who('goerdeler').dossier).toEqual(SIX.slice(0, 5));
    expect(s.view(null).table.limits.map(({ dossier }) => dossier)).toEqual([5, 2, 2]);
  });

  it('with Goebbels falls to five at once and draws nothing, as the card comes after the penalties [R6, R7, scenario 10]', () => {
    const s = given('motivated', SIX, 'here');
    expect(s.waiting).toEqual(['goerdeler:discard']);
    expect(s.options('goerdeler')).toEqual(SIX.map((card) => `card:${card}`));

    s.choose('goerdeler', 'card:hidden-bomb#1');
    expect(s.waiting).toEqual(['goerdeler:action']);
    expect(s.who('goerdeler').dossier).toEqual(SIX.filter((card) => card !== 'hidden-bomb#1'));
  });

  it('draws nothing in prison [BO 11]', () => {
    const s = Scenario.turn({
      sheets,
      table: (draft) => {
        Object.assign(one(draft, 'goerdeler'), { motivation: 'motivated', space: 'prison' });
      },
    });
    expect(s.waiting).toEqual(['goerdeler:interrogation']);
    expect(s.who('goerdeler').dossier).toEqual([]);
  });
});
