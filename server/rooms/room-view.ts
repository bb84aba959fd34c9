import { seat } from '../../shared/engine/ask';
import { coloursOf } from '../../shared/engine/colours';
import type { GoingOnView, MemberView, PauseView, RoomView } from '../../shared/protocol/rooms';
import type { LiveMatch } from '../match/live';
import { UnsupportedMatch } from '../match/running-views';
import type { MatchStatus } from '../storage/storage';
import { awaitedAgain } from './again';
import { coloursOfBots } from './bots';
import { hostMovesAt } from './hosting';
import type { Parts } from './parts';
import { claimViews, proposalView } from './proposals';
import { isThere, type Room } from './room';

/** Builds the public view of a room. */
export class RoomViews {
  constructor(
    private readonly parts: Pick<Parts, 'rooms' | 'presence' | 'consultations' | 'clock' | 'patience' | 'log'>,
  ) {}

  /** The public view of a room, with the people who are present now. */
  async of(room: Room): Promise<RoomView> {
    const { clock, consultations, patience, presence } = this.parts;
    const { code, game, options, entrance, watch, played } = room;
    const [{ phase, pause }, there] = await Promise.all([this.matchIn(room), presence.attendances(code)]);
    const connected = new Set(there.flatMap(({ members }) => members));
    const movesAt = hostMovesAt(room, patience);
    const consulting = await consultations.with(room, connected);
    return {
      code,
      game,
      phase,
      options,
      members: this.membersOf(room, connected),
      spectators: there.reduce((sum, { spectators }) => sum + spectators, 0),
      entrance,
      watching: watch.who,
      delay: watch.delay,
      knocks: watch.watchers
        .filter(({ state, tokenHash }) => state === 'asking' && connected.has(tokenHash))
        .map(({ id, name: by }) => ({ id, name: by })),
      hostMovesInMs: movesAt === null ? null : Math.max(0, movesAt - clock()),
      absentSayMs: consulting.sayMs[room.time.pace],
      played: played.map(({ names, over }) => ({ names, over })),
      proposal: phase === 'playing' ? proposalView(room, consulting) : null,
      claims: phase === 'playing' ? claimViews(room, consulting) : [],
      goingOn: phase === 'playing' ? goingOnIn(room) : [],
      pause,
      again: phase === 'over' ? awaitedAgain(room, consulting) : [],
      time: room.time,
      webhook: room.webhook === null ? null : new URL(room.webhook.url).hostname,
    };
  }

  private membersOf(room: Room, connected: ReadonlySet<string>): readonly MemberView[] {
    const botColours = coloursOfBots(room, coloursOf(this.parts.rooms.metaOf(room) ?? {}));
    return room.seats.map((one, i): MemberView => {
      const { id, name } = one;
      const shared = { seat: seat(i), id, name, host: id === room.host };
      const none = {
        ...shared,
        picks: [],
        vacant: false,
        colour: null,
        devices: 0,
        bot: null,
        awayForMs: null,
        voice: 'heard',
      } as const;
      switch (one.kind) {
        case 'vacant':
          return { ...none, connected: false, ready: false, vacant: true };
        case 'bot':
          return { ...none, connected: true, ready: true, colour: botColours.get(id) ?? null, bot: one.level };
        case 'member': {
          const here = isThere(one, (tokenHash) => connected.has(tokenHash));
          const { picks, ready, colour, devices, awaySince, voice } = one;
          const awayForMs = here || awaySince === null ? null : Math.max(0, this.parts.clock() - awaySince);
          const known = { ready: ready === 'ready', colour, devices: devices.length };
          return { ...none, ...known, picks, connected: here, awayForMs, voice };
        }
      }
    });
  }

  private async matchIn(room: Room): Promise<Pick<RoomView, 'phase' | 'pause'>> {
    if (room.matchId === null) return { phase: 'lobby', pause: null };
    // The match is not opened for people at the door: strangers could have many opened, one after another.
    if (this.parts.presence.inside(room.code).length === 0)
      return { phase: phaseAt(await this.parts.rooms.stageOf(room)), pause: null };
    try {
      const match = await this.parts.rooms.matchOf(room);
      if (match === null) return { phase: 'stuck', pause: null };
      return match.over ? { phase: 'over', pause: null } : { phase: 'playing', pause: pauseOf(match) };
    } catch (err) {
      if (err instanceof UnsupportedMatch) return { phase: 'stuck', pause: null };
      // The room is shown even when its match cannot be read now.
      this.parts.log.error({ err, match: room.matchId }, 'cannot show match');
      return { phase: 'playing', pause: null };
    }
  }
}

/** The last pause of a match, as everybody may see it. */
function pauseOf({ running }: LiveMatch): PauseView | null {
  const pause = running?.notes.pause;
  return pause === undefined ? null : { by: pause.by, since: pause.from, endedAt: pause.to };
}

/** The phase of a room whose match is so far. */
function phaseAt(stage: MatchStatus | null): RoomView['phase'] {
  switch (stage) {
    case null:
      return 'stuck';
    case 'over':
      return 'over';
    case 'gathering':
    case 'playing':
      return 'playing';
  }
}

/** The votes for going on without a player of the present match. */
function goingOnIn(room: Room): readonly GoingOnView[] {
  return room.goingOn.flatMap(({ match, ...shown }) => (match === room.matchId ? [shown] : []));
}
