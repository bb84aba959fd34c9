import type { Motivation } from '../../board/levels';
import { ITEM_IDS, type SpaceId } from '../../board/spaces';
import { plotTurn } from '../../testing/plots';
import { one } from '../../testing/scenario';

const PLOT = 'plot:coup-d-etat#1:hitler';

describe('Coup d’État (plot F)', () => {
  it('needs a committed conspirator in Hitler’s space, in Berlin [BO 12, R8]', () => {
    const offered = (hitler: SpaceId, motivation: Motivation, at = hitler): boolean =>
      plotTurn('coup-d-etat#1', { hitler, motivation, at }).options('beck').includes(PLOT);
    expect(offered('chancellery', 'committed')).toBe(true);
    expect(offered('train-station', 'committed')).toBe(true);
    expect(offered('chancellery', 'motivated')).toBe(false);
    expect(offered('chancellery', 'committed', 'zeughaus')).toBe(false);
    expect(offered('hannover', 'reckless')).toBe(false);
  });

  it('takes every signature and nothing else [BO 12.1]', () => {
    const s = plotTurn('coup-d-etat#1', {
      sheets: ['kordt', 'bonhoeffer', 'goerdeler'],
      hitler: 'zeughaus',
      items: [...ITEM_IDS, 'signature', 'signature'],
    });
    s.choose('kordt', PLOT);
    for (let copy = 0; copy < 3; copy++) {
      expect(s.options('kordt')).toEqual(['item:signature:kordt', 'done']);
      s.choose('kordt', 'item:signature:kordt');
    }
    expect(s.options('kordt')).toEqual(['dice:1', 'dice:2', 'dice:3', 'dice:4']);
  });

  it.each([
    ['all three stand there', 'train-station', 3],
    ['one stands elsewhere', 'zeughaus', 1],
    ['one is in prison', 'prison', 1],
  ] as const)('counts the meeting when %s: %s gives %i dice [BO 12.1, R14, scenario 42]', (_, third, dice) => {
    const s = plotTurn('coup-d-etat#1', {
      sheets: ['kordt', 'bonhoeffer', 'goerdeler'],
      hitler: 'train-station',
      table: (draft) => void (one(draft, 'goerdeler').space = third),
    });
    s.choose('kordt', PLOT);
    expect(s.pub.attempt?.dice).toBe(dice);
    expect(s.options('kordt')).toHaveLength(dice);
  });
});
