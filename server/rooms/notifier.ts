import type { Logger } from 'pino';

import type { Seat } from '../../shared/engine/ask';
import { inLanguage, type Language } from '../../shared/engine/languages';
import type { WebhookBody } from '../../shared/protocol/notify';
import type { MemberId } from '../../shared/protocol/rooms';
import { engineMessages } from '../../shared/text/engine';
import { makeRenderer } from '../../shared/text/render';
import { Background } from '../lib/background';
import { Recent } from '../lib/recent';
import type { TokenHash } from '../lib/secrets';
import type { MatchChange, MatchHost } from '../match/host';
import type { LiveMatch } from '../match/live';
import { isPaused } from '../match/pause';
import type { Delivery } from '../notify/delivery';
import { type Destinations, readDestination } from '../notify/destinations';
import { type PushKeys, pushLetter } from '../notify/push';
import { webhookLetter } from '../notify/webhook';
import type { RoomBroadcaster } from './broadcaster';
import { dropPush } from './devices';
import { dropWebhook } from './hosting';
import type { Presence } from './presence';
import { type Device, type Member, membersOf, membersThere, type Room, seatOf } from './room';
import type { Rooms } from './rooms';
import type { TableTalk } from './table-talk';

/** The parts that notifications work with. */
export interface NotifierParts {
  readonly host: Pick<MatchHost, 'onChange'>;
  readonly rooms: Pick<Rooms, 'find' | 'update' | 'supportedMatchOf'>;
  readonly delivery: Delivery;
  readonly destinations: Destinations;
  readonly keys: () => Promise<PushKeys>;
  readonly broadcaster: Pick<RoomBroadcaster, 'announce' | 'follow'>;
  readonly talk: Pick<TableTalk, 'tell'>;
  readonly presence: Pick<Presence, 'membersIn'>;
  /** The operator's contact for push services. */
  readonly contact: string;
  /** The rooms of matches that were looked at on this node. */
  readonly roomOf: Pick<Recent<string, string>, 'get'>;
  /** A line that was given up as silent was last heard so long ago, in milliseconds. */
  readonly silentMs: number;
  readonly clock: () => number;
  readonly log: Logger;
}

/** Of so many rooms is known who was told. */
const ROOMS_KEPT = 10_000;

/**
 * Notifies absent members that the table waits for them: by push on their devices, and by the room's webhook. Once for
 * each absence: a member who has not come since is not notified again. Absent is also who seemed to be there, on a line
 * that turns out to have been silent since (found: a phone was put away, and its owner was never told of their turn).
 */
export class Notifier {
  /** The members who were notified and have not come since, by room. */
  private readonly notified = new Recent<string, ReadonlySet<MemberId>>(ROOMS_KEPT);
  private readonly background = new Background();

  constructor(private readonly parts: NotifierParts) {
    if (parts.destinations === 'off') return;
    parts.host.onChange((change) => this.look(change));
    parts.broadcaster.follow({
      onShown: ({ room, present }) => this.note(room.code, membersThere(room, present), []),
      onSilent: (code, member) => this.run(() => this.lookAgain(code, member)),
    });
  }

  /** Waits for notifications under way. */
  close(): Promise<void> {
    return this.background.idle();
  }

  /** Looks whom the table waits for since a change. The node that made the change tells them. */
  private look({ before, match, by }: MatchChange): void {
    if (by !== 'us' || match.origin !== 'room') return;
    const earlier = awaitedIn(before);
    const awaited = awaitedIn(match).filter((seat) => !earlier.includes(seat));
    if (awaited.length === 0) return;
    const code = this.parts.roomOf.get(match.id);
    if (code === undefined) return;
    this.run(() => this.tell(code, match.id, awaited));
  }

  private run(task: () => Promise<void>): void {
    this.background.run(task, (err) => this.parts.log.warn({ err }, 'cannot notify'));
  }

  /** Tells a member for whom the table began to wait while their line seemed to stand, but was silent already. */
  private async lookAgain(code: string, token: TokenHash): Promise<void> {
    const { rooms, silentMs, clock } = this.parts;
    const room = await rooms.find(code);
    const match = room === null ? null : await rooms.supportedMatchOf(room);
    if (room === null || match === null) return;
    const heard = clock() - silentMs;
    const awaited = waitsIn(match).filter(({ seat, since }) => seat === seatOf(room, token) && since >= heard);
    if (awaited.length === 0) return;
    await this.tell(
      code,
      match.id,
      awaited.map(({ seat }) => seat),
    );
  }

  private async tell(code: string, match: string, awaited: readonly Seat[]): Promise<void> {
    const { rooms, presence, log } = this.parts;
    const room = await rooms.find(code);
    if (room?.matchId !== match) return;
    const here = await presence.membersIn(room);
    const before = this.notified.get(code) ?? new Set<MemberId>();
    const absent = membersOf(room).filter(
      (member) =>
        awaited.includes(room.seats.indexOf(member) as Seat) && !here.has(member.id) && !before.has(member.id),
    );
    this.note(
      code,
      here,
      absent.map(({ id }) => id),
    );
    if (absent.length === 0) return;
    this.callWebhook(room, absent);
    const keys = await this.parts.keys();
    for (const member of absent) {
      for (const device of member.devices) {
        try {
          this.push(room, device, keys);
        } catch (err) {
          log.info({ err }, 'a device cannot be pushed to');
        }
      }
    }
  }

  /** Notes who is present and who is notified now, so that a member who leaves again can be notified again. */
  private note(code: string, here: ReadonlySet<MemberId>, now: readonly MemberId[]): void {
    const before = this.notified.get(code);
    if (before === undefined && now.length === 0) return;
    const notified = new Set([...(before ?? []), ...now].filter((id) => !here.has(id)));
    if (notified.size > 0) this.notified.set(code, notified);
    else this.notified.delete(code);
  }

  private push(room: Room, { tokenHash, push }: Device, keys: PushKeys): void {
    const { delivery, destinations, contact, rooms, log } = this.parts;
    if (push === undefined || readDestination(push.endpoint, destinations) === null) return;
    const letter = pushLetter(push, keys, contact, { room: room.code });
    delivery.send(room.code, letter, () => {
      rooms
        .update(room.code, (now) => dropPush(now, tokenHash, push.endpoint))
        .catch((err: unknown) => log.warn({ err }, 'cannot forget where a device was pushed to'));
    });
  }

  private callWebhook({ code, game, webhook }: Room, absent: readonly Member[]): void {
    const { delivery, destinations, clock, log } = this.parts;
    if (webhook === null || readDestination(webhook.url, destinations) === null) return;
    const names = absent.map(({ name }) => plainly(name));
    const text = sentence(webhook.language, names, code);
    const body: WebhookBody = {
      event: 'awaited',
      room: code,
      game,
      names,
      text,
      content: text,
      allowed_mentions: { parse: [] },
    };
    delivery.send(code, webhookLetter(webhook, body, clock()), () => {
      this.background.run(
        () => this.dropWebhook(code, webhook.url),
        (err) => log.warn({ err }, 'cannot forget a webhook'),
      );
    });
  }

  /** Forgets a webhook that takes nothing, and tells its room: otherwise its host would rely on it. */
  private async dropWebhook(code: string, url: string): Promise<void> {
    const done = await this.parts.rooms.update(code, (room) => dropWebhook(room, url));
    if (!done.ok || done.room === done.before) return;
    await this.parts.talk.tell(code, { what: 'webhook-lost', host: new URL(url).hostname });
    await this.parts.broadcaster.announce(code);
  }
}

/** The people whom the table waits for: none while it pauses. */
function awaitedIn(match: LiveMatch): readonly Seat[] {
  return waitsIn(match).map(({ seat }) => seat);
}

/** The same, with since when. */
function waitsIn({ running, awaited }: LiveMatch): LiveMatch['awaited'] {
  return running === null || isPaused(running) ? [] : awaited;
}

/** What stands in names for the signs that receivers read as a mention, a link or markup: the wide form of each. */
const SIGNS = /[@<>[\]()*_~`|#/\\]/g;
const WIDER = 0xfee0;

/** A name that receivers show as it is: `@everyone` would call a whole channel, and `[free](https://…)` lead people away. */
function plainly(name: string): string {
  return name.replace(SIGNS, (sign) => String.fromCodePoint(sign.charCodeAt(0) + WIDER));
}

function sentence(language: Language, names: readonly string[], room: string): string {
  const who = new Intl.ListFormat(language).format(names);
  return makeRenderer(language, inLanguage(engineMessages, language)).render({ m: 'notify.awaited', p: { who, room } });
}
