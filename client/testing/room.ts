import { seat } from '../../shared/engine/ask';
import { COLOURS } from '../../shared/engine/colours';
import type { MemberId, MemberView, RoomView } from '../../shared/protocol/rooms';

/** A member as tests need them: connected, and host in the first seat. */
export function memberView(at: number, name: string, more: Partial<MemberView> = {}): MemberView {
  const who = { seat: seat(at), id: (at + 1) as MemberId, name, host: at === 0 };
  return {
    ...who,
    picks: [],
    connected: true,
    awayForMs: null,
    ready: false,
    vacant: false,
    colour: COLOURS[at] ?? null,
    devices: 1,
    voice: 'heard',
    bot: null,
    ...more,
  };
}

/** A room as tests need it: an empty lobby of the toy game. */
export function roomView(more: Partial<RoomView> = {}): RoomView {
  return {
    code: 'ABCDE',
    game: 'toy',
    phase: 'lobby',
    options: {},
    members: [],
    spectators: 0,
    entrance: 'open',
    watching: 'code',
    delay: 'none',
    knocks: [],
    hostMovesInMs: null,
    absentSayMs: 180_000,
    played: [],
    proposal: null,
    claims: [],
    goingOn: [],
    pause: null,
    again: [],
    time: { pace: 'live', seconds: {}, days: {}, atEnd: 'pass', keepAfter: 0 },
    webhook: null,
    ...more,
  };
}
