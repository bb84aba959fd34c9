import { z } from 'zod';

import { CHAT_LENGTH, TOKEN_SHAPE } from '../../shared/protocol/rooms';
import { list, text } from '../bounded';

/** A word the game knows: an option, a value, a pick. */
const word = text(64);
/** Typed by a person; read more closely later. */
const typed = text(256);
const token = text(128);
const freshToken = z.string().regex(TOKEN_SHAPE);

/** The body of each command of the room protocol. Unknown fields are refused. */
export const bodies = {
  create: z.strictObject({ game: word, name: typed, token: freshToken }),
  join: z.strictObject({ code: typed, name: typed, token: freshToken }),
  enter: z.strictObject({ code: typed, token: token.nullable() }),
  leave: z.strictObject({}),
  configure: z.strictObject({
    options: z.record(word, word).refine((options) => Object.keys(options).length <= 32),
  }),
  pick: z.strictObject({ picks: list(word, 16) }),
  start: z.strictObject({}),
  choose: z.strictObject({ ask: word, key: text(128) }),
  say: z.strictObject({ text: text(CHAT_LENGTH * 2) }),
} as const;

/** The name of a command. */
export type Command = keyof typeof bodies;

/** The body of a command as the server reads it. */
export type Body<Name extends Command> = z.infer<(typeof bodies)[Name]>;
