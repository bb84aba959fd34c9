import { type Seat, seat as seatAt } from '../../shared/engine/ask';
import { type Sketch, sketchOf } from '../../shared/engine/planning';
import type { ErrorCode, MemberId, PlanView, SketchMessage } from '../../shared/protocol/rooms';
import type { LiveMatch } from '../match/live';
import type { Plan } from '../match/plans';
import { matchOf } from '../match/state';
import { type Member, membersOf, type Room } from './room';

/** A turn as far as it is planned, or why it cannot be. */
export type Planned =
  | {
      readonly ok: true;
      readonly match: string;
      readonly seat: Seat;
      readonly sketch: Sketch & Pick<SketchMessage, 'own'>;
    }
  | { readonly ok: false; readonly error: ErrorCode };

/**
 * Plays the steps of a turn on a copy, of one's own with the table then. Refused for bots, for members with a secret choice (the suggestion
 * would tell them something) and from members whom the host has muted.
 * @param match the match of the room; null in the lobby
 */
export function planFor(
  room: Room,
  by: Member,
  whom: MemberId,
  keys: readonly string[],
  match: LiveMatch | null,
): Planned {
  const error = (code: ErrorCode): Planned => ({ ok: false, error: code });
  if (match?.running == null) return error('room-not-started');
  const other = membersOf(room).find(({ id }) => id === whom);
  if (other === undefined) return error('member-unknown');
  const seat = seatAt(room.seats.indexOf(other));
  if (other !== by && by.voice === 'muted') return error('muted');
  if (match.secluded.some((alone) => alone.seat === seat)) return error('seat-secluded');
  const { core, keepers, over } = matchOf(match.running);
  if (over !== null) return error('match-over');
  if (keepers[seat]?.by.kind === 'bot') return error('nothing-to-plan');
  const sketched = sketchOf(match.game.module, core, seat, keys);
  if (!sketched.ok) return error(sketched.why);
  const { sketch, ask, core: then } = sketched;
  const asked = ask === null ? null : { kind: ask.kind, prompt: ask.prompt, unavailable: ask.unavailable };
  const own = { own: { table: match.game.module.table(then, seat), ask: asked } };
  return { ok: true, match: match.id, seat, sketch: { ...sketch, ...(other === by ? own : {}) } };
}

/** Whether a member may remove a suggestion: its author, its receiver, and the receiver's stand-in may. */
export function mayDrop(
  room: Room,
  one: Member,
  { by, member, seat }: Pick<Plan, 'by' | 'member' | 'seat'>,
  match: LiveMatch,
): boolean {
  if (one.id === by || one.id === member) return true;
  const keeper = match.running === null ? undefined : matchOf(match.running).keepers[seat]?.by;
  return keeper?.kind === 'seat' && keeper.seat === room.seats.indexOf(one);
}

/** The public suggestions of a match, without those of or for people who have gone. */
export function plansIn(room: Room, match: LiveMatch | null): readonly PlanView[] {
  const plans = match?.running?.notes.plans ?? [];
  const here = (id: MemberId): boolean => membersOf(room).some((member) => member.id === id);
  return plans
    .filter(({ by, member }) => here(by) && here(member))
    .map(({ by, member, because, now, steps }) => ({
      by,
      member,
      ...(because === undefined ? {} : { because }),
      ...(now === undefined ? {} : { now }),
      steps: steps.map(({ done, ...step }) => ({ ...step, state: done === undefined ? 'open' : 'done' })),
    }));
}
