import { count, fields, literal, oneOf, optional } from '../bounded';
import type { AdviceMessage, ClaimView, PastMessage, PreviewMessage, ProposalId } from '../rooms';
import { answer, command } from './command';
import { ask, freshToken, key, level, member, place, proposal } from './values';

const keeper = oneOf(fields({ kind: literal('bot'), level }), fields({ kind: literal('member'), member }));

/** Answers to the game, and proposals while a match runs. */
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
  /** Previews an answer to an open ask of one's own seat, or of one that the sender stands in for; nothing changes. */
  preview: command({
    by: 'seat',
    costs: ['command'],
    alone: 'free',
    body: { ask, key, seat: optional(place) },
    example: { ask: '0.0.1', key: 'x', seat: 4 },
    answer: answer<{ preview: PreviewMessage }>({ preview: 'told' }),
  }),
  /**
   * What the best bot of the game would answer to an open question of one's own seat, or of one that the sender stands in
   * for, by what that seat may see; nothing changes. Refused as `no-advice` where the game has no bots, and when they have
   * too much to do.
   */
  advise: command({
    by: 'seat',
    costs: ['steps'],
    alone: 'free',
    body: { ask, seat: optional(place) },
    example: { ask: '0.0.1', seat: 4 },
    answer: answer<{ advice: AdviceMessage }>({ advice: 'told' }),
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
   * A client has only now shown an open question of its seat, because it first showed what had happened: the question's
   * clock, and that of a window the table holds open, begin then, at most `MOST_BEHIND_MS` after they did. Said once a question.
   */
  shown: command({ by: 'seat', costs: ['command'], alone: 'free', body: { ask }, example: { ask: '0.0.1' } }),
  /**
   * Votes for going on without a player the table waits for: the vote of the host is enough, or the votes of more than
   * half of the others who are present. The player's question is then answered with its fallback, by a bot, or by
   * chance; no other person is shown it. Refused with `not-awaited` when the table does not wait for that seat, or when
   * the sender answers for it, and with `too-early` before `goesOnAt` and while the table itself holds a window open.
   */
  goOn: command({ by: 'seat', costs: ['line'], alone: 'silenced', body: { seat: place }, example: { seat: 0 } }),
  /**
   * While a match runs: asks the other members to agree on something: those who are connected, and those who have not
   * been away for long (`absent` of the proposal). There is one proposal at a time (`proposal-open`). If no other
   * member has a say, it is carried out at once. A pause is refused as `paused` while there is one, and is not begun while a
   * person has a secret choice.
   */
  propose: command({
    by: 'seat',
    costs: ['line', 'frames'],
    alone: 'silenced',
    body: {
      what: oneOf(
        fields({ kind: literal('rewind'), to: oneOf(literal('answer'), literal('turn')) }),
        fields({ kind: literal('call-off') }),
        fields({ kind: literal('pause') }),
        fields({ kind: literal('vacate'), member }),
        fields({ kind: literal('keep'), member, by: keeper, alone: oneOf(literal('kept'), literal('waits')) }),
      ),
    },
    example: { what: { kind: 'keep', member: 1, by: { kind: 'bot', level: 'steady' }, alone: 'waits' } },
  }),
  /** Ends the pause of the match: any member may. Every clock goes on with what it had left. Refused as `not-paused` while there is none. */
  resume: command({ by: 'seat', costs: ['line'], alone: 'silenced', body: {}, example: {} }),
  /**
   * For people without a seat, while a match runs: claims to be this member, who is away, or wants to play in the place of this bot, whose seat is freed then, and asks the members who are
   * present to give the seat to the owner of the token. When they have agreed, `join` or `enter` with the token takes
   * the seat; its former tokens are refused as `token-replaced`. Confidential questions are drawn anew. Refused with
   * `rivals` where the players are rivals, and with `too-many-claims` while the room has as many as it can. A
   * connection has one claim: another one replaces it. A claim ends when its sender has been gone for as long as a host
   * may be. Sent again with the same token it goes on, or begins anew with another word.
   */
  claim: command({
    by: 'unseated',
    // The line tells of its end.
    costs: ['creation', 'guess', 'line'],
    alone: 'free',
    body: { member, token: freshToken },
    example: { member: 1, token: 'x'.repeat(43) },
    answer: answer<{ proposal: ProposalId; word: ClaimView['word'] }>({ proposal: 'told', word: 'told' }),
  }),
  /** Takes back the claim that one has made over this connection: it is off the table. Refused as `proposal-gone` when there is none, or the table has agreed. */
  unclaim: command({ by: 'unseated', costs: ['command'], alone: 'free', body: {}, example: {} }),
  /**
   * Agrees to the proposal or claim of that number. It is carried out when all members who then have a say have agreed.
   * A member may agree again: that carries it out when the others have lost their say meanwhile. Of several claims of
   * one seat, a member agrees only to the one they named last.
   */
  agree: command({ by: 'seat', costs: ['line'], alone: 'silenced', body: { proposal }, example: { proposal: 1 } }),
  /** Says no to the proposal or claim of that number, or takes one's own proposal back: it is off the table. */
  refuse: command({ by: 'seat', costs: ['line'], alone: 'silenced', body: { proposal }, example: { proposal: 1 } }),
};
