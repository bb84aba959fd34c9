import { type Attendance, type Bus, type Hint, type Topic, topicOf } from '../bus/bus';

/** A bus between servers in one process, for tests: every hint arrives, one turn of the event loop later. */
export class Hub {
  private readonly buses = new Set<HubBus>();
  /** Hints are dropped while this is so, as when the other nodes cannot be reached. */
  broken = false;
  /** How many hints were dropped. */
  lost = 0;

  /** The bus of one more node. */
  bus(): Bus {
    const bus = new HubBus(this);
    this.buses.add(bus);
    return bus;
  }

  /** Tells every node that it may have missed something. */
  gap(): void {
    for (const bus of this.buses) bus.missed();
  }

  /** The buses of the other nodes. */
  others(than: HubBus): readonly HubBus[] {
    return this.broken ? [] : [...this.buses].filter((bus) => bus !== than);
  }

  /** Takes a node away. */
  drop(bus: HubBus): void {
    this.buses.delete(bus);
  }
}

class HubBus implements Bus {
  readonly alone = false;
  private readonly watched = new Map<Topic, number>();
  private readonly hearers: ((hint: Hint) => void)[] = [];
  private readonly gaps: (() => void)[] = [];
  private readonly here = new Map<string, Attendance>();

  constructor(private readonly hub: Hub) {}

  get connected(): boolean {
    return !this.hub.broken;
  }

  tell(hint: Hint): void {
    if (this.hub.broken) this.hub.lost += 1;
    for (const other of this.hub.others(this)) setImmediate(() => other.hear(hint));
  }

  watch(topic: Topic): Promise<void> {
    this.watched.set(topic, (this.watched.get(topic) ?? 0) + 1);
    return Promise.resolve();
  }

  unwatch(topic: Topic): void {
    const left = (this.watched.get(topic) ?? 0) - 1;
    if (left < 0) throw new Error(`${topic} was not watched`);
    if (left === 0) this.watched.delete(topic);
    else this.watched.set(topic, left);
  }

  onHint(listener: (hint: Hint) => void): void {
    this.hearers.push(listener);
  }

  onGap(listener: () => void): void {
    this.gaps.push(listener);
  }

  attend(place: string, attendance: Attendance): void {
    this.here.set(place, attendance);
  }

  elsewhere(place: string): Promise<readonly Attendance[]> {
    const found = this.hub.others(this).map((other) => other.here.get(place));
    return Promise.resolve(found.filter((attendance) => attendance !== undefined));
  }

  close(): Promise<void> {
    this.hub.drop(this);
    return Promise.resolve();
  }

  hear(hint: Hint): void {
    if (this.watched.has(topicOf(hint))) for (const hearer of this.hearers) hearer(hint);
  }

  missed(): void {
    for (const listener of this.gaps) listener();
  }
}
