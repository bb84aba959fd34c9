import type { Motivation } from '../../board/levels';
import { ITEM_IDS, type SpaceId } from '../../board/spaces';
import { plotTurn } from '../../testing/plots';

const PLOT = 'plot:lone-gunman#1:hitler';

describe('Lone Gunman (plot A)', () => {
  it('needs a reckless conspirator in Hitler’s space, wherever that is [BO 12]', () => {
    const offered = (hitler: SpaceId, motivation: Motivation, at = hitler): boolean =>
      plotTurn('lone-gunman#1', { hitler, motivation, at, table: (draft) => void (draft.pub.stage = 5) })
        .options('beck')
        .includes(PLOT);
    expect(offered('munich', 'reckless')).toBe(true);
    expect(offered('chancellery', 'reckless')).toBe(true);
    expect(offered('munich', 'committed')).toBe(false);
    expect(offered('munich', 'reckless', 'hannover')).toBe(false);
  });

  it('takes one of each of badge and weapons and nothing else [BO 12.1]', () => {
    const s = plotTurn('lone-gunman#1', {
      sheets: ['olbricht', 'bonhoeffer', 'goerdeler'],
      hitler: 'munich',
      motivation: 'reckless',
      items: [...ITEM_IDS, 'weapons', 'badge'],
    });
    s.choose('olbricht', PLOT);
    expect(s.options('olbricht')).toEqual(['item:badge:olbricht', 'item:weapons:olbricht', 'done']);
    s.choose('olbricht', 'item:badge:olbricht');
    expect(s.options('olbricht')).toEqual(['item:weapons:olbricht', 'done']);
    s.choose('olbricht', 'item:weapons:olbricht');
    expect(s.options('olbricht')).toEqual(['dice:1', 'dice:2', 'dice:3']);
    expect(s.pub.attempt).toMatchObject({ dice: 3, ignoredEagles: 1 });
  });

  it('helps a Wehrmacht conspirator, nobody else [BO 12.1]', () => {
    const dice = (who: 'olbricht' | 'kordt'): readonly string[] =>
      plotTurn('lone-gunman#1', { sheets: [who, 'bonhoeffer', 'goerdeler'], hitler: 'munich', motivation: 'reckless' })
        .choose(who, PLOT)
        .options(who);
    expect(dice('olbricht')).toEqual(['dice:1', 'dice:2']);
    expect(dice('kordt')).toEqual(['dice:1']);
  });
});
