import { fields, list, literal, oneOf, optional, record, text, whole } from '../bounded';
import { CHAT_LENGTH, PLAN_LENGTH, REASON_LENGTH, type SketchMessage } from '../rooms';
import { answer, command } from './command';
import { key, member, word } from './values';

/** The keys of the options that a plan takes. */
const steps = list(key, PLAN_LENGTH);

/** A phrase of a game, with what fills its slots. */
const phrase = { id: word, slots: record(word, oneOf(word, whole), 8) };

const reason = oneOf(
  fields({ kind: literal('said'), text: text(REASON_LENGTH * 2) }),
  fields({ kind: literal('phrase'), phrase: fields(phrase) }),
);

/** Chat, pointing and suggestions of members. */
export const talkCommands = {
  /**
   * Sends a chat line to everybody in the room. Like all below refused with `out-of-match` for a seat that is out of a match and talks with its
   * spectators until the end. Refused with `muted` for a member whom the host has muted, and with
   * `silenced` during a secret choice (`secluding` of the game's meta); lines of others come as `chat` after it.
   */
  say: command({
    by: 'seat',
    costs: ['line'],
    alone: 'silenced',
    body: { text: text(CHAT_LENGTH * 2) },
    example: { text: 'Bonjour à tous !' },
  }),
  /** Says a phrase of the game to everybody in the room: as {@link say}, and `bad-request` for one that the game does not have. */
  phrase: command({
    by: 'seat',
    costs: ['line'],
    alone: 'silenced',
    body: phrase,
    example: { id: 'bring', slots: { item: 'item.explosives', space: 'space.ministry-of-propaganda', n: 2 } },
  }),
  /**
   * Nudges a member for whom the table waits, on all their devices; a chat line says so. Refused with `not-awaited`
   * when the table does not wait for them, with `too-fast` when they were nudged within the last minute, with `muted`
   * for a member whom the host has muted, and with `silenced` during a secret choice of the sender.
   */
  nudge: command({ by: 'seat', costs: ['line'], alone: 'silenced', body: { member }, example: { member: 1 } }),
  /**
   * Shows everybody a thing of the table: `pointed`. Refused with `bad-request` for a thing that is not visible to
   * everybody, and with `silenced` during a secret choice of the sender, who is not shown what others point at either.
   */
  point: command({
    by: 'seat',
    costs: ['point'],
    alone: 'silenced',
    body: { kind: word, id: word },
    example: { kind: 'space', id: 'ministry-of-propaganda' },
  }),
  /**
   * The possible next steps of a member's turn after these steps, as far as they can be foreseen, and of one's own the table then;
   * nothing changes. Refused with `nothing-to-plan` where that turn cannot be planned, with `no-such-option` for a step that is
   * impossible there, with `seat-secluded` and `silenced` during a secret choice of the other member or of the sender.
   */
  sketch: command({
    by: 'seat',
    costs: ['steps'],
    alone: 'silenced',
    body: { member, steps },
    example: { member: 1, steps: new Array<string>(12).fill('move:ministry-of-propaganda') },
    answer: answer<{ sketch: SketchMessage }>({ sketch: 'told' }),
  }),
  /**
   * Suggests these steps to another member, `PLAN_LENGTH` at most, in the place of what one suggested before: as {@link sketch}.
   * Refused with `bad-request` for a reason that could not be said, with `too-many-plans` once one has suggested a hundred in a turn.
   */
  plan: command({
    by: 'seat',
    costs: ['steps', 'line'],
    alone: 'silenced',
    body: { member, steps, because: optional(reason) },
    example: {
      member: 1,
      steps: new Array<string>(12).fill('move:ministry-of-propaganda'),
      because: { kind: 'phrase', phrase: { id: 'carry', slots: { item: 'item.explosives' } } },
    },
  }),
  /** Takes a plan away: one's own, or one for oneself or for whom one answers. Nothing happens when there is none. */
  unplan: command({
    by: 'seat',
    costs: ['line'],
    alone: 'silenced',
    body: { by: member, member },
    example: { by: 1, member: 2 },
  }),
};
