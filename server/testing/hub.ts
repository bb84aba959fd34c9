import { type Attendance, type Bus, type ChangeNotice, type Topic, topicOf } from '../bus/bus';

/** A bus between servers in one process, for tests: every notice arrives, one turn of the event loop later. */
export class Hub {
  private readonly buses = new Set<HubBus>();
  /** Notices are dropped while this is so, as when the other nodes cannot be reached. */
  broken = false;
  /** How many notices were dropped. */
  lost = 0;

  /** The bus of one more node. */
  bus(): Bus {
    const bus = new HubBus(this);
    this.buses.add(bus);
    return bus;
  }

  /** Tells every node that it may have missed something. */
  resync(): void {
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
  private readonly hearers: ((notice: ChangeNotice) => void)[] = [];
  private readonly resyncs: (() => void)[] = [];
  private readonly here = new Map<string, Attendance>();

  constructor(private readonly hub: Hub) {}

  get connected(): boolean {
    return !this.hub.broken;
  }

  tell(notice: ChangeNotice): void {
    if (this.hub.broken) this.hub.lost += 1;
    for (const other of this.hub.others(this)) setImmediate(() => other.hear(notice));
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

  onNotice(listener: (notice: ChangeNotice) => void): void {
    this.hearers.push(listener);
  }

  onResync(listener: () => void): void {
    this.resyncs.push(listener);
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

  hear(notice: ChangeNotice): void {
    if (this.watched.has(topicOf(notice))) for (const hearer of this.hearers) hearer(notice);
  }

  missed(): void {
    for (const listener of this.resyncs) listener();
  }
}
