import { setTimeout } from 'node:timers/promises';

import { ANY_TIME } from '../../../shared/engine/ask';
import { randomChoice, testRandom } from '../../../shared/testing/playout';
import { makeToken } from '../../secrets';
import { RoomFollower } from '../follower';
import { HttpSender } from '../http';
import type { Subject } from '../subject';
import { Fault } from '../table';
import { type Outcome, PATIENCE_MS, Wire } from '../wire';
import type { Holding, Load, OwnRoom } from './loads';

/** How long after an answer the view may come that was asked for. */
const AFTER_MS = 40;
/** As many as a seat may make at once. */
const CHOICES = 100;

/** Sends loads from one address, over connections of its own to both doors. */
export class LoadSender {
  /** Bytes of all frames that came in. */
  bytesOut = 0;
  private readonly wires = new Map<Load['door'], Wire>();

  private constructor(
    private readonly subject: Subject,
    private readonly from: string,
    readonly holding: Holding,
  ) {}

  /**
   * Makes its rooms and its match, and plays in its running room for a while: views grow as a match goes on. Throws
   * {@link Fault} when it may not.
   */
  static async open(subject: Subject, from: string, game: string): Promise<LoadSender> {
    const gathering = await ownRoom(subject, from, game, 'gathering');
    const running = await ownRoom(subject, from, game, 'running');
    const http = new HttpSender(subject.url, from);
    const id = String((await http.post(`/games/${game}/create`, { numPlayers: 2 }))?.matchID);
    const joined = await http.post(`/games/${game}/${id}/join`, { playerName: 'Anna' });
    await http.post(`/games/${game}/${id}/join`, { playerName: 'Ben' });
    http.close();
    const match = { id, credentials: String(joined?.playerCredentials) };
    return new LoadSender(subject, from, { game, gathering, running, match });
  }

  /** A connection to a door, at the place a load is sent from. Throws {@link Fault} when it is not let in. */
  async wire(door: Load['door']): Promise<Wire> {
    const known = this.wires.get(door);
    if (known?.closed === false) return known;
    const wire = await Wire.open(this.subject.url, this.from);
    const namespace = this.namespaceOf(door);
    if (wire === null || (await wire.join(namespace)) === 'refused') throw new Fault('a sender was not let in');
    wire.onFrame((frame) => (this.bytesOut += Buffer.byteLength(frame)));
    if (door === 'rooms') await wire.ask(namespace, JSON.stringify(['enter', this.holding.gathering]));
    this.wires.set(door, wire);
    return wire;
  }

  /** Sends a text so many times at once, and waits until all are dealt with. */
  async send(door: Load['door'], text: string, times: number): Promise<readonly Outcome[]> {
    const wire = await this.wire(door);
    return Promise.all(Array.from({ length: times }, () => wire.ask(this.namespaceOf(door), text)));
  }

  /** Sends a text by itself. Resolves to all bytes that come of it: views follow answers, and several at once share one. */
  async bytesOf(door: Load['door'], text: string): Promise<number> {
    const wire = await this.wire(door);
    await setTimeout(AFTER_MS);
    this.bytesOut = 0;
    await wire.ask(this.namespaceOf(door), text);
    await setTimeout(AFTER_MS);
    return this.bytesOut;
  }

  /** The namespace that a door stands for. */
  namespaceOf(door: Load['door']): string {
    return door === 'rooms' ? '/rooms' : `/${this.holding.game}`;
  }

  close(): void {
    for (const wire of this.wires.values()) wire.close();
    this.wires.clear();
  }
}

async function ownRoom(subject: Subject, from: string, game: string, state: 'gathering' | 'running'): Promise<OwnRoom> {
  const wire = await Wire.open(subject.url, from);
  if (wire === null || (await wire.join('/rooms')) === 'refused') throw new Fault('a sender was not let in');
  const token = makeToken();
  const made = await wire.ask('/rooms', JSON.stringify(['create', { game, name: 'Anna', token }]));
  const [reply] = made.kind === 'answered' ? (made.args as { readonly ok: boolean; readonly code: string }[]) : [];
  if (reply?.ok !== true) throw new Fault('a sender got no room');
  if (state === 'running') await play(wire);
  wire.close();
  return { code: reply.code, token };
}

/** Starts the match of a room with one player, and plays at random until it is over or has gone on for long. */
async function play(wire: Wire): Promise<void> {
  const follower = new RoomFollower(wire);
  await wire.ask('/rooms', '["start",{}]');
  const random = testRandom(1);
  for (let choices = 0; choices < CHOICES; choices++) {
    const goesOn = await follower.until(() => isAsked(follower), PATIENCE_MS);
    if (!goesOn || follower.view?.over !== null) return;
    const { ask, key } = randomChoice(follower.asks, random);
    await wire.ask('/rooms', JSON.stringify(['choose', { ask, key }]));
  }
}

function isAsked({ view, asks }: RoomFollower): boolean {
  return view !== null && (view.over !== null || asks.some(({ kind }) => kind !== ANY_TIME));
}
