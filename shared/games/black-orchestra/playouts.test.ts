import { seat } from '../../engine/ask';
import { answerAsk, type Match, viewOf } from '../../engine/match';
import { playout, seatsOf, testRandom } from '../../testing/playout';
import { blackOrchestra } from '.';
import type { Core } from './state';

describe('answers', () => {
  const match = (seed: number, choices: number): Match<Core> => {
    const seen: Match<Core>[] = [];
    playout(blackOrchestra, { seats: 1 + (seed % 5), seed }, (now) => {
      if (now.rev <= choices && now.over === null) seen.push(now);
    });
    const last = seen.at(-1);
    if (last === undefined) throw new Error('no match');
    return last;
  };

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('that are not listed change nothing (seed %d)', (seed) => {
    const now = match(seed, 40 + seed * 7);
    const before = JSON.stringify(now);
    const [ask] = now.asks;
    if (ask === undefined) throw new Error('nothing asked');
    const [option] = ask.options;
    const key = option?.key ?? '';
    const wrong = [
      { choice: { seat: ask.seat, ask: ask.id, key: `${key}x` }, why: 'no-such-option' },
      { choice: { seat: ask.seat, ask: ask.id, key: '__proto__' }, why: 'no-such-option' },
      { choice: { seat: seat(ask.seat + 1), ask: ask.id, key }, why: 'no-such-ask' },
      { choice: { seat: ask.seat, ask: '0.0' as typeof ask.id, key }, why: 'no-such-ask' },
    ];
    for (const { choice, why } of wrong) expect(answerAsk(blackOrchestra, now, choice)).toEqual({ ok: false, why });
    expect(JSON.stringify(now)).toBe(before);
  });

  test('given twice are refused the second time', () => {
    const now = match(3, 30);
    const [ask] = now.asks;
    const option = ask?.options.at(-1);
    if (ask === undefined || option === undefined) throw new Error('nothing asked');
    const choice = { seat: ask.seat, ask: ask.id, key: option.key };
    const once = answerAsk(blackOrchestra, now, choice);
    if (!once.ok) throw new Error(once.why);
    expect(answerAsk(blackOrchestra, once.match, choice).ok).toBe(false);
  });
});

describe('what a viewer cannot see', () => {
  test.each([11, 12, 13, 14])('does not change the view (seed %d)', (seed) => {
    playout(blackOrchestra, { seats: 3, seed, maxChoices: 20_000 }, (now) => {
      if (now.rev % 25 !== 0) return;
      const random = testRandom(now.rev);
      const shuffled = <T>(list: readonly T[]): T[] => [...list].sort(() => random() - 0.5);
      const other: Match<Core> = {
        ...now,
        core: {
          pub: now.core.pub,
          hidden: {
            ...now.core.hidden,
            deck: shuffled(now.core.hidden.deck),
            eventDecks: now.core.hidden.eventDecks.map(shuffled),
            interrogationDeck: shuffled(now.core.hidden.interrogationDeck),
            interrogation: null,
          },
        },
      };
      for (const viewer of [...seatsOf(3), null]) {
        expect(JSON.stringify(viewOf(blackOrchestra, other, viewer))).toBe(
          JSON.stringify(viewOf(blackOrchestra, now, viewer)),
        );
      }
    });
  });
});
