import type { Choice, Seat } from '../engine/ask';
import type { GameModule } from '../engine/game';
import { answerAsk, keptOf, type Match, resumeExactly, viewOf } from '../engine/match';
import type { CoreBase } from '../engine/run';
import type { GameTesting } from './game-testing';
import { playout, type PlayoutSpec, seatsOf, testRandom } from './playout';

/** What a comparison of worlds has come to. */
export interface Compared {
  /** How many answers were compared. */
  readonly compared: number;
  /** Where a viewer could tell two worlds apart that look the same by rights: the answer, the viewer, and what differs. */
  readonly told: readonly string[];
}

/**
 * Plays a random game, and beside each of its answers the same one in another world: what one viewer cannot know, and what has not
 * come to light by the answer, lies otherwise there. The viewer must get the same of both, byte for byte: table, questions, whom the table waits for, log.
 * @throws TypeError for a game that imagines nothing
 */
export function compareWorlds<Core extends CoreBase>(
  { game, reveals }: Pick<GameTesting<Core>, 'game' | 'reveals'>,
  spec: PlayoutSpec,
): Compared {
  const { imagining } = game;
  if (imagining === undefined) throw new TypeError(`${game.meta.name} cannot be imagined`);
  const told: string[] = [];
  let compared = 0;
  let before: Match<Core> | null = null;
  playout(game, spec, (after, choice) => {
    const earlier = before;
    before = after;
    // What is asked of a seat alone is dealt otherwise once it is over. An imagined step begins where it began.
    const asked = earlier?.asks.find(({ id }) => id === choice?.ask);
    if (earlier === null || choice === null || earlier.step !== earlier.begun.step) return;
    if (asked === undefined || game.meta.secluding.includes(asked.kind)) return;
    for (const viewer of seatsOf(spec.seats)) {
      if (reveals?.(earlier.core, after.core, viewer) === true) continue;
      const random = testRandom(spec.seed * 7919 + after.rev * 31 + viewer);
      const imagined = imagining.redeal({ begun: earlier.checkpoint, now: after.core, seat: viewer, random });
      if (imagined === null) continue;
      const here = differences(game, { earlier, after, choice, viewer }, withLuckOf(imagined, earlier.checkpoint));
      if (here === null) continue;
      compared += 1;
      told.push(...here.map((what) => `answer ${after.rev} (${choice.key}) tells seat ${viewer}: ${what}`));
    }
  });
  return { compared, told };
}

/** An answer of a game, and who looks on. */
interface Answered<Core extends CoreBase> {
  readonly earlier: Match<Core>;
  readonly after: Match<Core>;
  readonly choice: Choice;
  readonly viewer: Seat;
}

/**
 * What the viewer sees otherwise in the other world, before the answer and after it. Null where it looks the same and the answer is no option
 * there: whoever answers may hold other cards.
 */
function differences<Core extends CoreBase>(
  game: GameModule<Core>,
  { earlier, after, choice, viewer }: Answered<Core>,
  checkpoint: Core,
): readonly string[] | null {
  const other = resumeExactly(game, { ...keptOf(earlier), checkpoint });
  if (other === null) return null;
  const before = differing('before', viewOf(game, earlier, viewer), viewOf(game, other, viewer));
  const answered = answerAsk(game, other, choice);
  if (!answered.ok) return before.length === 0 ? null : before;
  return [...before, ...differing('after', viewOf(game, after, viewer), viewOf(game, answered.match, viewer))];
}

function differing(when: string, one: object, other: object): readonly string[] {
  const [mine, theirs] = [one as Record<string, unknown>, other as Record<string, unknown>];
  return [...new Set([...Object.keys(mine), ...Object.keys(theirs)])]
    .filter((part) => JSON.stringify(mine[part]) !== JSON.stringify(theirs[part]))
    .map((part) => `${part} ${when} it`);
}

/** The same numbers are drawn in both worlds. */
function withLuckOf<Core extends CoreBase>(core: Core, { hidden: { rng } }: Core): Core {
  return { ...core, hidden: { ...core.hidden, rng } };
}
