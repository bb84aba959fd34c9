import type { Ask } from '../../../shared/engine/ask';
import { Dice } from '../../lib/dice';
import { StockFollower } from '../../lib/follower';
import { HttpSender } from '../../lib/http';
import type { Wire } from '../../lib/wire';
import { type Arena, type Episode, pickGame } from '../arena';
import { Attacker, type Role } from '../attacker';
import { PacketMaker, type SenderKnowledge, stockCommand } from '../commands';

/** A role that speaks boardgame.io's protocol, with or without a seat. */
class StockRole implements Role {
  readonly namespace: string;
  private follower: StockFollower | null = null;

  constructor(
    private readonly arena: Arena,
    private readonly sync: readonly unknown[],
    private readonly credentials: readonly string[],
    private readonly asks: Ask[],
    game: string,
  ) {
    this.namespace = `/${game}`;
  }

  connected(wire: Wire): void {
    this.follower = new StockFollower(wire);
  }

  async resume(attacker: Attacker): Promise<void> {
    await attacker.say(JSON.stringify(['sync', ...this.sync]));
  }

  answered(reply: unknown, packet: string): string | null {
    if (!(reply as { readonly ok: boolean }).ok || packet.startsWith('["sync"')) return null;
    return this.credentials.some((secret) => packet.includes(secret)) ? null : 'done without credentials';
  }

  known(): SenderKnowledge {
    const asks = this.follower?.asks ?? [];
    this.asks.push(...asks.slice(0, 3));
    this.asks.splice(0, this.asks.length - 20);
    const matches = [...Array<string>(6).fill(String(this.sync[0])), ...this.arena.othersMatches];
    const games = [...this.arena.games.keys()];
    const before = { options: [], picks: [] };
    return { games, codes: [], matches, tokens: this.credentials, ...before, asks, otherAsks: this.asks };
  }
}

/** The requests to the lobby about a running match, and their share. */
const LOBBY_COMMANDS = ['rename', 'update', 'playAgain', 'join', 'leave'] as const;
const LOBBY_SHARE = 0.03;

/**
 * A match of the lobby with both its players and somebody looking on, who all send packets of boardgame.io's protocol;
 * now and then a player goes, or another comes.
 */
export async function stockEpisode(arena: Arena, episode: Episode): Promise<void> {
  const dice = new Dice(episode.seed);
  const game = pickGame(arena, dice);
  const http = new HttpSender(arena.server.url, arena.addresses[episode.seed % arena.addresses.length] ?? '');
  const match = String((await http.post(`/games/${game}/create`, { numPlayers: 2 }))?.matchID);
  const credentials: string[] = [];
  for (const playerName of dice.chance(0.9) ? ['Anna', 'Ben'] : ['Anna']) {
    const joined = await http.post(`/games/${game}/${match}/join`, { playerName });
    if (typeof joined?.playerCredentials === 'string') credentials.push(joined.playerCredentials);
  }
  const asks: Ask[] = [];
  const seats = [[match, '0', credentials[0]], [match, '1', credentials[1]], [match]];
  const party = seats.map((sync) => {
    const role = new StockRole(arena, sync, credentials, asks, game);
    return { role, attacker: new Attacker(arena, episode, dice, role), packets: new PacketMaker(dice) };
  });
  for (const { role, attacker } of party) {
    if ((await attacker.connect()) === 'connected') await role.resume(attacker);
  }
  for (let sent = 0; sent < episode.packets;) {
    const { role, attacker, packets } = dice.pick(party);
    if (dice.chance(LOBBY_SHARE)) {
      const seat = dice.below(2);
      const body = { playerID: String(seat), credentials: credentials[seat], playerName: 'Cleo', newName: 'Cléo' };
      const done = await http.post(`/games/${game}/${match}/${dice.pick(LOBBY_COMMANDS)}`, body);
      if (typeof done?.playerCredentials === 'string') credentials[seat] = done.playerCredentials;
    }
    const burst = Math.min(episode.packets - sent, 1 + dice.below(6));
    const known = role.known();
    await attacker.send(Array.from({ length: burst }, () => packets.next(stockCommand(dice, known), known)));
    sent += burst;
  }
  for (const { attacker } of party) attacker.close();
  http.close();
}
