import { LIMITS, type Rate } from '../../../server/limits/limits';
import { Dice } from '../../lib/dice';
import { type ForkedServer, forkServer } from '../forked';
import { wordFor } from '../oracle';
import { gamesUnderTest } from '../server-under-test';
import type { Tally } from '../tally';
import { type Load, LOADS, RIGHT_LOADS } from './loads';
import { mainThreadMs } from './main-thread';
import { cheapest, type Cost, duePrice, faultsOf, priceOf, triesFor } from './oracle';
import { ask, fillLobby, REQUESTS } from './requests';
import { LoadSender } from './sender';
import { Spent } from './spent';
import { UNREAD, unreadFault } from './unread';

/** How many equal packets are measured together, and how many times. */
const BATCH = 10;
const BATCHES = 3;
/** How many times more what seems to cost too much. */
const BATCHES_AGAIN = 5;
/** The rates of ordinary commands of a connection, and of requests of an address. */
const RATES = { commands: LIMITS.perSocket, requests: LIMITS.perAddress };

/** The plan of a measurement of costs. */
export interface CostSpec {
  readonly tally: Tally;
  readonly seed: number;
  /** The number of the one kind to measure; all kinds in an order from the seed when null. */
  readonly only: number | null;
  /** Whether to go on. */
  readonly goesOn: () => boolean;
}

const KINDS = LOADS.length + REQUESTS.length + UNREAD.length;

/**
 * Measures what packets cost an idle server, one kind after another: processor time, and bytes out. Packets that cost more than
 * an ordinary command must take more of the limits, which is tried on a second server with real limits. There it also
 * measures the bytes held for clients that do not read. Each kind is an episode, `cost:<number>:<packets>`. Of requests over HTTP it
 * measures the main thread, which everybody else waits for, once what is made for the first of them is there.
 * @returns a line for each kind of request: what it has cost the main thread
 */
export async function measureCosts(spec: CostSpec): Promise<readonly string[]> {
  const game = [...(await gamesUnderTest()).keys()].at(-1) ?? '';
  const [free, limited] = await Promise.all([forkServer('raised'), forkServer('real')]);
  const measuring = new Measuring(free, limited, game, spec.tally);
  try {
    await Promise.all([fillLobby(free, game), fillLobby(limited, game)]);
    for (const number of spec.only === null ? shuffled(spec.seed) : [spec.only]) {
      if (!spec.goesOn()) break;
      await measuring.kind(number);
    }
    return measuring.lines();
  } finally {
    await Promise.all([free.stop(), limited.stop()]);
  }
}

/** All kinds, those of which there are few first. */
function shuffled(seed: number): readonly number[] {
  const dice = new Dice(seed);
  const numbers = Array.from({ length: KINDS }, (_, number) => ({ number, at: dice.below(2 ** 32) }));
  const isFew = (number: number): boolean => number < RIGHT_LOADS || number >= LOADS.length;
  const few = numbers.filter(({ number }) => isFew(number));
  const many = numbers.filter(({ number }) => !isFew(number)).sort((a, b) => a.at - b.at);
  return [...few, ...many].map(({ number }) => number);
}

class Measuring {
  private sender: LoadSender | null = null;
  private addresses = 0;
  private readonly spent = new Spent();

  constructor(
    private readonly free: ForkedServer,
    private readonly limited: ForkedServer,
    private readonly game: string,
    private readonly tally: Tally,
  ) {}

  lines(): readonly string[] {
    return this.spent.lines();
  }

  async kind(number: number): Promise<void> {
    const { limited, game, tally } = this;
    const episode = `cost:${number}:${BATCH}`;
    const load = LOADS[number];
    const request = REQUESTS[number - LOADS.length];
    const unread = UNREAD[number - LOADS.length - REQUESTS.length];
    if (load !== undefined) {
      // A load that succeeds may move its sender: out of a room, or into its match.
      if (number < RIGHT_LOADS) this.leave();
      for (const fault of await this.faultsOfLoad(load)) tally.find(episode, `${load.name} ${fault}`, '');
      if (number < RIGHT_LOADS) this.leave();
    } else if (request !== undefined) {
      for (const fault of await this.faultsOfRequest(request)) {
        tally.find(episode, `${request.name} ${fault}`, '');
      }
    } else if (unread !== undefined) {
      const fault = await unreadFault(limited, unread, game);
      tally.packet('cost of what is not read', fault === null ? 'as it must be' : 'too much');
      if (fault !== null) tally.find(episode, fault, '');
    }
  }

  private async faultsOfLoad(load: Load): Promise<readonly string[]> {
    const { free, limited, game } = this;
    this.sender ??= await LoadSender.open(free, this.address(), game);
    const { sender } = this;
    const { protocol } = load;
    const text = load.write(sender.holding);
    await sender.wire(protocol);
    const due = await this.confirmed(
      () => this.costOfLoad(sender, protocol, text),
      () => this.idleMs(),
    );
    if (due === null) return [];
    const payer = await LoadSender.open(limited, this.address(), game);
    const paying = load.write(payer.holding);
    const price = await paidPrice(RATES.commands, due.price, async () => {
      const outcomes = await payer.send(protocol, paying, BATCH);
      if (outcomes.some(({ kind }) => kind === 'closed')) return null;
      return outcomes.filter((outcome) => wordFor(outcome) !== 'too-fast').length;
    });
    payer.close();
    return faultsOf(due.cost, price);
  }

  /** What a batch costs each of its packets; null when the sender is hung up on. */
  private async costOfLoad(sender: LoadSender, protocol: Load['protocol'], text: string): Promise<Cost | null> {
    const { free, tally } = this;
    sender.bytesOut = 0;
    const before = await free.spentMs();
    const outcomes = await sender.send(protocol, text, BATCH);
    const cpuMs = ((await free.spentMs()) - before) / BATCH;
    for (const outcome of outcomes) tally.packet('cost', wordFor(outcome));
    // A frame that is too large costs its sender the connection, and making another costs the limits.
    if (outcomes.some(({ kind }) => kind === 'closed')) return null;
    const isDone = outcomes.some((outcome) => wordFor(outcome) === 'ok');
    const bytesOut = isDone ? await sender.bytesOf(protocol, text) : sender.bytesOut / BATCH;
    return { cpuMs, bytesIn: Buffer.byteLength(text), bytesOut };
  }

  private async faultsOfRequest({ name, path }: (typeof REQUESTS)[number]): Promise<readonly string[]> {
    const { free, limited, game } = this;
    this.sender ??= await LoadSender.open(free, this.address(), game);
    const asked = path(game, this.sender.holding.running.code);
    const from = this.address();
    await ask(free, from, asked, BATCH);
    const due = await this.confirmed(
      () => this.costOfRequest(name, from, asked),
      () => Promise.resolve(0),
    );
    if (due === null) return [];
    const payer = await LoadSender.open(limited, this.address(), game);
    const paid = path(game, payer.holding.running.code);
    payer.close();
    const paying = this.address();
    const price = await paidPrice(
      RATES.requests,
      due.price,
      async () => (await ask(limited, paying, paid, BATCH)).accepted,
    );
    return faultsOf(due.cost, price);
  }

  /** The cost of each request of a batch. */
  private async costOfRequest(name: string, from: string, path: string): Promise<Cost> {
    const { free, tally } = this;
    const clock = async (): Promise<number> => mainThreadMs(free.pid) ?? (await free.spentMs());
    const before = await clock();
    const { bytesOut } = await ask(free, from, path, BATCH);
    const cpuMs = ((await clock()) - before) / BATCH;
    this.spent.note(name, cpuMs);
    for (let n = 0; n < BATCH; n++) tally.packet('cost', 'requests');
    return { cpuMs, bytesIn: path.length + 60, bytesOut: bytesOut / BATCH };
  }

  /**
   * The cost of a kind, and the units that the limits must charge for it, if these are more than for an ordinary
   * command; null otherwise, and when the server hangs up. An expensive kind is measured again: the machine may have
   * been busy.
   * @param idleMs what measuring itself costs
   */
  private async confirmed(
    batch: () => Promise<Cost | null>,
    idleMs: () => Promise<number>,
  ): Promise<{ readonly cost: Cost; readonly price: number } | null> {
    const batches: Cost[] = [];
    for (const times of [BATCHES, BATCHES_AGAIN]) {
      for (let i = 0; i < times; i++) {
        const cost = await batch();
        if (cost === null) return null;
        batches.push(cost);
      }
      const cost = cheapest(batches, (await idleMs()) / BATCH);
      const price = duePrice(cost);
      if (price === 1) return null;
      if (batches.length > BATCHES) return { cost, price };
    }
    return null;
  }

  /** The cost of asking for the time, with the server's other work meanwhile. */
  private async idleMs(): Promise<number> {
    const before = await this.free.spentMs();
    return (await this.free.spentMs()) - before;
  }

  /** Lets the sender go; another one begins anew. */
  private leave(): void {
    this.sender?.close();
    this.sender = null;
  }

  /** Another address each time, so that limits used up do not matter for what comes next. */
  private address(): string {
    this.addresses += 1;
    return `127.0.${20 + (this.addresses >> 8)}.${this.addresses & 255}`;
  }
}

/**
 * How many ordinary commands a packet takes of the limits, from how many are accepted before some are refused.
 * @param due no more are tried than show whether they take so much
 * @param tryBatch resolves to how many of a batch were accepted; null when the sender was hung up on
 * @returns Infinity when the sender was hung up on
 */
async function paidPrice(
  { burst, perSecond }: Rate,
  due: number,
  tryBatch: () => Promise<number | null>,
): Promise<number> {
  const begun = performance.now();
  for (let sum = 0; ;) {
    const accepted = await tryBatch();
    if (accepted === null) return Infinity;
    sum += accepted;
    if (accepted < BATCH) return priceOf(burst + (perSecond * (performance.now() - begun)) / 1000, sum);
    if (sum >= triesFor(burst, due)) return priceOf(burst, sum);
  }
}
