import type { Motivation } from '../../board/levels';
import { ITEM_IDS, type SpaceId } from '../../board/spaces';
import { plotTurn } from '../../testing/plots';

const PLOT = 'plot:kidnapping#1:hitler';

describe('Kidnapping (plot J)', () => {
  it('needs a committed conspirator in Hitler’s space, of stage 1 or 2; Berlin has no stage [BO 12, R9]', () => {
    const offered = (hitler: SpaceId, motivation: Motivation, at = hitler): boolean =>
      plotTurn('kidnapping#1', { hitler, motivation, at, table: (draft) => void (draft.pub.stage = 5) })
        .options('beck')
        .includes(PLOT);
    expect(offered('munich', 'committed')).toBe(true);
    expect(offered('berghof', 'committed')).toBe(true);
    expect(offered('adlerhorst', 'committed')).toBe(true);
    expect(offered('munich', 'motivated')).toBe(false);
    expect(offered('prague', 'reckless')).toBe(false);
    expect(offered('zeughaus', 'reckless')).toBe(false);
    expect(offered('munich', 'committed', 'hannover')).toBe(false);
  });

  it('takes every weapons, one signature and nothing else [BO 12.1]', () => {
    const s = plotTurn('kidnapping#1', {
      sheets: ['olbricht', 'bonhoeffer', 'goerdeler'],
      hitler: 'berghof',
      motivation: 'committed',
      items: [...ITEM_IDS, 'weapons', 'signature'],
    });
    s.choose('olbricht', PLOT);
    expect(s.options('olbricht')).toEqual(['item:signature:olbricht', 'item:weapons:olbricht', 'done']);
    s.choose('olbricht', 'item:weapons:olbricht');
    expect(s.options('olbricht')).toEqual(['item:signature:olbricht', 'item:weapons:olbricht', 'done']);
    s.choose('olbricht', 'item:signature:olbricht');
    expect(s.options('olbricht')).toEqual(['item:weapons:olbricht', 'done']);
    s.choose('olbricht', 'item:weapons:olbricht');
    expect(s.options('olbricht')).toEqual(['dice:1', 'dice:2', 'dice:3', 'dice:4', 'dice:5']);
    expect(s.pub.attempt).toMatchObject({ dice: 5, ignoredEagles: 0 });
  });

  it('helps a Wehrmacht conspirator, nobody else [BO 12.1]', () => {
    const dice = (who: 'olbricht' | 'kordt'): readonly string[] =>
      plotTurn('kidnapping#1', { sheets: [who, 'bonhoeffer', 'goerdeler'], hitler: 'berghof', motivation: 'committed' })
        .choose(who, PLOT)
        .options(who);
    expect(dice('olbricht')).toEqual(['dice:1', 'dice:2']);
    expect(dice('kordt')).toEqual(['dice:1']);
  });
});
