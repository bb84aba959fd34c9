import { lasts, type Queue, queueAfter, type QueueEvent, queueOf, row } from './queue';

/** A queue after several events. */
function after(queue: Queue, ...events: readonly QueueEvent[]): Queue {
  return events.reduce(queueAfter, queue);
}

const log = (
  moments: readonly number[],
  from: number,
  light: readonly number[] = [],
  strip: 'free' | 'read' = 'free',
): QueueEvent => ({ type: 'log', moments, light: new Set(light), from, strip });
const elapsed: QueueEvent = { type: 'elapsed' };
const acted: QueueEvent = { type: 'acted' };

describe('The moment in the strip', () => {
  it('is at first the last one, already told: who comes to a table is not told its past', () => {
    expect(queueOf([0, 3, 7])).toMatchObject({ at: 7, told: 'yes' });
    expect(queueOf([])).toMatchObject({ at: null, told: 'yes' });
  });

  it('is always the newest (found: the strip told the dice for ten seconds after the verdict)', () => {
    const first = after(queueOf([0]), log([0, 2], 2));
    expect(first).toMatchObject({ at: 2, told: 'no', by: 'time' });
    const second = after(first, log([0, 2, 5], 5));
    expect(second).toMatchObject({ at: 5, told: 'no', passed: [] });
    expect(second.turn).toBe(first.turn + 1);
  });

  it('has been told after five seconds', () => {
    const told = after(queueOf([0]), log([0, 2], 2));
    expect(lasts(told)).toBe(5_000);
    expect(after(told, elapsed)).toMatchObject({ at: 2, told: 'yes' });
  });

  it('is told the shorter, the more came with it (found: in a fast game the strip said “17 more”)', () => {
    const fast = after(queueOf([0]), log([0, 2, 3, 4, 5], 2));
    expect(fast.passed).toEqual([2, 3, 4]);
    expect(lasts(fast)).toBe(1_250);
    expect(lasts(after(fast, log([0, 2, 3, 4, 5, 6, 7, 8], 6)))).toBe(1_000);
    expect(after(fast, elapsed, log([0, 2, 3, 4, 5, 6], 6))).toMatchObject({ at: 6, passed: [] });
  });

  it('is told from its new lines on when it goes on (found: a card that was lost a minute ago was marked as gone once more)', () => {
    const told = after(queueOf([0]), log([0, 2], 2), elapsed);
    expect(told.from).toBe(2);
    expect(after(told, log([0, 2], 5)).from).toBe(5);
    expect(after(told, log([0, 2], 5), { type: 'again' }).from).toBe(2);
  });

  it('is told again when it goes on', () => {
    const told = after(queueOf([0]), log([0, 2], 2), elapsed);
    const gone = after(told, log([0, 2], 4));
    expect(gone).toMatchObject({ at: 2, told: 'no', turn: told.turn + 1 });
  });

  it('is another at a tap, never past an end', () => {
    const three = after(queueOf([0, 2]), log([0, 2, 4], 4));
    expect(after(three, { type: 'previous' })).toMatchObject({ at: 2, by: 'reader' });
    expect(after(three, { type: 'previous' }, { type: 'previous' }, { type: 'previous' }).at).toBe(0);
    expect(after(three, { type: 'previous' }, { type: 'next' }, { type: 'next' }).at).toBe(4);
  });

  it('is the line that says so when something was taken back', () => {
    expect(after(queueOf([0]), log([0, 2, 3], 2), log([0, 2], 2))).toMatchObject({ at: 2, told: 'no' });
    expect(after(queueOf([0]), log([0, 2, 3], 2), log([], 0))).toMatchObject({ at: null, told: 'yes' });
  });
});

describe('A moment that somebody reads', () => {
  const read = after(queueOf([0, 2]), log([0, 2, 4], 4, [], 'read'));

  it('stays while it is read, and newer ones are counted', () => {
    expect(read).toMatchObject({ at: 2, told: 'no' });
    expect(row(read)).toEqual({ before: 1, behind: 1, news: 1 });
    expect(after(read, elapsed)).toMatchObject({ at: 4 });
  });

  it('stays as long after the reader went back to it', () => {
    const back = after(queueOf([0, 2, 4]), { type: 'previous' }, log([0, 2, 4, 6], 6));
    expect(back).toMatchObject({ at: 2, told: 'no' });
    expect(after(back, elapsed).at).toBe(6);
    expect(after(back, acted, log([0, 2, 4, 6, 8], 8)).at).toBe(8);
  });
});

describe('Moments that come at once', () => {
  const four = after(queueOf([0]), log([0, 2, 4, 6, 8], 2));

  it('are counted behind the newest, and listed on request', () => {
    expect(four).toMatchObject({ at: 8, passed: [2, 4, 6] });
    expect(after(four, log([0, 2, 4, 6, 8, 9], 9))).toMatchObject({ at: 9, passed: [2, 4, 6] });
  });

  it('are no longer counted once they were listed, taken back, or long past', () => {
    expect(after(four, { type: 'skip' }).passed).toEqual([]);
    expect(after(four, { type: 'replay', from: 4 }).passed).toEqual([]);
    expect(after(four, log([0, 2], 4)).passed).toEqual([]);
    expect(after(four, elapsed, log([0, 2, 4, 6, 8, 9], 9)).passed).toEqual([]);
  });
});

describe('A replay of what was missed', () => {
  const whole = Array.from({ length: 60 }, (_, i) => i);

  it.each([1, 3, 15, 60])('of %s moments takes at most 15 seconds, and ends with the last', (count) => {
    let queue = after(queueOf(whole), { type: 'replay', from: 60 - count });
    expect(queue).toMatchObject({ at: 60 - count, by: 'reader' });
    let passed = 0;
    const told: (number | null)[] = [];
    while (queue.replay !== null) {
      told.push(queue.at);
      passed += lasts(queue);
      queue = after(queue, elapsed);
    }
    expect(told).toEqual(whole.slice(60 - count));
    expect(passed).toBeLessThanOrEqual(15_000);
    expect(queue).toMatchObject({ at: 59, told: 'yes' });
  });

  it('goes on when something new happens, up to that', () => {
    const playing = after(queueOf([0, 1, 2]), { type: 'replay', from: 1 }, log([0, 1, 2, 3], 3));
    expect(playing.at).toBe(1);
    expect(after(playing, elapsed, elapsed, elapsed)).toMatchObject({ at: 3, told: 'yes', replay: null });
  });

  it('of nothing changes nothing', () => {
    const queue = queueOf(whole);
    expect(after(queue, { type: 'replay', from: 60 })).toEqual(queue);
  });

  it('can be skipped, and ends when the reader acts', () => {
    const playing = after(queueOf(whole), { type: 'replay', from: 40 });
    expect(after(playing, { type: 'skip' })).toMatchObject({ at: 59, told: 'yes', replay: null });
    expect(after(playing, acted, log([...whole, 60], 60))).toMatchObject({ at: 60, replay: null });
  });
});

describe('A light moment, which repeats another part of the screen', () => {
  const event = after(queueOf([0]), log([0, 2, 5], 2, [5]));

  it('does not take the place of an event (found: after four seconds “Turn 2: you” stood there, with no way back)', () => {
    expect(event.at).toBe(2);
    expect(row(event)).toEqual({ before: 1, behind: 1, news: 0 });
    const told = after(event, elapsed);
    expect(told).toMatchObject({ at: 2, told: 'yes' });
    expect(after(told, elapsed)).toBe(told);
    expect(after(event, { type: 'next' })).toMatchObject({ at: 5 });
  });

  it('is passed over in silence', () => {
    expect(after(event, log([0, 2, 5, 6], 6, [5]))).toMatchObject({ at: 6, told: 'no', passed: [] });
  });

  it('is told once something comes of it, and in the place of its like', () => {
    expect(after(event, elapsed, log([0, 2, 5], 6, []))).toMatchObject({ at: 5, told: 'no' });
    expect(after(queueOf([0]), log([0, 2], 2, [0, 2]))).toMatchObject({ at: 2, told: 'no' });
  });
});
