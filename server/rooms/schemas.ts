import { seat } from '../../shared/engine/ask';
import { LANGUAGES } from '../../shared/engine/game';
import {
  CHAT_LENGTH,
  COLOURS,
  type MemberId,
  PLAN_LENGTH,
  type ProposalId,
  TOKEN_SHAPE,
  type WatcherId,
  WATCHINGS,
} from '../../shared/protocol/rooms';
import { AT_ENDS, PACES } from '../../shared/protocol/time';
import {
  count,
  fields,
  list,
  literal,
  mapped,
  nullable,
  oneOf,
  optional,
  type Read,
  record,
  shaped,
  text,
  whole,
} from '../limits/bounded';
import { ADDRESS_LENGTH } from '../notify/destinations';

/** A word the game knows: an option, a value, a pick. */
const word = text(64);
/** Text typed by a person; checked further by its command. */
const typed = text(256);
const token = text(128);
const freshToken = shaped(TOKEN_SHAPE, 43);
const place = mapped(count, (n) => seat(n));
const member = mapped(count, (id) => id as MemberId);
const watcher = mapped(count, (id) => id as WatcherId);
const proposal = mapped(count, (id) => id as ProposalId);
const level = oneOf(literal('quick'), literal('steady'));
const keeper = oneOf(fields({ kind: literal('bot'), level }), fields({ kind: literal('member'), member }));
const wish = oneOf(
  fields({ kind: literal('rewind'), to: oneOf(literal('answer'), literal('turn')) }),
  fields({ kind: literal('call-off') }),
  fields({ kind: literal('vacate'), member }),
  fields({ kind: literal('keep'), member, by: keeper, alone: oneOf(literal('kept'), literal('waits')) }),
);

const choice = oneOf(...COLOURS.map((colour) => literal(colour)));

/** The keys of the options that a plan takes. */
const steps = list(text(128), PLAN_LENGTH);

/** A public key of 65 bytes, and a secret of 16, as base64url. */
const PUSH_KEY = /^[\w-]{87}$/;
const PUSH_AUTH = /^[\w-]{22}$/;

/** How long each clock runs, in seconds or days. */
const lengths = record(word, nullable(count), 16);
const time = fields({
  pace: oneOf(...PACES.map((pace) => literal(pace))),
  seconds: lengths,
  days: lengths,
  atEnd: oneOf(...AT_ENDS.map((atEnd) => literal(atEnd))),
  keepAfter: nullable(count),
});

/** The body of each command of the room protocol. Unknown fields are refused. */
export const bodies = {
  ping: fields({}),
  create: fields({ game: word, name: typed, token: freshToken }),
  join: fields({ code: typed, name: typed, token: freshToken }),
  enter: fields({ code: typed, token: nullable(token) }),
  watch: fields({ name: typed, token: freshToken }),
  watching: fields({ watching: oneOf(...WATCHINGS.map((who) => literal(who))) }),
  admit: fields({ watcher }),
  showOut: fields({ watcher }),
  watchers: fields({}),
  pair: fields({}),
  continue: fields({ code: typed, pairing: typed, token: freshToken }),
  devices: fields({}),
  signOutOthers: fields({}),
  leave: fields({}),
  configure: fields({ options: record(word, word, 32) }),
  pick: fields({ picks: list(word, 16) }),
  colour: fields({ colour: choice }),
  ready: fields({ is: oneOf(literal('ready'), literal('not-yet')) }),
  promote: fields({ member }),
  kick: fields({ member }),
  mute: fields({ member, is: oneOf(literal('heard'), literal('muted')) }),
  lock: fields({ entrance: oneOf(literal('open'), literal('locked')) }),
  subscribe: fields({
    push: nullable(
      fields({ endpoint: text(ADDRESS_LENGTH), p256dh: shaped(PUSH_KEY, 87), auth: shaped(PUSH_AUTH, 22) }),
    ),
  }),
  webhook: fields({
    url: nullable(text(ADDRESS_LENGTH)),
    language: oneOf(...LANGUAGES.map((language) => literal(language))),
  }),
  addBot: fields({ level }),
  arrange: fields({ members: list(member, 32) }),
  start: fields({}),
  again: fields({ how: oneOf(literal('at-once'), literal('by-the-lobby')) }),
  propose: fields({ what: wish }),
  claim: fields({ member, token: freshToken }),
  agree: fields({ proposal }),
  refuse: fields({ proposal }),
  time: fields({ time }),
  more: fields({ ask: word }),
  goOn: fields({ seat: place }),
  choose: fields({ ask: word, key: text(128), only: optional(literal('undoable')), seat: optional(place) }),
  release: fields({ seat: place }),
  preview: fields({ ask: word, key: text(128), seat: optional(place) }),
  past: fields({ after: count }),
  nudge: fields({ member }),
  sketch: fields({ member, steps }),
  plan: fields({ member, steps }),
  unplan: fields({ by: member, member }),
  point: fields({ kind: word, id: word }),
  phrase: fields({ id: word, slots: record(word, oneOf(word, whole), 8) }),
  comment: fields({ text: text(CHAT_LENGTH * 2) }),
  predict: fields({ question: text(64), answer: word }),
  say: fields({ text: text(CHAT_LENGTH * 2) }),
} as const;

/** The name of a command. */
export type Command = keyof typeof bodies;

/** The body of a command as the server reads it. */
export type Body<Name extends Command> = Read<(typeof bodies)[Name]>;
