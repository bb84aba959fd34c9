import { lasts, type Queue, queueAfter, type QueueEvent, queueOf, row, waiting } from './queue';

/** A queue after several events. */
function after(queue: Queue, ...events: readonly QueueEvent[]): Queue {
  return events.reduce(queueAfter, queue);
}

const log = (
  moments: readonly number[],
  from: number,
  weighty: readonly number[] = [],
  whose: 'own' | 'others' = 'others',
  light: readonly number[] = [],
): QueueEvent => ({
  type: 'log',
  moments,
  weighty: new Set(weighty),
  light: new Set(light),
  from,
  whose,
});
const elapsed: QueueEvent = { type: 'elapsed' };

describe('The queue of moments', () => {
  it('begins with the last moment, already told: who comes to a table is not told its past', () => {
    expect(queueOf([0, 3, 7])).toMatchObject({ at: 7, told: 'yes' });
    expect(queueOf([])).toMatchObject({ at: null, told: 'yes' });
  });

  it('tells what happens at once when nothing else is being told', () => {
    expect(after(queueOf([0, 3]), log([0, 3, 5], 5))).toMatchObject({ at: 5, told: 'no', by: 'time' });
    expect(after(queueOf([]), log([0], 0))).toMatchObject({ at: 0, told: 'no' });
  });

  it('tells four things that happen at once each in its turn, and shows the count', () => {
    const four = after(queueOf([0]), log([0, 2, 4, 6, 8], 2));
    expect(waiting(four)).toBe(3);
    const told = [four, ...[1, 2, 3].map((n) => after(four, ...Array.from({ length: n }, () => elapsed)))];
    expect(told.map(({ at }) => at)).toEqual([2, 4, 6, 8]);
    expect(told.map(waiting)).toEqual([3, 2, 1, 0]);
    expect(after(four, elapsed, elapsed, elapsed, elapsed)).toMatchObject({ at: 8, told: 'yes', passed: [] });
  });

  it('lets what happens meanwhile wait until the present moment has been told, in the same row', () => {
    const busy = after(queueOf([0]), log([0, 2], 2), log([0, 2, 5], 5), log([0, 2, 5, 6], 6));
    expect(busy).toMatchObject({ at: 2, told: 'no' });
    expect(waiting(busy)).toBe(2);
    expect(waiting(after(busy, elapsed))).toBe(1);
  });

  it('begins a new row once everything has been told', () => {
    const next = after(queueOf([0]), log([0, 2, 4], 2), elapsed, elapsed, log([0, 2, 4, 6], 6));
    expect(waiting(next)).toBe(0);
  });

  it('tells the last moment again when it goes on, and does not count it twice', () => {
    const told = after(queueOf([0]), log([0, 2], 2), elapsed);
    const gone = after(told, log([0, 2], 4));
    expect(gone).toMatchObject({ at: 2, told: 'no' });
    expect(gone.turn).toBe(told.turn + 1);
    expect(waiting(gone)).toBe(0);
  });

  it('tells what came of the last moment before the next one (found: an event asked whom it helps, and the answer was told nowhere, because the next turn began with it)', () => {
    const told = after(queueOf([0]), log([0, 2], 2), elapsed);
    for (const whose of ['own', 'others'] as const) {
      const gone = after(told, log([0, 2, 4], 3, [], whose));
      expect(gone).toMatchObject({ at: 2, told: 'no' });
      expect(waiting(gone)).toBe(1);
      expect(after(gone, elapsed)).toMatchObject({ at: 4 });
    }
    const answered = after(queueOf([0]), log([0, 2], 2), { type: 'acted' }, log([0, 2, 4], 3, [], 'own'));
    expect(answered).toMatchObject({ at: 2, told: 'no' });
  });

  it('makes room for what the reader does, as soon as they do it', () => {
    const own = after(queueOf([0]), log([0, 2], 2), { type: 'acted' }, log([0, 2, 3], 3));
    expect(own).toMatchObject({ at: 3, told: 'no' });
    const behind = after(queueOf([0]), log([0, 2, 4], 2), { type: 'acted' });
    expect(behind).toMatchObject({ at: 2, told: 'no' });
  });

  it('goes on and back at a tap, never past an end', () => {
    const row = after(queueOf([0]), log([0, 2, 4], 2));
    expect(after(row, { type: 'next' })).toMatchObject({ at: 4, by: 'reader' });
    expect(after(row, { type: 'next' }, { type: 'next' }).at).toBe(4);
    expect(after(row, { type: 'previous' })).toMatchObject({ at: 0, by: 'reader' });
    expect(after(row, { type: 'previous' }, { type: 'previous' }).at).toBe(0);
  });

  it('forgets what was taken back, and tells that it was', () => {
    const moved = after(queueOf([0]), log([0, 2, 3], 2), elapsed);
    expect(after(moved, log([0, 2], 2))).toMatchObject({ at: 2, told: 'no' });
  });

  it('tells the shorter, the more waits, and catches up in a quarter of a minute', () => {
    expect(lasts(after(queueOf([0]), log([0, 2], 2)))).toBe(5_000);
    const six = after(queueOf([0]), log([0, 1, 2, 3, 4, 5, 6], 1));
    expect(lasts(six)).toBe(2_500);
    const many = after(
      queueOf([0]),
      log(
        Array.from({ length: 40 }, (_, i) => i),
        1,
      ),
    );
    expect(lasts(many)).toBe(1_500);
  });
});

describe('More than can be told in time', () => {
  const eight = log([0, 1, 2, 3, 4, 5, 6, 7, 8], 1);

  it('is passed over once the first moment was told, but for the last three, and kept to be listed', () => {
    const told = after(queueOf([0]), eight, elapsed);
    expect(told).toMatchObject({ at: 6, told: 'no', passed: [2, 3, 4, 5] });
    expect(after(told, elapsed, elapsed, elapsed)).toMatchObject({ at: 8, told: 'yes', passed: [2, 3, 4, 5] });
  });

  it('is told all the same where it is weighty', () => {
    const all = log([0, 1, 2, 3, 4, 5, 6, 7, 8], 1, [4]);
    const told = after(queueOf([0]), all, elapsed);
    expect(told).toMatchObject({ at: 4, passed: [2, 3] });
    expect(after(told, elapsed)).toMatchObject({ at: 6, passed: [2, 3, 5] });
  });

  it('is gone through one by one by whoever taps', () => {
    expect(after(queueOf([0]), eight, { type: 'next' })).toMatchObject({ at: 2, passed: [] });
  });

  it('is counted until the next row begins, or until it was listed', () => {
    const told = after(queueOf([0]), eight, elapsed, elapsed, elapsed, elapsed);
    expect(after(told, log([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 9))).toMatchObject({ at: 9, passed: [] });
    expect(after(told, { type: 'skip' }).passed).toEqual([]);
    expect(after(told, { type: 'replay', from: 3 }).passed).toEqual([]);
  });

  it('is no longer counted where it was taken back', () => {
    const told = after(queueOf([0]), eight, elapsed);
    expect(after(told, log([0, 1, 2, 3], 4)).passed).toEqual([]);
  });
});

describe('What waits while its reader goes on playing', () => {
  const busy = after(queueOf([0]), log([0, 1, 2, 3], 1));

  it('is told briskly, so that what they did is soon told too', () => {
    expect(lasts(busy)).toBe(5_000);
    const acted = after(busy, { type: 'acted' }, log([0, 1, 2, 3, 4], 4));
    expect(lasts(acted)).toBe(1_500);
    expect(waiting(acted)).toBe(3);
  });

  it('is told calmly again once all of it was told', () => {
    const caughtUp = after(busy, { type: 'acted' }, elapsed, elapsed, elapsed);
    expect(caughtUp.told).toBe('yes');
    expect(lasts(after(caughtUp, log([0, 1, 2, 3, 4], 4)))).toBe(5_000);
  });
});

describe('What the reader does while older moments wait (bug: they were told of it late)', () => {
  const acted: QueueEvent = { type: 'acted' };
  const busy = after(queueOf([0]), log([0, 1, 2, 3, 4], 1, [3]));
  const own = after(busy, acted, log([0, 1, 2, 3, 4, 5], 5, [3], 'own'));

  it('is told at once, and what waited before it is counted, however weighty', () => {
    expect(own).toMatchObject({ at: 5, told: 'no', passed: [2, 3, 4] });
    expect(waiting(own)).toBe(0);
  });

  it('is told at once whatever they do next, and nothing is counted twice or forgotten', () => {
    const again = after(own, acted, log([0, 1, 2, 3, 4, 5, 6], 6, [3], 'own'));
    expect(again).toMatchObject({ at: 6, told: 'no', passed: [2, 3, 4] });
    const answered = after(own, log([0, 1, 2, 3, 4, 5, 6], 6), acted, log([0, 1, 2, 3, 4, 5, 6, 7], 7, [], 'own'));
    expect(answered).toMatchObject({ at: 7, told: 'no', passed: [2, 3, 4, 6] });
  });

  it('is shown at once to a reader who looks back, and the moments they looked at are counted once', () => {
    const back = after(own, { type: 'previous' }, { type: 'previous' }, acted);
    expect(back.at).toBe(3);
    expect(after(back, log([0, 1, 2, 3, 4, 5, 6], 6, [], 'own'))).toMatchObject({ at: 6, passed: [2, 3, 4, 5] });
  });

  it('is told at once also when it goes on with the last moment (found: a card that a leader took was told late)', () => {
    expect(after(busy, acted, log([0, 1, 2, 3, 4], 5, [3], 'own'))).toMatchObject({
      at: 4,
      told: 'no',
      passed: [2, 3],
    });
    const shown = after(own, acted, log([0, 1, 2, 3, 4, 5], 6, [3], 'own'));
    expect(shown).toMatchObject({ at: 5, passed: [2, 3, 4] });
  });

  it('is told before what came of it', () => {
    const followed = after(busy, acted, log([0, 1, 2, 3, 4, 5, 6], 5, [], 'own'));
    expect(followed.at).toBe(5);
    expect(waiting(followed)).toBe(1);
    expect(after(followed, elapsed)).toMatchObject({ at: 6, passed: [2, 3, 4] });
  });

  it('ends a replay', () => {
    const replayed = after(queueOf([0, 1, 2]), { type: 'replay', from: 0 }, acted, log([0, 1, 2, 3], 3, [], 'own'));
    expect(replayed).toMatchObject({ at: 3, replay: null, passed: [1, 2] });
  });

  it('waits in its turn when it is somebody else’s', () => {
    expect(after(busy, acted, log([0, 1, 2, 3, 4, 5], 5))).toMatchObject({ at: 1, passed: [] });
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

  it('of nothing changes nothing', () => {
    const queue = queueOf(whole);
    expect(after(queue, { type: 'replay', from: 60 })).toEqual(queue);
  });

  it('can be skipped', () => {
    const playing = after(queueOf(whole), { type: 'replay', from: 40 });
    expect(after(playing, { type: 'skip' })).toMatchObject({ at: 59, told: 'yes', replay: null });
  });
});

describe('A light moment, which repeats another part of the screen', () => {
  const turn = (
    moments: readonly number[],
    from: number,
    light: readonly number[],
    whose: 'own' | 'others' = 'others',
  ) => log(moments, from, [], whose, light);
  const event = after(queueOf([0]), turn([0, 2, 5], 2, [5]));

  it('does not take the place of an event (found: after four seconds “Turn 2: you” stood there, with no way back)', () => {
    expect(row(event)).toEqual({ before: 1, behind: 1, news: 0 });
    const told = after(event, elapsed);
    expect(told).toMatchObject({ at: 2, told: 'yes' });
    expect(after(told, elapsed)).toBe(told);
    expect(after(queueOf([0, 2]), turn([0, 2, 5], 5, [5]))).toMatchObject({ at: 2, told: 'yes' });
    expect(after(event, { type: 'next' })).toMatchObject({ at: 5 });
    expect(after(event, { type: 'next' }, { type: 'previous' }, elapsed)).toMatchObject({ at: 2, told: 'yes' });
  });

  it.each(['own', 'others'] as const)('is passed over in silence once somebody has acted (%s)', (whose) => {
    const acted = after(event, elapsed, { type: 'acted' }, turn([0, 2, 5, 6], 6, [5], whose));
    expect(acted).toMatchObject({ at: 6, told: 'no', passed: [] });
    expect(after(event, turn([0, 2, 5, 6], 6, [5]), elapsed)).toMatchObject({ at: 6, passed: [] });
  });

  it('is told once something comes of it, and in the place of its like', () => {
    expect(after(event, elapsed, turn([0, 2, 5], 6, []))).toMatchObject({ at: 5, told: 'no' });
    expect(after(queueOf([0]), turn([0, 2], 2, [0, 2]))).toMatchObject({ at: 2, told: 'no' });
  });
});
