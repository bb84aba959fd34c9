import { isDeepStrictEqual } from 'node:util';

import { allowedBy } from '../engine/allowed';
import type { Choice, Seat } from '../engine/ask';
import type { GameModule } from '../engine/game';
import { keptOf, type Match, resumeMatch, viewOf } from '../engine/match';
import { type Preview, previewOf } from '../engine/preview';
import type { Text } from '../engine/text';
import { canTakeBack } from '../engine/undo';
import { everySize } from '../testing/game-testing';
import { handsTesting } from '../testing/hands/testing';
import { playout, testRandom } from '../testing/playout';
import { gameSeeds, reportCount } from '../testing/properties';
import { gameTestings } from './testing';

/** The games in which one's own options are looked at before they are taken. */
const PREVIEWED = [...gameTestings, handsTesting].filter(({ game }) => allowedBy(game.meta).previews !== 'never');
/** Random games of each game and number of seats. */
const GAMES = gameSeeds(2);
/** Games are played until enough was seen: short ones more often. */
const MOST_GAMES = 30;

function previewed(game: GameModule, match: Match, choice: Choice): Preview {
  const result = previewOf(game, match, choice);
  if (!result.ok) throw new Error(`${result.why}: ${choice.key}`);
  return result.preview;
}

function linesOf(game: GameModule, match: Match, viewer: Seat): readonly Text[] {
  return viewOf(game, match, viewer).log.map(({ text }) => text);
}

/** Whether who has answered is asked just that once more. */
function isAskedAgain(before: Match, { ask }: Choice, after: Match): boolean {
  const said = (match: Match) =>
    match.asks.map(({ id, seat, kind, prompt, options }) => ({ id, of: { seat, kind, prompt, options } }));
  const answered = said(before).find(({ id }) => id === ask);
  return said(after).some(({ of }) => isDeepStrictEqual(of, answered?.of));
}

/** The parts that two previews have otherwise; of their tables, the fields. */
function differing(one: Preview, other: Preview): readonly string[] {
  const [mine, theirs] = [partsOf(one), partsOf(other)];
  return [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].filter(
    (part) => !isDeepStrictEqual(mine[part], theirs[part]),
  );
}

function partsOf({ table, ...rest }: Preview): Readonly<Record<string, unknown>> {
  const fields = Object.entries(table as object).map(([field, value]): [string, unknown] => [`table.${field}`, value]);
  return { ...rest, ...Object.fromEntries(fields) };
}

/** The kind of the question that is answered. */
function kindOf({ asks }: Match, { ask }: Choice): string {
  return asks.find(({ id }) => id === ask)?.kind ?? '';
}

/** Plays a random game; tells of each answer the match before and after it. */
function eachAnswer(
  game: GameModule,
  seats: number,
  seed: number,
  see: (before: Match, choice: Choice, after: Match) => void,
): void {
  let before: Match | null = null;
  playout(game, { seats, seed }, (after, choice) => {
    if (before !== null && choice !== null) see(before, choice, after);
    before = after;
  });
}

describe('previews of random games', () => {
  it.each(everySize(PREVIEWED))(
    'are what then happens, as far as they go: $name, $seats seats',
    ({ name, seats, testing: { game } }) => {
      const ends = new Map<string, number>();
      const seen = (): number => [...ends.values()].reduce((sum, count) => sum + count, 0);
      for (const seed of gameSeeds(MOST_GAMES)) {
        if (seed > Math.max(...GAMES) && seen() > 20) break;
        eachAnswer(game, seats, seed, (before, choice, after) => {
          // Who goes out by an answer is told afterwards only what everybody is: the lines that came to them alone are gone.
          if (game.out?.(after.core).includes(choice.seat) === true) return;
          const { table, log, end, final } = previewed(game, before, choice);
          ends.set(end.at, (ends.get(end.at) ?? 0) + 1);
          const lines = linesOf(game, after, choice.seat).slice(linesOf(game, before, choice.seat).length);
          const view = viewOf(game, after, choice.seat);
          const came =
            after.over === null
              ? {
                  at: 'question',
                  waiting: view.waiting,
                  asked: isAskedAgain(before, choice, after) ? 'again' : 'further',
                }
              : { at: 'end', over: after.over };
          const agrees =
            end.at === 'reveal'
              ? isDeepStrictEqual(lines.slice(0, log.length), log)
              : isDeepStrictEqual([table, log, end], [view.table, lines, came]);
          if (final === canTakeBack(after.asks, choice.seat))
            throw new Error(`seed ${seed}, answer ${after.rev}: wrong about taking back`);
          if (!agrees) throw new Error(`seed ${seed}, answer ${after.rev}: not what then happens`);
        });
      }
      for (const [at, count] of ends) reportCount(`${name}, ${seats} seats: previews up to a ${at}`, count);
      expect(seen()).toBeGreaterThan(20);
    },
  );

  it.each(everySize(PREVIEWED))(
    'tell nothing hidden: with all hidden things dealt anew they are the same ($name, $seats seats)',
    ({ name, seats, testing }) => {
      const { game } = testing;
      let compared = 0;
      for (const seed of gameSeeds(MOST_GAMES)) {
        if (seed > Math.max(...GAMES) && compared > 20) break;
        eachAnswer(game, seats, seed, (before, choice, after) => {
          if (before.choices.length > 0) return;
          const checkpoint = testing.redeal(before.checkpoint, choice.seat, testRandom(seed * 1000 + after.rev));
          const other = resumeMatch(game, { ...keptOf(before), checkpoint });
          const seen = [other, before].map((match) => JSON.stringify(viewOf(game, match, choice.seat)));
          // What the running step has shown to this seat already may differ.
          if (seen[0] !== seen[1]) return;
          compared += 1;
          const told = differing(previewed(game, other, choice), previewed(game, before, choice));
          if (told.length > 0)
            throw new Error(
              `seed ${seed}, answer ${after.rev}: the preview of ${kindOf(before, choice)} ${choice.key} tells something hidden in its ${told.join(', ')}: the script must read it from run.core.hidden before the state shows it`,
            );
        });
      }
      reportCount(`${name}, ${seats} seats: previews with hidden things dealt anew`, compared);
      expect(compared).toBeGreaterThan(20);
    },
  );
});
