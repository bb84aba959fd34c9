import { randomInt } from 'node:crypto';

import { type Ask, isQuestion, type Seat, TABLE } from '../../shared/engine/ask';
import { keeperOf } from '../../shared/engine/keeper';
import { goesOnAt, neededToGoOn, waitedSince } from '../../shared/protocol/going-on';
import type { ErrorCode, MemberId } from '../../shared/protocol/rooms';
import type { TokenHash } from '../lib/secrets';
import type { LiveMatch, Outcome } from '../match/live';
import { isPaused } from '../match/pause';
import { matchOf } from '../match/state';
import { becomes, type GoingOn, memberOf, membersOf, refuse, type Room } from './room';
import type { Done } from './rooms';
import type { TellingParts } from './telling';
import { paceSince } from './time';

/** The parts that going on works with. */
type GoingOnParts = Pick<TellingParts, 'rooms' | 'host' | 'bots' | 'timekeeper' | 'clock' | 'consultations' | 'talk'>;

/** A seat that the table waits for. */
interface Awaited {
  readonly match: LiveMatch;
  readonly seat: Seat;
  /** As {@link waitedSince}. */
  readonly since: number;
  readonly ask: Ask;
  /** The name of the member who has to answer. */
  readonly name: string;
  /** The other members who are present and not out of the match. */
  readonly others: readonly MemberId[];
}

/** No seat is asked more in secret before anything of it shows. */
const SECRET_ANSWERS = 64;

/**
 * Lets a table go on without a player it waits for, whatever proposals are open: if the host wants it, or more than
 * half of the others who are present. The wish is stored first, with the wait that it is about. The answer goes to one
 * question by its id, so it is given only once; after a crash one more press is enough.
 */
export class GoingOnWithout {
  /** The questions that are being answered on this node. */
  private readonly underway = new Set<string>();

  constructor(private readonly parts: GoingOnParts) {}

  /** Notes that a member wants it, and goes on when that is enough. */
  async want(code: string, member: TokenHash, of: Seat): Promise<Done> {
    const decision: { awaited: Awaited | null } = { awaited: null };
    const done = await this.parts.rooms.update(code, async (room) => {
      decision.awaited = null;
      const by = memberOf(room, member);
      if (by === null) return refuse('not-seated');
      const awaited = await this.awaited(room, of);
      if (typeof awaited === 'string') return refuse(awaited);
      const { match, since, others } = awaited;
      if (!others.includes(by.id)) return refuse('not-awaited');
      const before = notedFor(room, of);
      const same = before?.since === since ? before.agreed : [];
      const agreed = same.includes(by.id) ? same : [...same, by.id];
      const wanted = others.filter((id) => agreed.includes(id));
      if (by.id === room.host || wanted.length >= neededToGoOn(others.length)) decision.awaited = awaited;
      if (agreed === same) return becomes(room);
      return becomes(withNoted(room, { match: match.id, seat: of, since, agreed, wentAt: before?.wentAt ?? null }));
    });
    if (!done.ok || decision.awaited === null) return done;
    const refused = await this.goOn(code, decision.awaited);
    return refused === null ? done : { ok: false, error: refused };
  }

  /** Answers in the place of who is awaited, notes it and tells of it. Nothing happens when they have answered meanwhile. */
  private async goOn(code: string, awaited: Awaited): Promise<Outcome> {
    const { match, ask, seat: of, since, name } = awaited;
    const key = `${match.id}:${ask.id}`;
    if (this.underway.has(key)) return null;
    this.underway.add(key);
    try {
      const refused = await this.answer(awaited);
      if (refused === 'no-such-ask') return null;
      if (refused !== null) return refused;
    } finally {
      this.underway.delete(key);
    }
    await this.parts.rooms.update(code, (room) => {
      const noted = notedFor(room, of);
      return noted?.since === since
        ? becomes(withNoted(room, { ...noted, wentAt: this.parts.clock() }))
        : becomes(room);
    });
    await this.parts.talk.tell(code, { what: 'went-on', name });
    return null;
  }

  /** Answers until something shows, so that others cannot count the secret questions of a seat. */
  private async answer({ match: { id }, seat: of, since, ask }: Awaited): Promise<Outcome> {
    const refused = await this.answerOne(id, ask);
    for (let n = 1; refused === null && n < SECRET_ANSWERS; n++) {
      const match = await this.parts.host.open(id);
      const next = match === null || sinceIn(match, of) !== since ? null : questionTo(match, of);
      if (next === null || (await this.answerOne(id, next)) !== null) break;
    }
    return refused;
  }

  private async answerOne(id: string, { id: ask, fallback, options }: Ask): Promise<Outcome> {
    if (fallback !== undefined) return this.parts.host.expire(id, ask);
    if (await this.parts.bots.answerOnce(id, ask)) return null;
    return this.parts.host.expire(id, ask, options[randomInt(Math.max(1, options.length))]?.key);
  }

  /** The seat as one that the table may go on without now, or why it may not. */
  private async awaited(room: Room, of: Seat): Promise<Awaited | ErrorCode> {
    if (room.matchId === null) return 'room-not-started';
    const match = await this.parts.host.open(room.matchId);
    if (match?.running == null) return 'match-not-found';
    if (match.over) return 'match-over';
    if (isPaused(match.running)) return 'paused';
    const since = sinceIn(match, of);
    const kind = match.running.since.find(({ seat }) => seat === of)?.kind;
    if (since === null || kind === undefined) return 'not-awaited';
    const { asks, keepers } = matchOf(match.running);
    const keeper = keeperOf(keepers, of, kind, match.game.module.meta.secluding);
    const person = keeper?.kind === 'bot' ? undefined : room.seats[keeper?.seat ?? of];
    if (person === undefined || person.kind === 'bot') return 'not-awaited';
    // While the table holds a window open, it is a secret who has answered. It closes by itself.
    const ask = asks.some(({ seat }) => seat === TABLE) ? null : questionTo(match, of);
    if (ask === null) return 'too-early';
    const { present, out, now, sayMs } = await this.parts.consultations.in(room);
    const ends = this.parts.timekeeper
      .clocks(match)
      .flatMap(({ seat, until }) => (seat === of && until !== null ? [until] : []));
    const awaySince = present.has(person.id) ? null : person.kind === 'vacant' ? 0 : (person.awaySince ?? now);
    const at = goesOnAt(
      {
        pace: person.kind === 'vacant' || awaySince === null ? room.time.pace : paceSince(room, awaySince),
        since,
        clockEnd: ends.length === 0 ? null : Math.min(...ends),
        awaySince,
        wentAt: notedFor(room, of)?.wentAt ?? null,
      },
      sayMs,
    );
    if (now < at) return 'too-early';
    const others = membersOf(room).flatMap(({ id }) =>
      id !== person.id && present.has(id) && !out.has(id) ? [id] : [],
    );
    return { match, seat: of, since, ask, name: person.name, others };
  }
}

function sinceIn({ running, changedAt }: LiveMatch, of: Seat): number | null {
  return waitedSince({ waitingSince: running?.since ?? [], changedAt }, of, running?.notes.pause?.to ?? null);
}

/** The first question that a seat is asked. */
function questionTo({ running }: LiveMatch, of: Seat): Ask | null {
  if (running === null) return null;
  return matchOf(running).asks.find((ask) => ask.seat === of && isQuestion(ask) && ask.options.length > 0) ?? null;
}

function notedFor(room: Room, of: Seat): GoingOn | undefined {
  return room.goingOn.find(({ match, seat }) => match === room.matchId && seat === of);
}

/** The room with one more wish, and without those of earlier matches. */
function withNoted(room: Room, noted: GoingOn): Room {
  const others = room.goingOn.filter(({ match, seat }) => match === noted.match && seat !== noted.seat);
  return { ...room, goingOn: [...others, noted] };
}
