import type { Motivation } from '../../board/levels';
import { ITEM_IDS, type SpaceId } from '../../board/spaces';
import { plotTurn } from '../../testing/plots';

const PLOT = 'plot:poison-parcel#1:hitler';

describe('Poison Parcel (plot K)', () => {
  it('needs a committed conspirator exactly one move from Hitler, who is in no fortified space [BO 12]', () => {
    const offered = (hitler: SpaceId, at: SpaceId, motivation: Motivation = 'committed'): boolean =>
      plotTurn('poison-parcel#1', { hitler, motivation, at }).options('beck').includes(PLOT);
    expect(offered('hannover', 'train-station')).toBe(true);
    expect(offered('hannover', 'adlerhorst')).toBe(true);
    expect(offered('zeughaus', 'sportpalast')).toBe(true);
    expect(offered('hannover', 'hannover')).toBe(false);
    expect(offered('hannover', 'zeughaus')).toBe(false);
    expect(offered('adlerhorst', 'hannover')).toBe(false);
    expect(offered('hannover', 'train-station', 'motivated')).toBe(false);
  });

  it('takes one map, one poison and one signature and nothing else [BO 12.1]', () => {
    const s = plotTurn('poison-parcel#1', {
      sheets: ['kordt', 'bonhoeffer', 'goerdeler'],
      hitler: 'zeughaus',
      at: 'sportpalast',
      items: [...ITEM_IDS, 'map', 'poison', 'signature'],
    });
    s.choose('kordt', PLOT);
    expect(s.options('kordt')).toEqual(['item:map:kordt', 'item:poison:kordt', 'item:signature:kordt', 'done']);
    s.choose('kordt', 'item:poison:kordt').choose('kordt', 'item:map:kordt');
    expect(s.options('kordt')).toEqual(['item:signature:kordt', 'done']);
    s.choose('kordt', 'item:signature:kordt');
    expect(s.options('kordt')).toEqual(['dice:1', 'dice:2', 'dice:3', 'dice:4']);
    expect(s.pub.itemDiscard).toEqual(['poison', 'map', 'signature']);
  });

  it.each(['kordt', 'canaris', 'olbricht'] as const)('helps no affiliation: %s has one die [BO 12.1]', (who) => {
    const s = plotTurn('poison-parcel#1', {
      sheets: [who, 'bonhoeffer', 'goerdeler'],
      hitler: 'zeughaus',
      at: 'sportpalast',
    });
    expect(s.choose(who, PLOT).options(who)).toEqual(['dice:1']);
  });
});
