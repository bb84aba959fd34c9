import { askId, seat } from '../../engine/ask';
import { count, literal, mapped, oneOf, shaped, text } from '../bounded';
import { type MemberId, type ProposalId, type RoomView, TOKEN_SHAPE, type WatcherId } from '../rooms';
import { answer } from './command';

/** A word the game knows: an option, a value, a pick. */
export const word = text(64);
/** The key of an option. */
export const key = text(128);
/** Text typed by a person; checked further by its command. */
export const typed = text(256);
/** A token that a browser has made. */
export const freshToken = shaped(TOKEN_SHAPE, 43);
export const place = mapped(count, (n) => seat(n));
export const member = mapped(count, (id) => id as MemberId);
export const watcher = mapped(count, (id) => id as WatcherId);
export const proposal = mapped(count, (id) => id as ProposalId);
/** The id of a question. */
export const ask = mapped(word, askId);
/** The level of a bot. */
export const level = oneOf(literal('quick'), literal('steady'));

/** Told to who has taken a seat. */
export const seated = answer<{ code: string; seat: ReturnType<typeof seat>; room: RoomView }>({
  code: 'told',
  seat: 'told',
  room: 'told',
});
