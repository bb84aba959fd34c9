import { COMMAND_NAMES, COMMANDS } from '../../shared/protocol/commands';
import { ERROR_CODES } from '../../shared/protocol/rooms';
import type { Outcome } from '../lib/wire';

/** The fields that a command's reply may have. */
const ANSWER_FIELDS: readonly string[] = ['ok', ...COMMAND_NAMES.flatMap((name) => COMMANDS[name].answer.names)];

/** The fault of the answer to a lawful command that asked for one, or null. */
export function faultOf(outcome: Outcome): string | null {
  if (outcome.kind === 'late') return 'not answered';
  if (outcome.kind === 'closed') return 'hung up on';
  const [reply, ...more] = outcome.args;
  if (more.length > 0) return 'answered with more than one value';
  return faultOfReply(reply);
}

/** The fault of an answer, or null: it must be `ok`, or a known error other than `internal`, and nothing else. */
function faultOfReply(reply: unknown): string | null {
  if (typeof reply !== 'object' || reply === null || !('ok' in reply)) return 'answered with no reply';
  const fields = Object.keys(reply);
  if (reply.ok === true) {
    return fields.every((field) => ANSWER_FIELDS.includes(field)) ? null : `answered with ${fields.join()}`;
  }
  if (reply.ok !== false || !('error' in reply)) return 'answered neither yes nor no';
  if (fields.length !== 2) return `answered with ${fields.join()}`;
  return faultOfError(reply.error);
}

/** The fault of an error code, or null. */
export function faultOfError(error: unknown): string | null {
  if (error === 'internal') return 'an internal error';
  return ERROR_CODES.some((known) => known === error) ? null : `an unknown error ${JSON.stringify(error)}`;
}

/** The error an answer holds, `ok`, or what became of it instead; for counting. */
export function wordFor(outcome: Outcome): string {
  if (outcome.kind !== 'answered') return outcome.kind;
  const [reply] = outcome.args;
  if (typeof reply !== 'object' || reply === null) return 'malformed';
  return 'error' in reply ? String(reply.error) : 'ok';
}
