import { LANGUAGES } from '../../engine/game';
import { count, fields, list, literal, nullable, oneOf, record, text } from '../bounded';
import { ADDRESS_LENGTH } from '../notify';
import { AT_ENDS, PACES } from '../time';
import { answer, command } from './command';
import { level, member, word } from './values';

/** How long each clock runs, in seconds or days. */
const lengths = record(word, nullable(count), 16);

/** Commands of the host; refused with `not-host` from everybody else. */
export const hostCommands = {
  /** Before the start: sets table options. */
  configure: command({
    by: 'host',
    costs: ['line'],
    alone: 'silenced',
    body: { options: record(word, word, 32) },
    example: { options: { a: 'b', c: 'd' } },
  }),
  /** Makes another member host. */
  promote: command({ by: 'host', costs: ['line'], alone: 'silenced', body: { member }, example: { member: 1 } }),
  /**
   * Before the start: takes a member out of the room. After the end: frees the seat of a member who is not connected;
   * refused with `seat-in-use` while they are. While a match runs it is refused with `room-started`: the table agrees on that
   * (`vacate` of `Wish`). The token of that member is worth nothing afterwards, in this room.
   */
  kick: command({ by: 'host', costs: ['line'], alone: 'silenced', body: { member }, example: { member: 1 } }),
  /** Another member is not heard in the conversation any more, or is again. What they say is refused with `muted`. */
  mute: command({
    by: 'host',
    costs: ['line'],
    alone: 'silenced',
    body: { member, is: oneOf(literal('heard'), literal('muted')) },
    example: { member: 1, is: 'muted' },
  }),
  /** Closes the room to new members, or opens it again. */
  lock: command({
    by: 'host',
    costs: ['line'],
    alone: 'silenced',
    body: { entrance: oneOf(literal('open'), literal('locked')) },
    example: { entrance: 'locked' },
  }),
  /**
   * Sets the address that is told whom the table waits for when they are not there, in a language; null: none. The
   * secret is told once, for the receiver to check signatures with (Standard Webhooks). Refused with `bad-destination` for an address that
   * this server sends nothing to.
   */
  webhook: command({
    by: 'host',
    costs: ['line'],
    alone: 'silenced',
    body: {
      url: nullable(text(ADDRESS_LENGTH)),
      language: oneOf(...LANGUAGES.map((language) => literal(language))),
    },
    example: { url: 'https://hook.example/1', language: 'fr' },
    answer: answer<{ secret: string | null }>({ secret: 'told' }),
  }),
  /** Before the start: puts a bot on a free seat. `kick` takes it out again. */
  addBot: command({ by: 'host', costs: ['command'], alone: 'silenced', body: { level }, example: { level: 'steady' } }),
  /** Before the start: puts all members in this order; their seats are their places in it. */
  arrange: command({
    by: 'host',
    costs: ['command'],
    alone: 'silenced',
    body: { members: list(member, 32) },
    example: { members: [5, 4, 3, 2, 1] },
  }),
  /** In the lobby and while a match runs: sets how much time there is for what. */
  time: command({
    by: 'host',
    costs: ['line'],
    alone: 'silenced',
    body: {
      time: fields({
        pace: oneOf(...PACES.map((pace) => literal(pace))),
        seconds: lengths,
        days: lengths,
        atEnd: oneOf(...AT_ENDS.map((atEnd) => literal(atEnd))),
        keepAfter: nullable(count),
      }),
    },
    example: {
      time: { pace: 'correspondence', seconds: { window: 15 }, days: { window: 7 }, atEnd: 'nothing', keepAfter: 10 },
    },
  }),
  /** Starts the match with the members present. */
  start: command({ by: 'host', costs: ['creation'], alone: 'silenced', body: {}, example: {} }),
};
