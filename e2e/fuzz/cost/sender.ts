import { setTimeout } from 'node:timers/promises';

import { isQuestion } from '../../../shared/engine/ask';
import { randomChoice, testRandom } from '../../../shared/testing/playout';
import { RoomFollower } from '../../lib/follower';
import { HttpSender } from '../../lib/http';
import { enterText, type OwnSeat, START, takeSeat } from '../../lib/seat';
import { type Outcome, TIMEOUT_MS, Wire } from '../../lib/wire';
import type { ServerUnderTest } from '../server-under-test';
import { Fault } from '../table';
import type { Holding, Load } from './loads';

/** How long after an answer the view may come that was asked for. */
const AFTER_MS = 40;
/** As many as a seat may make at once. */
const CHOICES = 100;

/** Sends loads from one address, over connections of its own to both protocols. */
export class LoadSender {
  /** Bytes of all frames that came in. */
  bytesOut = 0;
  private readonly wires = new Map<Load['protocol'], Wire>();

  private constructor(
    private readonly server: ServerUnderTest,
    private readonly from: string,
    readonly holding: Holding,
  ) {}

  /**
   * Makes its rooms and its match, and plays in its running room for a while: views grow as a match goes on. Throws
   * {@link Fault} when it may not.
   */
  static async open(server: ServerUnderTest, from: string, game: string): Promise<LoadSender> {
    const gathering = await ownRoom(server, from, game, 'gathering');
    const running = await ownRoom(server, from, game, 'running');
    const http = new HttpSender(server.url, from);
    const id = String((await http.post(`/games/${game}/create`, { numPlayers: 2 }))?.matchID);
    const joined = await http.post(`/games/${game}/${id}/join`, { playerName: 'Anna' });
    await http.post(`/games/${game}/${id}/join`, { playerName: 'Ben' });
    http.close();
    const match = { id, credentials: String(joined?.playerCredentials) };
    return new LoadSender(server, from, { game, gathering, running, match });
  }

  /** A connection to a protocol, at the place a load is sent from. Throws {@link Fault} when it is not let in. */
  async wire(protocol: Load['protocol']): Promise<Wire> {
    const known = this.wires.get(protocol);
    if (known?.closed === false) return known;
    const wire = await Wire.open(this.server.url, this.from);
    const namespace = this.namespaceOf(protocol);
    if (wire === null || (await wire.join(namespace)) === 'refused') throw new Fault('a sender was not let in');
    wire.onFrame((frame) => (this.bytesOut += Buffer.byteLength(frame)));
    if (protocol === 'rooms') await wire.ask(namespace, enterText(this.holding.gathering));
    this.wires.set(protocol, wire);
    return wire;
  }

  /** Sends a text so many times at once, and waits until all are dealt with. */
  async send(protocol: Load['protocol'], text: string, times: number): Promise<readonly Outcome[]> {
    const wire = await this.wire(protocol);
    return Promise.all(Array.from({ length: times }, () => wire.ask(this.namespaceOf(protocol), text)));
  }

  /** Sends a text by itself. Resolves to all bytes that come of it: views follow answers, and several at once share one. */
  async bytesOf(protocol: Load['protocol'], text: string): Promise<number> {
    const wire = await this.wire(protocol);
    await setTimeout(AFTER_MS);
    this.bytesOut = 0;
    await wire.ask(this.namespaceOf(protocol), text);
    await setTimeout(AFTER_MS);
    return this.bytesOut;
  }

  /** The namespace that a protocol stands for. */
  namespaceOf(protocol: Load['protocol']): string {
    return protocol === 'rooms' ? '/rooms' : `/${this.holding.game}`;
  }

  close(): void {
    for (const wire of this.wires.values()) wire.close();
    this.wires.clear();
  }
}

async function ownRoom(
  server: ServerUnderTest,
  from: string,
  game: string,
  state: 'gathering' | 'running',
): Promise<OwnSeat> {
  const wire = await Wire.open(server.url, from);
  if (wire === null || (await wire.join('/rooms')) === 'refused') throw new Fault('a sender was not let in');
  const made = await takeSeat(wire, { kind: 'create', game, name: 'Anna' });
  if (made.kind === 'not-seated') throw new Fault('a sender got no room');
  if (state === 'running') await play(wire);
  wire.close();
  return made.seat;
}

/** Starts the match of a room with one player, and plays at random until it is over or has gone on for long. */
async function play(wire: Wire): Promise<void> {
  const follower = new RoomFollower(wire);
  await wire.ask('/rooms', START);
  const random = testRandom(1);
  for (let choices = 0; choices < CHOICES; choices++) {
    const goesOn = await follower.until(() => isAsked(follower), TIMEOUT_MS);
    if (!goesOn || follower.view?.over !== null) return;
    const { ask, key } = randomChoice(follower.asks, random);
    await wire.ask('/rooms', JSON.stringify(['choose', { ask, key }]));
  }
}

function isAsked({ view, asks }: RoomFollower): boolean {
  return view !== null && (view.over !== null || asks.some(isQuestion));
}
