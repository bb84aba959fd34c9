import { list, oneOf, record, text, whole } from '../bounded';
import { CHAT_LENGTH, PLAN_LENGTH, type SketchMessage } from '../rooms';
import { answer, command } from './command';
import { key, member, word } from './values';

/** The keys of the options that a plan takes. */
const steps = list(key, PLAN_LENGTH);

/** What somebody with a seat says, points at and suggests to the others. */
export const talkCommands = {
  /**
   * Says something to everybody in the room. Refused with `muted` for whom the host has muted, and with `silenced` while the seat answers alone
   * (`secluding` of the game's meta); what others say meanwhile comes as `chat` when that is over.
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
    body: { id: word, slots: record(word, oneOf(word, whole), 8) },
    example: { id: 'bring', slots: { item: 'item.explosives', space: 'space.ministry-of-propaganda', n: 2 } },
  }),
  /**
   * Nudges a member for whom the table waits, on all their devices; everybody is told by a line of the conversation. Refused with
   * `not-awaited` when the table does not wait for them, with `too-fast` when somebody has nudged them within the last minute,
   * with `muted` for whom the host has muted, and with `silenced` while one's own seat answers alone.
   */
  nudge: command({ by: 'seat', costs: ['line'], alone: 'silenced', body: { member }, example: { member: 1 } }),
  /**
   * Points at a thing of the table, for everybody to see: `pointed`. Refused with `bad-request` for what is not there for everybody
   * to see, and with `silenced` while one's own seat answers alone. Who answers alone is not shown what others point at.
   */
  point: command({
    by: 'seat',
    costs: ['point'],
    alone: 'silenced',
    body: { kind: word, id: word },
    example: { kind: 'space', id: 'ministry-of-propaganda' },
  }),
  /**
   * What another member could do in their turn after these steps, as far as anybody can foresee; nothing changes. Refused with
   * `nothing-to-plan` where that turn cannot be planned, with `no-such-option` for a step that could not be taken there, with
   * `seat-secluded` and `silenced` while the other one or one's own seat answers alone.
   */
  sketch: command({
    by: 'seat',
    costs: ['steps'],
    alone: 'silenced',
    body: { member, steps },
    example: { member: 1, steps: new Array<string>(12).fill('move:ministry-of-propaganda') },
    answer: answer<{ sketch: SketchMessage }>({ sketch: 'told' }),
  }),
  /** Suggests these steps to another member, `PLAN_LENGTH` at most, in the place of what one suggested before: as {@link sketch}. */
  plan: command({
    by: 'seat',
    costs: ['steps', 'line'],
    alone: 'silenced',
    body: { member, steps },
    example: { member: 1, steps: new Array<string>(12).fill('move:ministry-of-propaganda') },
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
