import type { Motivation } from '../../board/levels';
import { ITEM_IDS, type SpaceId } from '../../board/spaces';
import { plotTurn } from '../../testing/plots';
import { one } from '../../testing/scenario';

const PLOT = 'plot:ambush#1:hitler';

describe('Ambush (plot M)', () => {
  it('needs a committed conspirator in Hitler’s space, of stage 3, 4 or 5; Berlin has no stage [BO 12, R9]', () => {
    const offered = (hitler: SpaceId, motivation: Motivation, at = hitler): boolean =>
      plotTurn('ambush#1', { hitler, motivation, at, table: (draft) => void (draft.pub.stage = 5) })
        .options('beck')
        .includes(PLOT);
    expect(offered('prague', 'committed')).toBe(true);
    expect(offered('paris', 'committed')).toBe(true);
    expect(offered('smolensk', 'committed')).toBe(true);
    expect(offered('prague', 'motivated')).toBe(false);
    expect(offered('prague', 'committed', 'posen')).toBe(false);
    expect(offered('berghof', 'reckless')).toBe(false);
    expect(offered('zeughaus', 'reckless')).toBe(false);
  });

  it('takes one set of keys and every badge, each of which spares an eagle [BO 12.1]', () => {
    const s = plotTurn('ambush#1', {
      sheets: ['kordt', 'bonhoeffer', 'goerdeler'],
      hitler: 'prague',
      items: [...ITEM_IDS, 'badge', 'keys'],
    });
    s.choose('kordt', PLOT);
    expect(s.options('kordt')).toEqual(['item:badge:kordt', 'item:keys:kordt', 'done']);
    s.choose('kordt', 'item:keys:kordt').choose('kordt', 'item:badge:kordt');
    expect(s.options('kordt')).toEqual(['item:badge:kordt', 'done']);
    s.choose('kordt', 'item:badge:kordt');
    expect(s.pub.attempt).toMatchObject({ dice: 2, ignoredEagles: 2 });
    expect(s.options('kordt')).toEqual(['dice:1', 'dice:2']);
    expect(s.who('kordt').items).toContain('keys');
  });

  it('counts two dice for a meeting of all, none for one without everybody [BO 12.1, R14]', () => {
    const dice = (third: 'prague' | 'posen') =>
      plotTurn('ambush#1', {
        sheets: ['kordt', 'bonhoeffer', 'goerdeler'],
        hitler: 'prague',
        table: (draft) => {
          one(draft, 'bonhoeffer').space = 'prague';
          one(draft, 'goerdeler').space = third;
        },
      }).choose('kordt', PLOT).pub.attempt?.dice;
    expect(dice('prague')).toBe(3);
    expect(dice('posen')).toBe(1);
  });
});
