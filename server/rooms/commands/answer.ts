import type { AnswerTo, CommandName } from '../../../shared/protocol/commands';
import type { Nothing } from '../../../shared/protocol/commands/command';
import type { Answer, Refused } from '../../sockets/edge';

declare const accepted: unique symbol;

/** The answer to a command that was done. It tells what the command's definition says, no less and no more. */
export interface Accepted<Told extends object> extends Answer {
  readonly [accepted]: (told: Told) => Told;
}

/** The reply to a command of the rooms. */
export type Answered<Name extends CommandName> = Accepted<AnswerTo<Name>> | Refused;

/**
 * Answers a command that was done.
 * @param after what to do once the answer was sent
 */
export function accept<Name extends CommandName>(
  told: AnswerTo<Name>,
  after?: Answer['after'],
): Accepted<AnswerTo<Name>> {
  const answer: Answer = { reply: { ok: true, ...told }, ...(after === undefined ? {} : { after }) };
  return answer as Accepted<AnswerTo<Name>>;
}

/** The answer to a command that tells nothing but that it was done. */
export type Plain = Accepted<Nothing> | Refused;

/** Answers a command that was done and tells nothing else. */
export function done(after?: Answer['after']): Accepted<Nothing> {
  return accept<'ping'>({}, after);
}
