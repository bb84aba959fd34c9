import { count, fields, literal, oneOf, optional } from '../bounded';
import type { ClaimView, PastMessage, PreviewMessage, ProposalId } from '../rooms';
import { answer, command } from './command';
import { ask, freshToken, key, level, member, place, proposal } from './values';

const keeper = oneOf(fields({ kind: literal('bot'), level }), fields({ kind: literal('member'), member }));

/** Answering what the game asks, and what the table agrees on while a match runs. */
export const matchCommands = {
  /**
   * Answers an open ask of one's seat. With `only`, an answer that could not be taken back is refused as `final`, and nothing
   * changes. With `seat` it is an answer for a seat that one keeps (`kept` of one's view); refused as `not-keeper` when one
   * does not keep it, or no longer. The first answer that its owner gives is also their {@link release}.
   */
  choose: command({
    by: 'seat',
    costs: ['command'],
    alone: 'free',
    body: { ask, key, only: optional(literal('undoable')), seat: optional(place) },
    example: { ask: '0.0.1', key: 'x', seat: 4 },
  }),
  /** What an answer to an open ask of one's seat, or of one that one keeps, would do; nothing changes. */
  preview: command({
    by: 'seat',
    costs: ['command'],
    alone: 'free',
    body: { ask, key, seat: optional(place) },
    example: { ask: '0.0.1', key: 'x', seat: 4 },
    answer: answer<{ preview: PreviewMessage }>({ preview: 'told' }),
  }),
  /**
   * The match as this socket's viewer, a seat or a spectator, has seen it so far, while it runs and afterwards: the frames
   * after the first `after`. There are never fewer than before.
   */
  past: command({
    by: 'inside',
    costs: ['frames'],
    alone: 'free',
    body: { after: count },
    example: { after: 600 },
    answer: answer<{ past: PastMessage }>({ past: 'told' }),
  }),
  /** Ends that a seat is kept: one's own, or one that one keeps. Refused as `not-keeper` for any other. */
  release: command({ by: 'seat', costs: ['command'], alone: 'free', body: { seat: place }, example: { seat: 4 } }),
  /** More time for an open question of one's own seat, `MORE_TIMES` times at most; else refused as `no-more-time`. */
  more: command({ by: 'seat', costs: ['command'], alone: 'free', body: { ask }, example: { ask: '0.0.1' } }),
  /**
   * Wants the table to go on without somebody it waits for: the host alone decides it, else more than half of the others who are
   * there. What the seat is asked is answered then, with its fallback, by a bot, or by chance; nobody is shown anything of it that they
   * would not see otherwise. Refused with `not-awaited` when the table does not wait for that seat, or when it is one's own to
   * answer, and with `too-early` before `goesOnAt` and while the table itself holds a window open.
   */
  goOn: command({ by: 'seat', costs: ['line'], alone: 'silenced', body: { seat: place }, example: { seat: 0 } }),
  /**
   * While a match runs: asks the other members to agree on something: those who are connected, and those who are away for some
   * time (`absent` of the proposal). There is one proposal at a time (`proposal-open`). When nobody else has a say it is done at once.
   */
  propose: command({
    by: 'seat',
    costs: ['line', 'frames'],
    alone: 'silenced',
    body: {
      what: oneOf(
        fields({ kind: literal('rewind'), to: oneOf(literal('answer'), literal('turn')) }),
        fields({ kind: literal('call-off') }),
        fields({ kind: literal('vacate'), member }),
        fields({ kind: literal('keep'), member, by: keeper, alone: oneOf(literal('kept'), literal('waits')) }),
      ),
    },
    example: { what: { kind: 'keep', member: 1, by: { kind: 'bot', level: 'steady' }, alone: 'waits' } },
  }),
  /**
   * For those who watch, while a match runs: says to be this member, who is away, and asks the members who are there to give
   * their seat to whoever has the token. When they have agreed, `join` or `enter` with it takes the seat; the tokens before
   * it are refused as `token-replaced`. What was asked in confidence is drawn anew there. Refused with `rivals` where those who
   * play are rivals, and with `too-many-claims` while the table has as many before it as it can. A connection has one claim: another
   * one replaces it. It is off the table when whoever asked has been gone for as long as a host may be; who says it again, with the
   * same token, is back, or asks anew and has another word.
   */
  claim: command({
    by: 'unseated',
    costs: ['creation', 'guess'],
    alone: 'free',
    body: { member, token: freshToken },
    example: { member: 1, token: 'x'.repeat(43) },
    answer: answer<{ proposal: ProposalId; word: ClaimView['word'] }>({ proposal: 'told', word: 'told' }),
  }),
  /** Takes back the claim that one has made over this connection: it is off the table. Refused as `proposal-gone` when there is none, or the table has agreed. */
  unclaim: command({ by: 'unseated', costs: ['command'], alone: 'free', body: {}, example: {} }),
  /**
   * Agrees to the proposal or claim of that number. It is done when all members have agreed who have a say then. Whoever has agreed
   * may say so again, to have it done when somebody has lost their say meanwhile who had not. Of several claims of one seat a member
   * agrees to the last one that they have named.
   */
  agree: command({ by: 'seat', costs: ['line'], alone: 'silenced', body: { proposal }, example: { proposal: 1 } }),
  /** Says no to the proposal or claim of that number, or takes one's own proposal back: it is off the table. */
  refuse: command({ by: 'seat', costs: ['line'], alone: 'silenced', body: { proposal }, example: { proposal: 1 } }),
};
