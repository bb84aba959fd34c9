import { isQuestion } from '../../shared/engine/ask';
import type { Policy } from '../../shared/engine/policy';
import { games } from '../../shared/games/registry';
import { seatRates, standings } from './places';
import { playGame, policyOf } from './table';
import { paired, wilson } from './wilson';

describe('games of bots', () => {
  const withBots = games.filter(({ meta }) => meta.bots !== undefined);

  it.each(
    withBots.flatMap((one) =>
      [one.meta.minSeats, one.meta.maxSeats].map((seats) => ({ name: one.meta.name, seats, one })),
    ),
  )('of $name with $seats seats end, and are the same with the same seed', async ({ seats, one }) => {
    const game = await one.load();
    const quick = policyOf(game, 'quick');
    if (quick === null) throw new Error('no quick bot');
    const once = playGame(game, quick, { seats, options: {} }, 3);
    const again = playGame(game, quick, { seats, options: {} }, 3);
    expect([again.answers, again.reason]).toEqual([once.answers, once.reason]);
    expect(once.times).toHaveLength(once.answers);
  });

  it.each(withBots)('of $meta.name that look ahead give answers that are open, for a while', async (one) => {
    const game = await one.load();
    const steady = policyOf(game, 'steady');
    if (steady === null) throw new Error('no steady bot');
    let answers = 0;
    const forAWhile: Policy = (sight, luck) => {
      if (answers++ === 40) throw new Error('enough');
      const decision = steady(sight, luck);
      expect(sight.view.asks.filter(isQuestion).map(({ seat }) => seat)).toContain(decision.choice.seat);
      return decision;
    };
    expect(() => playGame(game, forAWhile, { seats: 3, options: {} }, 5)).toThrow('enough');
  });

  it('have an interval that holds the rate and grows narrower', () => {
    const few = wilson(2, 10);
    const many = wilson(200, 1000);
    expect([few.low < 0.2, few.high > 0.2]).toEqual([true, true]);
    expect(many.high - many.low).toBeLessThan(few.high - few.low);
    expect(wilson(0, 10).low).toBe(0);
  });

  it('count a team as one winner, and a tie in parts', () => {
    const one = { answers: 1, times: [] };
    const sides = [0, 1, 0, 1];
    const won = { ...one, sides, places: [0, 1, 0, 1], winners: [1, 3] };
    const lost = { ...one, sides, places: [1, 0, 1, 0], winners: [1, 3] };
    expect(standings(['good', 'bad', 'good', 'bad'], [won, won, won, lost])).toMatchObject([
      { name: 'good', rate: 0.75, even: 0.5 },
      { name: 'bad', rate: 0.25, even: 0.5 },
    ]);
    const alone = { ...one, sides: null, places: [0, 0, 1], winners: [1, 2] };
    expect(standings(['good', 'bad', 'bad'], [alone]).map(({ rate }) => rate)).toEqual([0.5, 0.25]);
    expect(seatRates([alone]).map(({ rate }) => rate)).toEqual([0, 0.5, 0.5]);
  });

  it('are compared game by game', () => {
    const { gained, lost, low, high } = paired([true, true, false, true], [false, true, true, false]);
    expect([gained, lost]).toEqual([2, 1]);
    expect((low + high) / 2).toBeCloseTo(0.25);
    expect(() => paired([true], [])).toThrow(RangeError);
  });
});
