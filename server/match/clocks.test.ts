import { type Ask, askId, seat, TABLE } from '../../shared/engine/ask';
import { text } from '../../shared/engine/text';
import { type Clock, shownClocks } from './clocks';

function clock(by: number, kind: string, until: number | null): Clock {
  const ask: Ask = { id: askId(`${by}.${kind}.${until}`), seat: seat(by), kind, prompt: text('p'), options: [] };
  return { ask, until, lengthMs: 5, more: 2 };
}

describe('the public part of the clocks', () => {
  it('has the seat, the kind of question and the end of each', () => {
    expect(shownClocks([clock(0, 'a', 7), clock(1, 'b', null)])).toEqual([
      { seat: 1, kind: 'b', until: null, lengthMs: 5, more: 2 },
      { seat: 0, kind: 'a', until: 7, lengthMs: 5, more: 2 },
    ]);
  });

  it('is one of each seat and kind, the first to end: how many questions somebody has is theirs to know', () => {
    expect(shownClocks([clock(0, 'a', 9), clock(0, 'a', 7), clock(0, 'a', 8)])).toEqual([
      { seat: 0, kind: 'a', until: 7, lengthMs: 5, more: 2 },
    ]);
  });

  it('is the table’s own alone while it holds a window open: the others would tell who has answered', () => {
    expect(shownClocks([clock(0, 'a', 7), clock(TABLE, 'hold', 8), clock(1, 'a', 7)])).toEqual([
      { seat: null, kind: 'hold', until: 8, lengthMs: 5, more: 0 },
    ]);
  });
});
