import type { Motivation } from '../../board/levels';
import { ITEM_IDS, type SpaceId } from '../../board/spaces';
import { plotTurn } from '../../testing/plots';

const PLOT = 'plot:sniper#1:hitler';

describe('Sniper (plot H)', () => {
  it('needs a reckless conspirator in Hitler’s space, wherever that is [BO 12]', () => {
    const offered = (hitler: SpaceId, motivation: Motivation, at = hitler): boolean =>
      plotTurn('sniper#1', { hitler, motivation, at, table: (draft) => void (draft.pub.stage = 5) })
        .options('beck')
        .includes(PLOT);
    expect(offered('munich', 'reckless')).toBe(true);
    expect(offered('chancellery', 'reckless')).toBe(true);
    expect(offered('munich', 'committed')).toBe(false);
    expect(offered('munich', 'reckless', 'hannover')).toBe(false);
  });

  it('takes every intel, one weapons and nothing else [BO 12.1]', () => {
    const s = plotTurn('sniper#1', {
      sheets: ['canaris', 'bonhoeffer', 'goerdeler'],
      hitler: 'munich',
      motivation: 'reckless',
      items: ['intel', ...ITEM_IDS, 'weapons'],
    });
    s.choose('canaris', PLOT);
    expect(s.options('canaris')).toEqual(['item:intel:canaris', 'item:weapons:canaris', 'done']);
    s.choose('canaris', 'item:intel:canaris');
    expect(s.options('canaris')).toEqual(['item:intel:canaris', 'item:weapons:canaris', 'done']);
    s.choose('canaris', 'item:intel:canaris');
    expect(s.options('canaris')).toEqual(['item:weapons:canaris', 'done']);
    s.choose('canaris', 'item:weapons:canaris');
    expect(s.options('canaris')).toEqual(['dice:1', 'dice:2', 'dice:3', 'dice:4', 'dice:5']);
    expect(s.pub.attempt).toMatchObject({ dice: 5, ignoredEagles: 0 });
  });

  it('helps an Abwehr conspirator, nobody else [BO 12.1]', () => {
    const dice = (who: 'canaris' | 'kordt'): readonly string[] =>
      plotTurn('sniper#1', { sheets: [who, 'bonhoeffer', 'goerdeler'], hitler: 'munich', motivation: 'reckless' })
        .choose(who, PLOT)
        .options(who);
    expect(dice('canaris')).toEqual(['dice:1', 'dice:2']);
    expect(dice('kordt')).toEqual(['dice:1']);
  });
});
