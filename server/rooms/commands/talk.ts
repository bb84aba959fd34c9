import type { GameMeta } from '../../../shared/engine/game';
import { type FilledPhrase, isPhrase } from '../../../shared/engine/phrases';
import type { talkCommands } from '../../../shared/protocol/commands/talk';
import { type ErrorCode, type MemberId, type PlanReason, REASON_LENGTH } from '../../../shared/protocol/rooms';
import { readLine } from '../../chat/text';
import { plansOf } from '../../match/notes';
import { withoutPlan } from '../../match/plans';
import { refused as refuse } from '../../sockets/edge';
import { noteNudge, nudge } from '../nudging';
import { mayDrop, planFor, type Planned } from '../planning';
import { pointAt } from '../pointing';
import { type Member, memberOf, type Room } from '../room';
import { accept, done as accepted, type Plain } from './answer';
import { unlessRefused } from './common';
import type { Handlers, Seated } from './sender';

/** What a seat says, before the room adds its name and the time. */
type Spoken =
  { readonly kind: 'said'; readonly text: string } | { readonly kind: 'phrase'; readonly phrase: FilledPhrase };

/** A member who says something, with their room. */
interface Speaker {
  readonly room: Room;
  readonly meta: GameMeta;
  readonly by: Member;
}

/** Chat, pointing and suggestions of members. */
export const talkHandlers: Handlers<typeof talkCommands> = {
  say(from, { text: typed }) {
    const text = readLine(typed);
    return speaking(from, () => (text === null ? null : { kind: 'said', text }));
  },

  phrase: (from, phrase) =>
    speaking(from, (meta) => (isPhrase(meta.phrases, phrase) ? { kind: 'phrase', phrase } : null)),

  async nudge(from, { member: whom }) {
    const { rooms, talk, clock, socket, code, pays } = from;
    const speaker = await speakerOf(from);
    if (typeof speaker === 'string') return refuse(speaker);
    const { room, by } = speaker;
    if (!pays.line.take()) return refuse('too-fast');
    await freshen(from, room);
    const done = nudge(room, by, whom, await rooms.matchOf(room));
    if (!done.ok) {
      pays.line.giveBack();
      return refuse(done.error);
    }
    const noted = await rooms.update(code, (now) => noteNudge(now, whom, clock()));
    if (!noted.ok) return refuse(noted.error);
    await talk.tell(code, { what: 'nudged', by: by.name, name: done.whom.name, member: whom }, socket);
    return accepted();
  },

  async point(from, thing) {
    const { rooms, pointers, socket, code, pays } = from;
    const speaker = await speakerOf(from);
    if (typeof speaker === 'string') return refuse(speaker);
    if (!pays.point.take()) return refuse('too-fast');
    await freshen(from, speaker.room);
    const done = pointAt(speaker.by, thing, await rooms.matchOf(speaker.room));
    if (!done.ok) return refuse(done.error);
    pointers.point(code, done.pointed, socket);
    return accepted();
  },

  async sketch(from, { member: whom, steps }) {
    const planned = await planning(from, whom, steps);
    if (!planned.ok) return refuse(planned.error);
    const { steps: taken, next, end, own } = planned.sketch;
    return accept<'sketch'>({ sketch: { steps: taken, next, end, ...(own === undefined ? {} : { own }) } });
  },

  async plan(from, { member: whom, steps, because }) {
    const { host, plans, socket, code, pays } = from;
    if (steps.length === 0) return refuse('bad-request');
    const planned = await planning(from, whom, steps);
    if (!planned.ok) return refuse(planned.error);
    if (planned.by.id === whom) return refuse('member-unknown');
    const reason = because === undefined ? undefined : readReason(planned.meta, because);
    if (reason === null) return refuse('bad-request');
    // The suggestion is shown to everybody in the room.
    if (!pays.line.take()) return refuse('too-fast');
    const { match, seat, sketch, by } = planned;
    const kept = sketch.steps.map(({ key, label, ref }) => ({ key, label, ...(ref === undefined ? {} : { ref }) }));
    plans.caused(code, socket);
    const plan = {
      by: by.id,
      member: whom,
      seat,
      turn: sketch.turn,
      steps: kept,
      ...(reason === undefined ? {} : { because: reason }),
    };
    return unlessRefused(await host.suggest(match, plan));
  },

  async unplan(from, { by, member: whom }) {
    const { rooms, host, plans, socket, code, pays } = from;
    const speaker = await speakerOf(from);
    if (typeof speaker === 'string') return refuse(speaker);
    if (!pays.line.take()) return refuse('too-fast');
    const match = await rooms.matchOf(speaker.room);
    const unpaid = (reply: Plain): Plain => {
      pays.line.giveBack();
      return reply;
    };
    if (match?.running == null) return unpaid(refuse('room-not-started'));
    const plan = plansOf(match.running.notes).find((open) => open.by === by && open.member === whom);
    if (plan === undefined) return unpaid(accepted());
    if (!mayDrop(speaker.room, speaker.by, plan, match)) return unpaid(refuse('member-unknown'));
    plans.caused(code, socket);
    return unlessRefused(await host.unplan(match.id, (open) => withoutPlan(open, plan)));
  },
};

/** The sender as a member of their room, or why the players do not hear them: they have lost their seat, or talk with the spectators. */
async function speakerOf(from: Seated): Promise<Speaker | Extract<ErrorCode, 'not-seated' | 'out-of-match'>> {
  const { rooms, code, member } = from;
  const room = await rooms.find(code);
  const meta = room === null ? null : rooms.metaOf(room);
  const by = room === null ? null : memberOf(room, member);
  if (room === null || meta === null || by === null) return 'not-seated';
  if (meta.out?.talk !== 'with-spectators') return { room, meta, by };
  await freshen(from, room);
  const at = room.seats.indexOf(by);
  const apart = (await rooms.supportedMatchOf(room))?.apart.some((seat) => seat === at) === true;
  return apart ? 'out-of-match' : { room, meta, by };
}

/** Reads what has changed in the match of a room on other nodes. */
async function freshen({ follower }: Seated, { matchId }: Room): Promise<void> {
  if (matchId !== null) await follower.freshen(matchId);
}

/** Plays steps of another member's turn. Each step costs what an answer costs. */
async function planning(
  from: Seated<'steps'>,
  whom: MemberId,
  steps: readonly string[],
): Promise<
  (Extract<Planned, { readonly ok: true }> & Pick<Speaker, 'by' | 'meta'>) | Extract<Planned, { readonly ok: false }>
> {
  const speaker = await speakerOf(from);
  if (typeof speaker === 'string') return { ok: false, error: speaker };
  from.pays.steps.charge(steps.length);
  const { room, meta, by } = speaker;
  const { suggestions, tries } = from.rooms.allowedIn(room);
  if ((by.id === whom ? tries : suggestions) === 'never') return { ok: false, error: 'not-in-this-game' };
  await freshen(from, room);
  const planned = planFor(room, by, whom, steps, await from.rooms.matchOf(room));
  return planned.ok ? { ...planned, by, meta } : planned;
}

/** The reason of a plan as it is kept; null for one that cannot be said. */
function readReason({ phrases }: GameMeta, because: PlanReason): PlanReason | null {
  if (because.kind === 'phrase') return isPhrase(phrases, because.phrase) ? because : null;
  const text = readLine(because.text, REASON_LENGTH);
  return text === null ? null : { kind: 'said', text };
}

/** Says something of a seat to its room; null is nothing that can be said. */
async function speaking(from: Seated<'line'>, what: (meta: GameMeta) => Spoken | null): Promise<Plain> {
  const { talk, seclusion, clock, socket, code, key, pays } = from;
  const speaker = await speakerOf(from);
  if (typeof speaker === 'string') return refuse(speaker);
  const { room, meta, by } = speaker;
  if (by.voice === 'muted') return refuse('muted');
  const spoken = what(meta);
  if (spoken === null) return refuse('bad-request');
  if (!pays.line.take()) return refuse('too-fast');
  await freshen(from, room);
  // The clocks of nodes differ: a line during a seclusion must not be dated before the seclusion.
  const at = Math.max(clock(), ...(await seclusion.in(room)).map(({ since }) => since));
  const line = { ...spoken, name: by.name, at };
  await talk.say(code, line, socket, key);
  return accepted();
}
