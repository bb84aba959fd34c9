import type { Motivation } from '../../board/levels';
import { ITEM_IDS, type SpaceId } from '../../board/spaces';
import { plotTurn } from '../../testing/plots';

const PLOT = 'plot:poison-gas#1:hitler';

describe('Poison Gas (plot G)', () => {
  it('needs a committed conspirator in Hitler’s space, which is fortified [BO 12]', () => {
    const offered = (hitler: SpaceId, motivation: Motivation, at = hitler): boolean =>
      plotTurn('poison-gas#1', { hitler, motivation, at, table: (draft) => void (draft.pub.stage = 5) })
        .options('beck')
        .includes(PLOT);
    expect(offered('chancellery', 'committed')).toBe(true);
    expect(offered('tannenberg', 'committed')).toBe(true);
    expect(offered('chancellery', 'motivated')).toBe(false);
    expect(offered('zeughaus', 'reckless')).toBe(false);
    expect(offered('chancellery', 'committed', 'hannover')).toBe(false);
  });

  it('takes every poison, one keys and nothing else [BO 12.1]', () => {
    const s = plotTurn('poison-gas#1', {
      sheets: ['canaris', 'bonhoeffer', 'goerdeler'],
      hitler: 'chancellery',
      motivation: 'committed',
      items: [...ITEM_IDS, 'poison', 'keys'],
    });
    s.choose('canaris', PLOT);
    expect(s.options('canaris')).toEqual(['item:keys:canaris', 'item:poison:canaris', 'done']);
    s.choose('canaris', 'item:poison:canaris');
    expect(s.options('canaris')).toEqual(['item:keys:canaris', 'item:poison:canaris', 'done']);
    s.choose('canaris', 'item:keys:canaris');
    expect(s.options('canaris')).toEqual(['item:poison:canaris', 'done']);
    s.choose('canaris', 'item:poison:canaris');
    expect(s.options('canaris')).toEqual(['dice:1', 'dice:2', 'dice:3', 'dice:4', 'dice:5']);
    expect(s.pub.attempt).toMatchObject({ dice: 5, ignoredEagles: 0 });
  });

  it('helps an Abwehr conspirator, nobody else [BO 12.1]', () => {
    const dice = (who: 'canaris' | 'kordt'): readonly string[] =>
      plotTurn('poison-gas#1', {
        sheets: [who, 'bonhoeffer', 'goerdeler'],
        hitler: 'chancellery',
        motivation: 'committed',
      })
        .choose(who, PLOT)
        .options(who);
    expect(dice('canaris')).toEqual(['dice:1', 'dice:2']);
    expect(dice('kordt')).toEqual(['dice:1']);
  });
});
