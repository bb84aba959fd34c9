import type { Colour } from '../../shared/engine/colours';
import type { BotLevel } from '../../shared/engine/policy';
import type { PushTarget } from '../../shared/protocol/notify';
import type { MemberId } from '../../shared/protocol/rooms';
import type { TokenHash } from '../lib/secrets';
import type { Bot, Member, Pairing, Room, Vacancy, Watch } from './room';

/** A seat under the names that storage has. */
interface StoredSeat {
  readonly id: MemberId;
  readonly name: string;
  /** None for a vacant seat and for a bot. */
  readonly devices: readonly { readonly token: TokenHash; readonly since: number; readonly push?: PushTarget }[];
  readonly pairing: Pairing | null;
  /** Null for a vacant seat. */
  readonly colour: Colour | null;
  readonly picks: readonly string[];
  readonly ready: Member['ready'];
  /** For a vacant seat. */
  readonly former?: readonly TokenHash[];
  /** For a member who is away. */
  readonly awaySince?: number;
  /** Of a member whom the host has muted. */
  readonly voice?: 'muted';
  /** Of a bot. */
  readonly bot?: BotLevel;
}

/** Marks the bodies that this program reads. Exports of other versions of the program may hold others. */
const VERSION = 10;

/** A room as JSON in storage. */
interface StoredRoom extends Omit<Room, 'seats' | 'againSince' | 'watch'> {
  /** Not there in rooms that were stored before there was such a time. */
  readonly againSince?: number | null;
  /** Rooms that were stored before there was such a delay lack theirs. */
  readonly watch: Omit<Watch, 'delay'> & Partial<Pick<Watch, 'delay'>>;
  readonly v: typeof VERSION;
  readonly members: readonly StoredSeat[];
}

/** The body of a room's record in storage. */
export function bodyOf({ seats, ...rest }: Room): string {
  const members = seats.map((one): StoredSeat => {
    const { id, name } = one;
    const empty = { id, name, devices: [], pairing: null, colour: null, picks: [] };
    switch (one.kind) {
      case 'vacant':
        return { ...empty, ready: 'not-yet', former: one.former };
      case 'bot':
        return { ...empty, ready: 'ready', bot: one.level };
      case 'member': {
        const devices = one.devices.map(({ tokenHash, ...rest }) => ({ token: tokenHash, ...rest }));
        const away = one.awaySince === null ? {} : { awaySince: one.awaySince };
        const voice = one.voice === 'muted' ? { voice: one.voice } : {};
        const { pairing, colour, picks, ready } = one;
        return { ...empty, devices, pairing, colour, picks, ready, ...away, ...voice };
      }
    }
  });
  return JSON.stringify({ v: VERSION, ...rest, members } satisfies StoredRoom);
}

/**
 * Reads the room from the body of a record. Throws SyntaxError when it is no JSON, and Error when another version of
 * the program wrote it.
 */
export function roomIn(body: string): Room {
  const { v, members, ...room } = JSON.parse(body) as Omit<StoredRoom, 'v'> & { readonly v?: unknown };
  if (v !== VERSION) throw new Error(`a room in version ${String(v)}, not ${VERSION}`);
  const seats = members.map(({ id, name, devices, bot, ...rest }): Member | Vacancy | Bot => {
    if (bot !== undefined) return { kind: 'bot', id, name, level: bot };
    const { pairing, colour, picks, ready, awaySince = null, voice = 'heard', former = [] } = rest;
    if (devices.length === 0 || colour === null) return { kind: 'vacant', id, name, former };
    const tokens = devices.map(({ token, ...known }) => ({ tokenHash: token, ...known }));
    return { kind: 'member', id, name, devices: tokens, pairing, colour, picks, ready, awaySince, voice };
  });
  // Rooms from before this was noted do not know the people of their last match.
  const played = room.played.map((one) => ({ ...one, people: (one as Partial<typeof one>).people ?? [] }));
  const watch: Watch = { ...room.watch, delay: room.watch.delay ?? 'none' };
  return { ...room, played, watch, againSince: room.againSince ?? null, seats };
}
