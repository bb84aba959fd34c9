import { literal, oneOf, text } from '../bounded';
import { CHAT_LENGTH, DELAYS, type Standing, type WatcherView, WATCHINGS } from '../rooms';
import { answer, command } from './command';
import { freshToken, typed, watcher, word } from './values';

/** Commands about spectators: who may watch, comments and predictions. */
export const watchCommands = {
  /**
   * For people in a room without a seat: makes the owner of the token a spectator with a name, and asks to be let in if
   * the host admits spectators one by one. This socket is that spectator from then on; later ones say `enter` with the
   * token. A token that has a name keeps it. Refused with `watching-off`, with `name-taken` when the room has a similar
   * name, and with `too-many-knocks` or `too-many-watching`.
   */
  watch: command({
    by: 'unseated',
    costs: ['creation'],
    alone: 'free',
    body: { name: typed, token: freshToken },
    example: { name: 'é'.repeat(24), token: 'x'.repeat(43) },
    answer: answer<{ standing: Standing; name: string }>({ standing: 'told', name: 'told' }),
  }),
  /** Sets who may watch. When nobody may, the present spectators have to go; otherwise they stay. */
  watching: command({
    by: 'host',
    costs: ['line'],
    alone: 'silenced',
    body: { watching: oneOf(...WATCHINGS.map((who) => literal(who))) },
    example: { watching: 'approval' },
  }),
  /** Sets how late spectators see the matches of the room. Refused as `room-started` unless the room is in its lobby. */
  delay: command({
    by: 'host',
    costs: ['line'],
    alone: 'silenced',
    body: { delay: oneOf(...DELAYS.map((delay) => literal(delay))) },
    example: { delay: 'many' },
  }),
  /** Lets a spectator in who has asked for it. */
  admit: command({ by: 'host', costs: ['command'], alone: 'silenced', body: { watcher }, example: { watcher: 1 } }),
  /**
   * Shows a spectator out, or refuses one who asks to be let in. Their token is refused as `shown-out` from then on.
   */
  showOut: command({ by: 'host', costs: ['command'], alone: 'silenced', body: { watcher }, example: { watcher: 1 } }),
  /** The spectators who have given a name and are inside and connected. */
  watchers: command({
    by: 'seat',
    costs: ['command'],
    alone: 'silenced',
    body: {},
    example: {},
    answer: answer<{ watchers: readonly WatcherView[] }>({ watchers: 'told' }),
  }),
  /**
   * Says something to the other spectators who have given a name, about the match on the table. Seats that are out of the match say and hear
   * it too where the game lets them talk with spectators (`out` of its meta). The other seats and all others hear it after the end.
   */
  comment: command({
    by: 'spectator',
    costs: ['line'],
    alone: 'free',
    body: { text: text(CHAT_LENGTH * 2) },
    example: { text: 'Bonjour à tous !' },
  }),
  /**
   * For spectators with a name, and seats that are out: foretells something of the match on the table: an answer to a question of the game that is open
   * now. It may be given anew as long as the question is open. `points` is what it is worth if it comes true. Refused with
   * `prediction-closed` for a question or answer that is not open.
   */
  predict: command({
    by: 'spectator',
    costs: ['line'],
    alone: 'free',
    body: {
      question: word,
      answer: word,
    },
    example: { question: 'plot:12:briefcase-bomb-in-the-conference-room', answer: 'all-arrested' },
    answer: answer<{ points: number }>({ points: 'told' }),
  }),
};
