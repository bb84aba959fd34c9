import type { Ask } from '../../../shared/engine/ask';
import { Dice } from '../../lib/dice';
import { RoomFollower } from '../../lib/follower';
import type { Wire } from '../../lib/wire';
import { type Arena, type Episode, pickGame } from '../arena';
import { Attacker, type Role } from '../attacker';
import { PacketMaker, roomCommand, type SenderKnowledge } from '../commands';

/** The codes, tokens and ids that the attackers at one table share. */
class Loot {
  readonly codes: string[] = [];
  readonly asks: Ask[] = [];

  /** `tokens`: the tokens with which roles take seats, and one without a seat. */
  constructor(
    readonly game: string,
    readonly tokens: readonly string[],
  ) {}

  /** Keeps a few, the newest ones; a code as often as it was come by. */
  addCode(code: string): void {
    this.codes.push(code);
    if (this.codes.length > 12) this.codes.shift();
  }

  addAsks(asks: readonly Ask[]): void {
    this.asks.push(...asks.slice(0, 3));
    this.asks.splice(0, this.asks.length - 20);
  }
}

/** A role in the rooms: remembers its room, and notices a seat that it never asked for. */
class RoomRole implements Role {
  readonly namespace = '/rooms';
  follower: RoomFollower | null = null;
  private place: { readonly code: string; readonly token: string | null } | null = null;

  constructor(
    private readonly arena: Arena,
    private readonly loot: Loot,
    readonly token: string,
  ) {}

  connected(wire: Wire): void {
    this.follower = new RoomFollower(wire);
  }

  async resume(attacker: Attacker): Promise<void> {
    if (this.place !== null) await attacker.say(JSON.stringify(['enter', this.place]));
  }

  answered(reply: unknown): string | null {
    const { ok, code, seat } = reply as { ok: boolean; code?: string; seat?: number | null };
    if (!ok || code === undefined) return null;
    if (seat !== null && this.arena.othersCodes.includes(code)) return `a seat at the table of others, ${code}`;
    this.loot.addCode(code);
    this.place = { code, token: seat === null ? null : this.token };
    return null;
  }

  known(): SenderKnowledge {
    const { arena, loot } = this;
    const asks = this.follower?.asks ?? [];
    loot.addAsks(asks);
    const { codes, tokens } = loot;
    const { options = [], picks } = arena.games.get(loot.game)?.meta ?? {};
    const table = { options, picks: picks?.ids ?? [], asks, otherAsks: loot.asks };
    return { games: [...arena.games.keys()], codes: [...codes, ...arena.othersCodes], tokens, matches: [], ...table };
  }
}

/**
 * A table with two players, one of them connected twice, and somebody looking on, and a stranger; the match runs or not.
 * All send packets: right ones, right ones in the wrong order, old ones again, each other's, and broken ones.
 */
export async function roomsEpisode(arena: Arena, episode: Episode): Promise<void> {
  const dice = new Dice(episode.seed);
  const game = pickGame(arena, dice);
  const tokens = Array.from({ length: 6 }, () => dice.token());
  const loot = new Loot(game, tokens);
  const party = tokens.slice(1).map((token) => {
    const role = new RoomRole(arena, loot, token);
    return { role, attacker: new Attacker(arena, episode, dice, role), packets: new PacketMaker(dice) };
  });
  const [host, guest, hostAgain, watcher] = party;
  for (const { attacker } of party) await attacker.connect();
  await host?.attacker.say(JSON.stringify(['create', { game, name: 'Anna', token: host.role.token }]));
  const [code] = loot.codes;
  // With real limits there may be no room.
  if (code !== undefined) {
    await guest?.attacker.say(JSON.stringify(['join', { code, name: 'Ben', token: guest.role.token }]));
    await hostAgain?.attacker.say(JSON.stringify(['enter', { code, token: host?.role.token }]));
    await watcher?.attacker.say(JSON.stringify(['enter', { code, token: null }]));
    if (dice.chance(0.5)) await host?.attacker.say('["start",{}]');
  }
  const senders = [...party, ...party.slice(0, 3)];
  for (let sent = 0; sent < episode.packets;) {
    const { role, attacker, packets } = dice.pick(senders);
    const burst = Math.min(episode.packets - sent, 1 + dice.below(6));
    const known = role.known();
    await attacker.send(Array.from({ length: burst }, () => packets.next(roomCommand(dice, known), known)));
    sent += burst;
  }
  for (const { attacker } of party) attacker.close();
}
