import type { Motivation } from '../../board/levels';
import { ITEM_IDS, type SpaceId } from '../../board/spaces';
import { plotTurn } from '../../testing/plots';

const PLOT = 'plot:suitcase-bomb#1:hitler';

describe('Suitcase Bomb (plot B)', () => {
  it('needs a committed conspirator in Hitler’s space, which is fortified [BO 12]', () => {
    const offered = (hitler: SpaceId, motivation: Motivation, at = hitler): boolean =>
      plotTurn('suitcase-bomb#1', { hitler, motivation, at, table: (draft) => void (draft.pub.stage = 5) })
        .options('beck')
        .includes(PLOT);
    expect(offered('chancellery', 'committed')).toBe(true);
    expect(offered('adlerhorst', 'reckless')).toBe(true);
    expect(offered('chancellery', 'motivated')).toBe(false);
    expect(offered('munich', 'reckless')).toBe(false);
    expect(offered('chancellery', 'committed', 'hannover')).toBe(false);
  });

  it('takes one of each of badge and explosives and nothing else [BO 12.1]', () => {
    const s = plotTurn('suitcase-bomb#1', {
      sheets: ['olbricht', 'bonhoeffer', 'goerdeler'],
      hitler: 'chancellery',
      motivation: 'committed',
      items: [...ITEM_IDS, 'explosives', 'badge'],
    });
    s.choose('olbricht', PLOT);
    expect(s.options('olbricht')).toEqual(['item:badge:olbricht', 'item:explosives:olbricht', 'done']);
    s.choose('olbricht', 'item:badge:olbricht');
    expect(s.options('olbricht')).toEqual(['item:explosives:olbricht', 'done']);
    s.choose('olbricht', 'item:explosives:olbricht');
    expect(s.options('olbricht')).toEqual(['dice:1', 'dice:2', 'dice:3']);
    expect(s.pub.attempt).toMatchObject({ dice: 3, ignoredEagles: 1 });
  });

  it('helps a Wehrmacht conspirator, nobody else [BO 12.1]', () => {
    const dice = (who: 'olbricht' | 'kordt'): readonly string[] =>
      plotTurn('suitcase-bomb#1', {
        sheets: [who, 'bonhoeffer', 'goerdeler'],
        hitler: 'chancellery',
        motivation: 'committed',
      })
        .choose(who, PLOT)
        .options(who);
    expect(dice('olbricht')).toEqual(['dice:1', 'dice:2']);
    expect(dice('kordt')).toEqual(['dice:1']);
  });
});
