import { makeToken } from '../../../server/lib/secrets';
import { IN_ADVANCE, isQuestion, UNDO } from '../../../shared/engine/ask';
import { randomChoice } from '../../../shared/testing/playout';
import type { Dice } from '../../lib/dice';
import { RoomFollower } from '../../lib/follower';
import { enterText, type OwnSeat, START, takeSeat } from '../../lib/seat';
import { type Outcome, TIMEOUT_MS, Wire } from '../../lib/wire';
import { roomCommand, type SenderKnowledge, writeCommand } from '../commands';
import { wordFor } from '../oracle';
import type { ServerUnderTest } from '../server-under-test';
import { Fault } from '../table';
import { IN_TURNS } from './spent';

/** A person in the room, with a seat or as a spectator. */
interface Person {
  readonly wire: Wire;
  readonly follower: RoomFollower;
  readonly own: OwnSeat;
}

/** A packet, and its sender. */
export interface SentPacket {
  readonly name: string;
  readonly by: Person;
  readonly text: string;
}

const AGAIN = 'sent again';

/** A packet once more. One whose work is done in turns keeps its name: it is no finding then either (found: a vote sent again was one). */
function again(sent: SentPacket): SentPacket {
  return IN_TURNS.includes(sent.name) ? sent : { ...sent, name: AGAIN };
}

/** How far a state is grown: lines of the log, of the chat and of comments; and tries at limits. */
export interface Growth {
  readonly log: number;
  readonly lines: number;
  readonly tries: number;
}

/** Sometimes nobody is asked anything until a while has passed. */
const SETTLE_MS = 1000;

/** Commands that would end the room, or take its people away. */
const ENDING = [
  'leave',
  'kick',
  'again',
  'signOutOthers',
  'showOut',
  'lock',
  'create',
  'join',
  'start',
  'enter',
  'watching',
];

/** A room with a running match whose state is grown up to its limits on purpose: orders, taking back, log, plans, conversation. */
export class GrownTable {
  private readonly sent: SentPacket[] = [];

  private constructor(
    private readonly seated: readonly Person[],
    private readonly watchers: readonly Person[],
    readonly game: string,
    private readonly dice: Dice,
  ) {}

  /** Opens a room with so many seats and as many who watch, and starts. Throws {@link Fault} when it may not. */
  static async open(
    server: ServerUnderTest,
    {
      game,
      seats,
      from,
      dice,
    }: { readonly game: string; readonly seats: number; readonly from: string; readonly dice: Dice },
  ): Promise<GrownTable> {
    const person = async (): Promise<Omit<Person, 'own'>> => {
      const wire = await Wire.open(server.url, from);
      if (wire === null || (await wire.join('/rooms')) === 'refused') throw new Fault('nobody was let in');
      return { wire, follower: new RoomFollower(wire) };
    };
    const seated: Person[] = [];
    for (let i = 0; i < seats; i++) {
      const { wire, follower } = await person();
      const code = seated[0]?.own.code;
      const name = `Player ${i}`;
      const taken = await takeSeat(
        wire,
        code === undefined ? { kind: 'create', game, name } : { kind: 'join', code, name },
      );
      if (taken.kind === 'not-seated') throw new Fault(`no seat: ${JSON.stringify(taken.outcome)}`);
      seated.push({ wire, follower, own: taken.seat });
    }
    const watchers: Person[] = [];
    for (let i = 0; i < seats; i++) {
      const { wire, follower } = await person();
      const own = { code: seated[0]?.own.code ?? '', token: makeToken() };
      await wire.ask('/rooms', JSON.stringify(['enter', { code: own.code, token: null }]));
      await wire.ask('/rooms', JSON.stringify(['watch', { name: `Watcher ${i}`, token: own.token }]));
      watchers.push({ wire, follower, own });
    }
    await seated[0]?.wire.ask('/rooms', START);
    for (const { follower } of seated) {
      if (!(await follower.until(() => follower.view !== null, TIMEOUT_MS))) throw new Fault('no view at the start');
    }
    return new GrownTable(seated, watchers, game, dice);
  }

  /** Whether nothing can be grown here any more. */
  get over(): boolean {
    return this.seated.every(({ follower }) => follower.view === null || follower.view.over !== null);
  }

  /** Grows the state: `send` sends each packet and resolves to the word of its answer. */
  async grow({ log, lines, tries }: Growth, send: (sent: SentPacket) => Promise<string>): Promise<void> {
    const untilRefused = async (make: () => SentPacket | null): Promise<void> => {
      for (let n = 0; n < tries; n++) {
        const sent = make();
        if (sent === null || (await send(sent)) !== 'ok') return;
      }
    };
    // Talk first: some matches are over before their log is long.
    for (const by of this.seated) {
      for (let n = 0; n < lines; n++) await send(this.say(by));
      await untilRefused(() => this.plan(by));
    }
    for (const by of this.watchers) {
      for (let n = 0; n < lines; n++) await send({ name: 'comment', by, text: textOf('comment', { text: WORDS }) });
      await untilRefused(() => ({
        name: 'predict',
        by,
        text: textOf('predict', { question: 'end', answer: 'victory' }),
      }));
    }
    for (let n = 0; n < 4 * log && !this.over; n++) {
      if ((this.seated[0]?.follower.view?.log.length ?? 0) >= log) break;
      const sent = this.answer();
      if (sent === null) break;
      await send(sent);
      await this.settled();
    }
    for (const by of this.seated) {
      for (let n = 0; n < tries; n++) {
        const sent = this.offered(by, IN_ADVANCE);
        if (sent === null || (await send(sent)) !== 'ok') break;
        await this.settled();
      }
    }
    for (let n = 0; n < tries; n++) {
      const back = this.seated.map((by) => this.offered(by, UNDO)).find((one) => one !== null) ?? null;
      const sent = n % 2 === 0 ? this.answer() : back;
      if (sent === null) break;
      await send(sent);
      await this.settled();
    }
  }

  /**
   * A packet from anybody here: one that grows the state, one that asks about the past, an old packet, or any other
   * command.
   */
  next(): SentPacket {
    const { dice } = this;
    const by = dice.pick(this.seated);
    const roll = dice.below(100);
    const made =
      roll < 12
        ? this.offered(by, IN_ADVANCE)
        : roll < 20
          ? this.offered(by, UNDO)
          : roll < 32
            ? this.answer()
            : roll < 50
              ? this.preview(by)
              : roll < 53
                ? ask(by, 'past', { after: dice.below(400) })
                : roll < 56
                  ? ask(by, 'propose', { what: { kind: 'rewind', to: dice.pick(['answer', 'turn'] as const) } })
                  : roll < 60
                    ? ask(by, dice.pick(['agree', 'refuse']), { proposal: dice.below(40) })
                    : roll < 64
                      ? this.plan(by)
                      : roll < 68
                        ? this.say(by)
                        : roll < 72
                          ? { name: 'enter', by, text: enterText(by.own) }
                          : roll < 80 && this.sent.length > 0
                            ? again(dice.pick(this.sent))
                            : this.any(dice.chance(0.2) ? dice.pick(this.watchers) : by);
    const sent = made ?? this.preview(by) ?? this.say(by);
    if (sent.name !== AGAIN) this.sent.push(sent);
    if (this.sent.length > 200) this.sent.shift();
    return sent;
  }

  /** Another packet of the same name, as far as there is one. */
  like({ name }: SentPacket): SentPacket | null {
    for (let tries = 0; tries < 400; tries++) {
      const sent = this.next();
      if (sent.name === name) return sent;
    }
    return null;
  }

  /** Sends a packet. */
  send({ by, text }: SentPacket): Promise<Outcome> {
    return by.wire.ask('/rooms', text);
  }

  /** Waits until a player has a question, or the match is over. */
  async settled(): Promise<void> {
    const isAsked = (): boolean => this.over || this.seated.some(({ follower }) => follower.asks.some(isQuestion));
    // Each looks again when something comes for itself: the last of them sees it all.
    await Promise.race(this.seated.map(({ follower }) => follower.until(isAsked, SETTLE_MS)));
  }

  close(): void {
    for (const { wire } of [...this.seated, ...this.watchers]) wire.close();
  }

  private answer(): SentPacket | null {
    const { dice } = this;
    const asked = this.seated.filter(({ follower }) =>
      follower.asks.some((one) => isQuestion(one) && one.options.length > 0),
    );
    if (asked.length === 0) return null;
    const by = dice.pick(asked);
    const { ask: id, key } = randomChoice(by.follower.asks.filter(isQuestion), () => dice.below(2 ** 32) / 2 ** 32);
    return ask(by, 'choose', { ask: id, key });
  }

  private offered(by: Person, kind: string): SentPacket | null {
    const open = by.follower.asks.find((one) => one.kind === kind);
    if (open === undefined || open.options.length === 0) return null;
    const sent = ask(by, 'choose', { ask: open.id, key: this.dice.pick(open.options).key });
    return { ...sent, name: `choose ${kind}` };
  }

  private preview(by: Person): SentPacket | null {
    const { asks } = by.follower;
    if (asks.length === 0) return null;
    const open = this.dice.pick(asks);
    return open.options.length === 0
      ? null
      : ask(by, 'preview', { ask: open.id, key: this.dice.pick(open.options).key });
  }

  private plan(by: Person): SentPacket {
    const steps = this.seated.flatMap(({ follower }) => follower.asks.flatMap(({ options }) => options));
    const some = Array.from({ length: Math.min(4, steps.length) }, () => this.dice.pick(steps).key);
    return ask(by, this.dice.pick(['plan', 'sketch']), {
      member: 1 + this.dice.below(this.seated.length),
      steps: some,
    });
  }

  private say(by: Person): SentPacket {
    return ask(by, 'say', { text: WORDS });
  }

  private any(by: Person): SentPacket {
    const { asks } = by.follower;
    const known: SenderKnowledge = {
      games: [this.game],
      codes: [by.own.code],
      matches: [],
      tokens: [by.own.token],
      options: [],
      picks: [],
      asks,
      otherAsks: this.seated.flatMap(({ follower }) => follower.asks),
    };
    for (;;) {
      const command = roomCommand(this.dice, known);
      if (!ENDING.includes(command.event)) return { name: command.event, by, text: writeCommand(command) };
    }
  }
}

/** The outcome of a packet in a word. */
export function wordOf(outcome: Outcome): string {
  return wordFor(outcome);
}

const WORDS = 'Bonjour à tous ! '.repeat(11);

function ask(by: Person, event: string, body: object): SentPacket {
  return { name: event, by, text: textOf(event, body) };
}

function textOf(event: string, body: object): string {
  return JSON.stringify([event, body]);
}
