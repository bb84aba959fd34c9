import type { Motivation } from '../../board/levels';
import { ITEM_IDS, type SpaceId } from '../../board/spaces';
import { plotTurn } from '../../testing/plots';

const PLOT = 'plot:poison-food#1:hitler';

describe('Poison Food (plot L)', () => {
  it('needs a committed conspirator in Hitler’s space, in Berlin, Train Station included [BO 12, R8]', () => {
    const offered = (hitler: SpaceId, motivation: Motivation, at = hitler): boolean =>
      plotTurn('poison-food#1', { hitler, motivation, at, table: (draft) => void (draft.pub.stage = 5) })
        .options('beck')
        .includes(PLOT);
    expect(offered('zeughaus', 'committed')).toBe(true);
    expect(offered('chancellery', 'committed')).toBe(true);
    expect(offered('train-station', 'committed')).toBe(true);
    expect(offered('zeughaus', 'motivated')).toBe(false);
    expect(offered('hannover', 'reckless')).toBe(false);
    expect(offered('zeughaus', 'committed', 'hannover')).toBe(false);
  });

  it('takes every poison, one intel and nothing else [BO 12.1]', () => {
    const s = plotTurn('poison-food#1', {
      sheets: ['kordt', 'bonhoeffer', 'goerdeler'],
      hitler: 'zeughaus',
      motivation: 'committed',
      items: [...ITEM_IDS, 'poison', 'intel'],
    });
    s.choose('kordt', PLOT);
    expect(s.options('kordt')).toEqual(['item:intel:kordt', 'item:poison:kordt', 'done']);
    s.choose('kordt', 'item:poison:kordt');
    expect(s.options('kordt')).toEqual(['item:intel:kordt', 'item:poison:kordt', 'done']);
    s.choose('kordt', 'item:intel:kordt');
    expect(s.options('kordt')).toEqual(['item:poison:kordt', 'done']);
    s.choose('kordt', 'item:poison:kordt');
    expect(s.options('kordt')).toEqual(['dice:1', 'dice:2', 'dice:3', 'dice:4', 'dice:5']);
    expect(s.pub.attempt).toMatchObject({ dice: 5, ignoredEagles: 0 });
  });

  it('helps a civilian conspirator, nobody else [BO 12.1]', () => {
    const dice = (who: 'kordt' | 'canaris'): readonly string[] =>
      plotTurn('poison-food#1', {
        sheets: [who, 'bonhoeffer', 'goerdeler'],
        hitler: 'zeughaus',
        motivation: 'committed',
      })
        .choose(who, PLOT)
        .options(who);
    expect(dice('kordt')).toEqual(['dice:1', 'dice:2']);
    expect(dice('canaris')).toEqual(['dice:1']);
  });
});
