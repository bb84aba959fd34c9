import { MemoryStorage } from '../storage/memory';
import { head } from '../testing/records';
import { TrustedClock } from './trusted-clock';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const BEGUN = 1000 * DAY;

/** A machine whose clock can be set; a process on it measures real time. */
class Machine {
  wall = BEGUN;
  private ticks = 5;

  constructor(private readonly storage: MemoryStorage) {}

  /** A process that starts now. */
  start(): TrustedClock {
    return new TrustedClock(this.storage, { wall: () => this.wall, monotonic: () => this.ticks });
  }

  pass(ms: number): void {
    this.wall += ms;
    this.ticks += ms;
  }

  /** Runs for a while, with a look every hour. Resolves to the last verdict. */
  async run(clock: TrustedClock, ms: number): Promise<string> {
    let said = '';
    for (let passed = 0; passed < ms; passed += HOUR) {
      this.pass(HOUR);
      said = (await clock.look()).clock;
    }
    return said;
  }
}

let storage: MemoryStorage;
let machine: Machine;
beforeEach(async () => {
  storage = new MemoryStorage();
  machine = new Machine(storage);
  await storage.createMatch({ ...head, snapshot: null, updatedAt: BEGUN });
});

describe('a clock', () => {
  it('is believed while it goes as time does', async () => {
    const clock = machine.start();
    expect(await clock.look()).toEqual({ clock: 'believed' });
    expect(await machine.run(clock, 3 * DAY)).toBe('believed');
    machine.pass(40 * DAY);
    expect(await clock.look()).toEqual({ clock: 'believed' });
  });

  it('is believed on a storage where nothing was ever written', async () => {
    storage = new MemoryStorage();
    const other = new Machine(storage);
    expect(await other.start().look()).toEqual({ clock: 'believed' });
    other.wall += 30 * DAY;
    expect(await other.start().look()).toMatchObject({ clock: 'doubted' });
  });

  it('is doubted at the start when it is 200 days ahead of the newest record', async () => {
    machine.wall += 200 * DAY;
    expect(await machine.start().look()).toEqual({ clock: 'doubted', aheadMs: 200 * DAY, provenInMs: 7 * DAY });
  });

  it('is doubted although somebody plays under it', async () => {
    await machine.start().look();
    machine.wall += 200 * DAY;
    const clock = machine.start();
    await storage.createMatch({ ...head, id: 'm2', snapshot: null, updatedAt: machine.wall });
    expect(await clock.look()).toMatchObject({ clock: 'doubted' });
    expect(await machine.run(clock, DAY)).toBe('doubted');
  });

  it('is doubted when it is set while the process runs', async () => {
    const clock = machine.start();
    await machine.run(clock, DAY);
    machine.wall += 2 * DAY;
    machine.pass(HOUR);
    expect(await clock.look()).toMatchObject({ clock: 'doubted', aheadMs: 2 * DAY });
  });

  it('is believed after a stop of less than a day', async () => {
    await machine.start().look();
    machine.wall += 23 * HOUR;
    expect(await machine.start().look()).toEqual({ clock: 'believed' });
  });

  it('is believed at once when it is put right', async () => {
    const clock = machine.start();
    await clock.look();
    machine.wall += 200 * DAY;
    await machine.run(clock, DAY);
    machine.wall -= 200 * DAY;
    machine.pass(HOUR);
    expect(await clock.look()).toEqual({ clock: 'believed' });
  });

  it('that starts in 1970 teaches nothing, and neither does putting it right', async () => {
    await machine.start().look();
    const now = machine.wall;
    machine.wall = 0;
    const clock = machine.start();
    expect(await clock.look()).toEqual({ clock: 'believed' });
    machine.wall = now + HOUR;
    expect(await clock.look()).toEqual({ clock: 'believed' });
  });

  it('is believed once servers have run with it for a week, over restarts', async () => {
    await machine.start().look();
    machine.wall += 365 * DAY;
    for (let day = 0; day < 6; day++) {
      const clock = machine.start();
      await clock.look();
      expect(await machine.run(clock, DAY)).toBe('doubted');
    }
    const clock = machine.start();
    await clock.look();
    expect(await machine.run(clock, 23 * HOUR)).toBe('doubted');
    expect(await machine.run(clock, HOUR)).toBe('believed');
    expect(await machine.start().look()).toEqual({ clock: 'believed' });
  });

  it('that jumps again and again proves nothing by its jumps', async () => {
    await machine.start().look();
    for (let start = 0; start < 20; start++) {
      machine.wall += 30 * DAY;
      const clock = machine.start();
      await clock.look();
      machine.wall += 30 * DAY;
      expect(await clock.look()).toMatchObject({ clock: 'doubted', provenInMs: 7 * DAY });
    }
  });

  it('is believed when the operator says so', async () => {
    await machine.start().look();
    machine.wall += 365 * DAY;
    const clock = machine.start();
    expect(await clock.look()).toMatchObject({ clock: 'doubted' });
    await clock.believe();
    expect(await clock.look()).toEqual({ clock: 'believed' });
  });

  it('that is wrong on one node is doubted there, and on no other', async () => {
    const right = machine.start();
    await right.look();
    const other = new Machine(storage);
    other.wall += 200 * DAY;
    const wrong = other.start();
    for (let hours = 0; hours < 24 * 20; hours++) {
      machine.pass(HOUR);
      other.pass(HOUR);
      expect((await wrong.look()).clock).toBe('doubted');
      expect((await right.look()).clock).toBe('believed');
    }
  });

  it('is doubted on storages that were last used long ago, and what was noted is damaged', async () => {
    await storage.saveClock('nonsense');
    machine.wall += 200 * DAY;
    expect(await machine.start().look()).toMatchObject({ clock: 'doubted' });
  });
});
