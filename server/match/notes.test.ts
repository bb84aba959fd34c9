import { seat } from '../../shared/engine/ask';
import type { MemberId } from '../../shared/protocol/rooms';
import { hasSuggestedEnough, MOST_PLANS, NO_NOTES, noteMoment, notePlans, noteSuggestion } from './notes';

const ANNA = 1 as MemberId;
const BEN = 2 as MemberId;

test('a member at the limit of plans may suggest again in the next turn', () => {
  const plan = { by: ANNA, member: BEN, seat: seat(1), turn: 3, steps: [] };
  let notes = noteMoment(NO_NOTES, { turn: 3 });
  for (let n = 0; n < MOST_PLANS; n++) {
    expect(hasSuggestedEnough(notes, ANNA)).toBe(false);
    notes = noteSuggestion(notes, plan);
  }
  expect([ANNA, BEN].map((by) => hasSuggestedEnough(notes, by))).toEqual([true, false]);
  // What is taken away was stored all the same.
  expect(hasSuggestedEnough(noteMoment(notes, { plans: [] }), ANNA)).toBe(true);
  expect(hasSuggestedEnough(noteMoment(notes, { turn: 4 }), ANNA)).toBe(false);
});

it('counts how often plans were suggested or withdrawn, over turns: going back reads these versions too (found: nobody paid for them)', () => {
  const plan = { by: ANNA, member: BEN, steps: ['a'] } as never;
  const suggested = noteSuggestion(noteMoment(noteSuggestion(NO_NOTES, plan), { turn: 2 }), plan);
  expect(notePlans(suggested, []).planned).toBe(3);
});
