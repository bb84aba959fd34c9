import { type Ask, type AskId, askId, type Seat, seat } from '../../shared/engine/ask';
import { COLOURS } from '../../shared/engine/colours';
import type { LobbyOption } from '../../shared/engine/game';
import { LANGUAGES } from '../../shared/engine/languages';
import type { FilledPhrase } from '../../shared/engine/phrases';
import { type Body, COMMAND_NAMES, type CommandName, COMMANDS } from '../../shared/protocol/commands';
import {
  DELAYS,
  type MemberId,
  type PlanReason,
  type ProposalId,
  REASON_LENGTH,
  type WatcherId,
  WATCHINGS,
  type Wish,
} from '../../shared/protocol/rooms';
import { AT_ENDS, DAYS, KEEP_AFTER, PACES } from '../../shared/protocol/time';
import type { Dice } from '../lib/dice';
import { mutated } from './mutate';
import { NASTY_NAMES } from './nasty';
import { type Tree, treeOf, writeTree } from './tree';

/** The names and ids that a sender has seen so far, so that packets are about existing things. */
export interface SenderKnowledge {
  /** Names of games. */
  readonly games: readonly string[];
  /** Room codes, the sender's own more than once. */
  readonly codes: readonly string[];
  /** Ids of matches of the lobby, the sender's own more than once. */
  readonly matches: readonly string[];
  /** Seat tokens and credentials of the sender's own table; those of a match of the lobby by seat. */
  readonly tokens: readonly string[];
  /** The choices of the game before its start. */
  readonly options: readonly LobbyOption[];
  readonly picks: readonly string[];
  /** Open questions of the sender. */
  readonly asks: readonly Ask[];
  /** Open questions of others, or of earlier. */
  readonly otherAsks: readonly Ask[];
}

/** An event with its arguments. */
export interface Command {
  readonly event: string;
  readonly args: readonly unknown[];
}

type Bodies = { readonly [Name in CommandName]?: (dice: Dice, known: SenderKnowledge) => Body<Name> };

const PHRASES: readonly FilledPhrase[] = [
  { id: 'yes', slots: {} },
  { id: 'dig', slots: { n: 2 } },
];

const NAMES = ['Anna', 'Ben', 'Élodie', 'Zoë van der Berg', '李雷', 'محمد', 'Ωmega', 'x'];

/** Bodies of commands of the rooms, as a browser might send them; of all others the example is sent. */
const bodies: Bodies = {
  create: (dice, known) => ({
    game: pickOr(dice, known.games, 'toy'),
    name: dice.pick(NAMES),
    token: tokenFor(dice, known),
    ...(dice.chance(0.05) ? { preset: 'first' } : {}),
    ...(dice.chance(0.05) ? { company: 'bots' } : {}),
  }),
  join: (dice, known) => ({
    code: pickOr(dice, known.codes, 'ABCDE'),
    name: `${dice.pick(NAMES)}${dice.below(1000)}`,
    token: tokenFor(dice, known),
  }),
  enter: (dice, known) => ({
    code: pickOr(dice, known.codes, 'ABCDE'),
    token: dice.chance(0.1) ? null : tokenFor(dice, known),
  }),
  tables: (dice, known) => ({
    seats: [{ code: pickOr(dice, known.codes, 'ABCDE'), token: tokenFor(dice, known) }],
  }),
  watch: (dice, known) => ({ name: `${dice.pick(NAMES)}${dice.below(1000)}`, token: tokenFor(dice, known) }),
  watching: (dice) => ({ watching: dice.pick(WATCHINGS) }),
  delay: (dice) => ({ delay: dice.pick(DELAYS) }),
  admit: (dice) => ({ watcher: watcherOf(dice) }),
  showOut: (dice) => ({ watcher: watcherOf(dice) }),
  continue: (dice, known) => ({
    code: pickOr(dice, known.codes, 'ABCDE'),
    pairing: dice.pick(['BCDFGHJK', 'bcdf-ghjk', 'BCDFGHJ']),
    token: tokenFor(dice, known),
  }),
  configure: (dice, known) => {
    if (known.options.length === 0) return { options: {} };
    const { id, values } = dice.pick(known.options);
    return { options: { [id]: dice.pick(values) } };
  },
  pick: (dice, known) => ({
    picks: Array.from({ length: dice.below(3) }, () => pickOr(dice, known.picks, 'amber')),
  }),
  colour: (dice) => ({ colour: dice.pick(COLOURS) }),
  ready: (dice) => ({ is: dice.pick(['ready', 'not-yet'] as const) }),
  promote: (dice) => ({ member: memberOf(dice) }),
  kick: (dice) => ({ member: memberOf(dice) }),
  mute: (dice) => ({ member: memberOf(dice), is: dice.pick(['heard', 'muted'] as const) }),
  subscribe: (dice) => ({
    push: dice.pick([null, { endpoint: 'https://push.example/1', p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) }]),
  }),
  webhook: (dice) => ({
    url: dice.pick([null, 'https://hook.example/1', 'http://127.0.0.1/']),
    language: dice.pick(LANGUAGES),
  }),
  lock: (dice) => ({ entrance: dice.chance(0.3) ? 'locked' : 'open' }),
  addBot: (dice) => ({ level: dice.pick(['quick', 'steady'] as const) }),
  arrange: (dice) => ({ members: Array.from({ length: dice.below(4) }, () => memberOf(dice)) }),
  again: (dice) => ({ how: dice.pick(['at-once', 'by-the-lobby'] as const) }),
  propose: (dice) => ({
    what: wishOf(dice),
  }),
  claim: (dice, known) => ({ member: memberOf(dice), token: tokenFor(dice, known) }),
  agree: (dice) => ({ proposal: proposalOf(dice) }),
  refuse: (dice) => ({ proposal: proposalOf(dice) }),
  time: (dice) => {
    const length = dice.pick([5, null]);
    const time = { pace: dice.pick(PACES), seconds: { turn: length }, days: { turn: dice.pick(DAYS) } };
    return { time: { ...time, atEnd: dice.pick(AT_ENDS), keepAfter: dice.pick(KEEP_AFTER) } };
  },
  shown: (dice, known) => ({ ask: answerTo(dice, known).ask }),
  more: (dice, known) => ({ ask: answerTo(dice, known).ask }),
  choose: (dice, known) => ({ ...answerTo(dice, known), ...(dice.chance(0.1) ? { seat: seatIn(dice) } : {}) }),
  release: (dice) => ({ seat: seatIn(dice) }),
  goOn: (dice) => ({ seat: seatIn(dice) }),
  preview: (dice, known) => ({ ...answerTo(dice, known), ...(dice.chance(0.1) ? { seat: seatIn(dice) } : {}) }),
  advise: (dice, known) => ({ ask: answerTo(dice, known).ask, ...(dice.chance(0.1) ? { seat: seatIn(dice) } : {}) }),
  past: (dice) => ({ after: dice.pick([0, 0, 1, dice.below(100), 1_000_000]) }),
  nudge: (dice) => ({ member: memberOf(dice) }),
  sketch: (dice, known) => ({ member: memberOf(dice), steps: stepsOf(dice, known) }),
  plan: (dice, known) => ({
    member: memberOf(dice),
    steps: stepsOf(dice, known),
    ...(dice.chance(0.4) ? { because: reasonOf(dice) } : {}),
  }),
  unplan: (dice) => ({ by: memberOf(dice), member: memberOf(dice) }),
  point: (dice) => ({ kind: dice.pick(['digger', 'relic']), id: String(dice.below(4)) }),
  phrase: (dice) => dice.pick(PHRASES),
  comment: (dice) => ({ text: dice.pick(['Hello', 'Bonjour à tous !', '…', 'x'.repeat(200)]) }),
  predict: (dice) => ({
    question: dice.pick(['end', 'roll:1', 'roll:9']),
    answer: dice.pick(['victory', 'high', 'raid']),
  }),
  say: (dice) => ({ text: dice.pick(['Hello', 'Bonjour à tous !', '…', 'x'.repeat(200)]) }),
};

/** How often commands of the rooms are said, in proportion; all others once. */
const OFTEN: Readonly<Partial<Record<CommandName, number>>> = {
  choose: 10,
  sketch: 2,
  plan: 2,
  claim: 2,
  preview: 4,
  past: 4,
  enter: 14,
  pick: 8,
  configure: 8,
  say: 8,
  phrase: 3,
  join: 8,
  create: 4,
  start: 8,
  leave: 2,
  watch: 3,
  watching: 2,
  delay: 3,
  comment: 2,
  predict: 2,
  pair: 2,
  continue: 2,
  devices: 2,
  signOutOthers: 2,
  ready: 2,
  colour: 2,
  promote: 2,
  kick: 2,
  lock: 2,
  arrange: 2,
  again: 2,
  point: 2,
};
const SHARES = COMMAND_NAMES.map((name) => [name, OFTEN[name] ?? 1] as const);

/** A command of the rooms as a browser might send it. */
export function roomCommand(dice: Dice, known: SenderKnowledge): Command {
  const event = pickShared(dice, SHARES);
  return { event, args: [bodies[event]?.(dice, known) ?? COMMANDS[event].example] };
}

/** The events of boardgame.io's clients. */
export const STOCK_COMMANDS: readonly string[] = ['update', 'sync', 'chat'];

/** A packet as a boardgame.io client might send it. */
export function stockCommand(dice: Dice, known: SenderKnowledge): Command {
  const match = pickOr(dice, known.matches, 'nope');
  const playerID = String(dice.below(2));
  const own = known.tokens[Number(playerID)];
  const token = own !== undefined && dice.chance(0.85) ? own : pickOr(dice, known.tokens, 'x');
  const roll = dice.below(10);
  if (roll < 6) {
    const { ask, key } = answerTo(dice, known);
    const payload = { type: 'choose', args: [ask, key], playerID, credentials: token };
    return { event: 'update', args: [{ type: 'MAKE_MOVE', payload }, dice.below(50), match, playerID] };
  }
  if (roll < 8) {
    const watching = dice.chance(0.4);
    return { event: 'sync', args: [match, watching ? null : playerID, watching ? null : token, 2] };
  }
  return { event: 'chat', args: [match, { id: 'a1', sender: playerID, payload: 'Hello' }, token] };
}

/** The share of packets that were sent before, and of the others the share of those with nothing wrong in them. */
const REPLAYED = 0.12;
const RIGHT = 0.45;
/** The share of broken packets that are larger than the server takes. */
const OVERSIZED = 0.002;

/** Makes packets from commands, and remembers them for sending them again. */
export class PacketMaker {
  private readonly sent: string[] = [];

  constructor(private readonly dice: Dice) {}

  /** The text of the next packet: a command as it is, one from before, or one with something wrong in it. */
  next(command: Command, known: SenderKnowledge): string {
    if (this.sent.length > 0 && this.dice.chance(REPLAYED)) return this.dice.pick(this.sent);
    const text = this.dice.chance(RIGHT) ? writeCommand(command) : this.wrong(command, known);
    if (text.length < 2000) this.sent.push(text);
    if (this.sent.length > 50) this.sent.shift();
    return text;
  }

  private wrong({ event, args }: Command, known: SenderKnowledge): string {
    const { dice } = this;
    const { codes, matches, tokens, picks, asks } = known;
    const words = [...codes, ...matches, ...tokens, ...picks, ...asks.map(({ id }) => id)];
    let tree: readonly Tree[] = args.map(treeOf);
    if (dice.chance(OVERSIZED))
      return writeCommand({ event, args: ['x'.repeat(65_536 * (1 + dice.below(4))), ...args] });
    const roll = dice.below(20);
    if (roll === 0) return writeTree([dice.pick([...NASTY_NAMES, ...COMMAND_NAMES, ...STOCK_COMMANDS]), ...tree]);
    if (roll === 1) tree = tree.slice(0, -1);
    else if (roll === 2) tree = [...tree, ...tree];
    else if (roll === 3) tree = [...tree, null];
    else {
      const times = dice.chance(0.6) ? 1 : 1 + dice.below(3);
      for (let i = 0; i < times; i++) {
        const at = dice.below(Math.max(1, tree.length));
        tree = tree.map((arg, n) => (n === at ? mutated(arg, dice, words) : arg));
      }
    }
    return writeTree([event, ...tree]);
  }
}

/** The text of a command as it is. */
export function writeCommand({ event, args }: Command): string {
  return JSON.stringify([event, ...args]);
}

/** An answer to a question: mostly a right one, now and then to somebody else's question or with another's key. */
function answerTo(dice: Dice, known: SenderKnowledge): { readonly ask: AskId; readonly key: string } {
  const asks = known.asks.length > 0 && dice.chance(0.75) ? known.asks : [...known.asks, ...known.otherAsks];
  if (asks.length === 0) return { ask: askId(`0.${dice.below(3)}.1`), key: 'pass' };
  const ask = dice.pick(asks);
  const { options } = dice.chance(0.9) ? ask : dice.pick(asks);
  return { ask: ask.id, key: options.length === 0 ? '' : dice.pick(options).key };
}

/** Steps of a plan: mostly options of questions that are open somewhere. */
function stepsOf(dice: Dice, known: SenderKnowledge): readonly string[] {
  return Array.from({ length: dice.below(4) }, () => (dice.chance(0.6) ? 'rest' : answerTo(dice, known).key));
}

/** Why a plan is suggested. */
function reasonOf(dice: Dice): PlanReason {
  return dice.chance(0.5)
    ? { kind: 'phrase', phrase: dice.pick(PHRASES) }
    : { kind: 'said', text: dice.pick(['I bring it', '…', 'x'.repeat(REASON_LENGTH)]) };
}

/** A member that a room may have: ids are small. */
function memberOf(dice: Dice): MemberId {
  return dice.below(6) as MemberId;
}

/** A spectator that a room may have: their ids are counted with those of members. */
function watcherOf(dice: Dice): WatcherId {
  return dice.below(8) as WatcherId;
}

/** A seat that a match may have. */
function seatIn(dice: Dice): Seat {
  return seat(dice.below(4));
}

/** A random proposal. */
function wishOf(dice: Dice): Wish {
  if (dice.chance(0.05)) return { kind: 'call-off' };
  if (dice.chance(0.05)) return { kind: 'pause' };
  if (dice.chance(0.5)) return { kind: 'rewind', to: dice.pick(['answer', 'turn'] as const) };
  if (dice.chance(0.3)) return { kind: 'vacate', member: memberOf(dice) };
  const by = dice.chance(0.3)
    ? { kind: 'bot' as const, level: dice.pick(['quick', 'steady'] as const) }
    : { kind: 'member' as const, member: memberOf(dice) };
  return { kind: 'keep', member: memberOf(dice), by, alone: dice.pick(['kept', 'waits'] as const) };
}

/** The number of a proposal or claim: those of a room count from 1. */
function proposalOf(dice: Dice): ProposalId {
  return (1 + dice.below(6)) as ProposalId;
}

/** A token that may have a seat. */
function tokenFor(dice: Dice, known: SenderKnowledge): string {
  return pickOr(dice, known.tokens, 'x'.repeat(43));
}

function pickOr(dice: Dice, list: readonly string[], instead: string): string {
  return list.length === 0 ? instead : dice.pick(list);
}

function pickShared<T>(dice: Dice, shares: readonly (readonly [T, number])[]): T {
  let roll = dice.below(shares.reduce((sum, [, share]) => sum + share, 0));
  for (const [value, share] of shares) {
    roll -= share;
    if (roll < 0) return value;
  }
  throw new RangeError('no shares');
}
