import { makeToken } from '../../secrets';
import { HttpSender } from '../http';
import type { Subject } from '../subject';
import { Fault } from '../table';
import { type Outcome, Wire } from '../wire';
import type { Holding, Load, OwnRoom } from './loads';

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

  /** Makes its rooms and its match. Throws {@link Fault} when it may not. */
  static async open(subject: Subject, from: string, game: string): Promise<LoadSender> {
    const gathering = await ownRoom(subject, from, game, []);
    const running = await ownRoom(subject, from, game, ['["start",{}]']);
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

  /** The namespace that a door stands for. */
  namespaceOf(door: Load['door']): string {
    return door === 'rooms' ? '/rooms' : `/${this.holding.game}`;
  }

  close(): void {
    for (const wire of this.wires.values()) wire.close();
    this.wires.clear();
  }
}

async function ownRoom(subject: Subject, from: string, game: string, then: readonly string[]): Promise<OwnRoom> {
  const wire = await Wire.open(subject.url, from);
  if (wire === null || (await wire.join('/rooms')) === 'refused') throw new Fault('a sender was not let in');
  const token = makeToken();
  const made = await wire.ask('/rooms', JSON.stringify(['create', { game, name: 'Anna', token }]));
  const [reply] = made.kind === 'answered' ? (made.args as { readonly ok: boolean; readonly code: string }[]) : [];
  if (reply?.ok !== true) throw new Fault('a sender got no room');
  for (const text of then) await wire.ask('/rooms', text);
  wire.close();
  return { code: reply.code, token };
}
