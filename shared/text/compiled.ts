import { IntlMessageFormat } from 'intl-messageformat';

import type { Catalogue } from '../engine/game';
import { isPlain } from './plain';

/** A message of a catalogue: in MessageFormat, or parsed already. A browser has no parser: there a string is a plain sentence. */
export type Message = string | ReturnType<IntlMessageFormat['getAst']>;

/** A catalogue of which some messages may be parsed already. */
export type Compiled<Id extends string = string> = Readonly<Record<Id, Message>>;

/** A catalogue with all messages parsed but plain sentences. Throws when a message is malformed. */
export function compiled(catalogue: Catalogue): Compiled {
  return Object.fromEntries(Object.entries(catalogue).map(([id, message]) => [id, compiledMessage(message)]));
}

/** A message as a browser reads it. Throws when it is malformed. */
export function compiledMessage(message: string): Message {
  // Which language it is in makes no difference to how a message is parsed.
  return isPlain(message) ? message : new IntlMessageFormat(message, 'en').getAst();
}
