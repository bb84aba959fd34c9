import type { Seat } from '../../engine/ask';
import { COLOURS } from '../../engine/colours';
import { fields, list, literal, nullable, oneOf, optional, shaped, text } from '../bounded';
import { ADDRESS_LENGTH } from '../notify';
import {
  type DeviceView,
  type RoomView,
  type Standing,
  type TableGone,
  type TableNews,
  TABLES_AT_ONCE,
} from '../rooms';
import { answer, command } from './command';
import { freshToken, seated, typed, word } from './values';

/** A public key of 65 bytes, and a secret of 16, as base64url. */
const PUSH_KEY = /^[\w-]{87}$/;
const PUSH_AUTH = /^[\w-]{22}$/;

/** Entering a room, taking and giving up a seat, its devices, and the settings of a member's own seat. */
export const seatCommands = {
  /**
   * Asks for a sign of life: a page that comes back cannot tell otherwise whether its connection still stands. Refused with
   * `not-seated` to who has not entered a room, which is a sign as well.
   */
  ping: command({ by: 'entered', costs: ['command'], alone: 'free', body: {}, example: {} }),
  /**
   * Opens a room and takes its first seat as host, for the bearer of the token. With `preset` the options are those of that
   * ready-made set. With `company` bots take seats as the game's `alone` says, and the match begins: it counts as two
   * creations. Refused as `bad-options` when the game has no such preset, or is not for one person alone.
   */
  create: command({
    by: 'anyone',
    costs: ['creation'],
    alone: 'free',
    body: {
      game: word,
      name: typed,
      token: freshToken,
      preset: optional(word),
      company: optional(literal('bots')),
    },
    example: { game: 'g'.repeat(24), name: 'é'.repeat(24), token: 'x'.repeat(43), preset: 'first', company: 'bots' },
    answer: seated,
  }),
  /**
   * Takes a free seat of a room that has not started, or a seat that was freed since, for the bearer of the token. Browsers make the token, so that a seat is
   * theirs even when the answer is lost: `enter` tells whether it was taken. A token that has a seat already gets that one.
   */
  join: command({
    by: 'anyone',
    costs: ['guess'],
    alone: 'free',
    body: { code: typed, name: typed, token: freshToken },
    example: { code: 'ABCDE', name: 'é'.repeat(24), token: 'x'.repeat(43) },
    answer: seated,
  }),
  /**
   * Shows this socket a room: with a seat token as that seat, with the token of a `watch` or null as a spectator. `create`
   * and `join` do so as well; browsers send it after each reconnect. The present view follows as a `view` event when the match
   * runs, unless the answer says that one stands at the door. `name` is that of a spectator who has given one.
   */
  enter: command({
    by: 'anyone',
    costs: ['guess'],
    alone: 'free',
    body: { code: typed, token: nullable(text(128)) },
    example: { code: 'ABCDE', token: 'x'.repeat(43) },
    answer: answer<{ code: string; seat: Seat | null; room: RoomView; standing: Standing; name: string | null }>({
      code: 'told',
      seat: 'told',
      room: 'told',
      standing: 'told',
      name: 'told',
    }),
  }),
  /**
   * News of the tables at which this browser has a seat, in the order in which it names them, without entering any: for a start
   * page. Each table counts as a command, and each wrong code or token as a guess. `now` is the server's clock.
   */
  tables: command({
    by: 'anyone',
    costs: ['guess', 'steps'],
    alone: 'free',
    body: { seats: list(fields({ code: typed, token: freshToken }), TABLES_AT_ONCE) },
    example: { seats: [{ code: 'ABCDE', token: 'x'.repeat(43) }] },
    answer: answer<{ tables: readonly (TableNews | TableGone)[]; now: number }>({ tables: 'told', now: 'told' }),
  }),
  /** Makes a code with which one other device gets a token of its own for this seat. A newer code replaces it. */
  pair: command({
    by: 'seat',
    costs: ['command'],
    alone: 'free',
    body: {},
    example: {},
    answer: answer<{ pairing: string; forMs: number }>({ pairing: 'told', forMs: 'told' }),
  }),
  /**
   * Continues a seat on this device, by a code of {@link pair}: the token, which this device has made, is another one for
   * the seat from then on. Refused as `pairing-unknown` when the code was used, replaced or is too old. A token that has a seat gets that one.
   */
  continue: command({
    by: 'anyone',
    costs: ['guess'],
    alone: 'free',
    body: { code: typed, pairing: typed, token: freshToken },
    example: { code: 'ABCDE', pairing: 'BCDF-GHJK', token: 'x'.repeat(43) },
    answer: seated,
  }),
  /** The devices with the right to one's own seat, the first one first. */
  devices: command({
    by: 'seat',
    costs: ['command'],
    alone: 'free',
    body: {},
    example: {},
    answer: answer<{ devices: readonly DeviceView[] }>({ devices: 'told' }),
  }),
  /** Makes the tokens of all other devices of one's seat worthless, and its open code. */
  signOutOthers: command({ by: 'seat', costs: ['command'], alone: 'free', body: {}, example: {} }),
  /** Gives up one's seat before the start. The seats above move down; the next seat is host if the host left. */
  leave: command({ by: 'seat', costs: ['command'], alone: 'free', body: {}, example: {} }),
  /** Before the start: sets one's own picks, fewer than needed for "deal me one at random". */
  pick: command({
    by: 'seat',
    costs: ['command'],
    alone: 'silenced',
    body: { picks: list(word, 16) },
    example: { picks: ['a', 'b'] },
  }),
  /** Before the start: sets one's own colour. Refused with `colour-taken` while another member has it. */
  colour: command({
    by: 'seat',
    costs: ['command'],
    alone: 'silenced',
    body: { colour: oneOf(...COLOURS.map((colour) => literal(colour))) },
    example: { colour: 'violet' },
  }),
  /**
   * Before the start: says whether it may begin, as far as this member is concerned. Setting options asks everybody anew. After the
   * end: says whether this member wants another match.
   */
  ready: command({
    by: 'seat',
    costs: ['command'],
    alone: 'silenced',
    body: { is: oneOf(literal('ready'), literal('not-yet')) },
    example: { is: 'ready' },
  }),
  /**
   * After the end: another match. By the lobby all members keep their seats. At once it begins with the bots and all members who want it;
   * refused with `not-all-in` while another member has time to say so (`again` of the room); the others give up their seats.
   */
  again: command({
    by: 'seat',
    costs: ['line', 'creation'],
    alone: 'silenced',
    body: { how: oneOf(literal('at-once'), literal('by-the-lobby')) },
    example: { how: 'by-the-lobby' },
  }),
  /**
   * Notes where this device takes notifications while no page is open, for this seat; null: it takes none. Refused with
   * `bad-destination` where this server sends none.
   */
  subscribe: command({
    by: 'seat',
    costs: ['command'],
    alone: 'free',
    body: {
      push: nullable(
        fields({ endpoint: text(ADDRESS_LENGTH), p256dh: shaped(PUSH_KEY, 87), auth: shaped(PUSH_AUTH, 22) }),
      ),
    },
    example: { push: { endpoint: 'https://push.example/1', p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) } },
  }),
};
