/**
 * The commands of the room protocol, each defined once: its body, its answer, who may send it and which limits count
 * it. The server reads, counts and answers by these definitions, and the types of a browser's messages follow from
 * them. Browsers import the types only.
 */
import type { Read } from '../bounded';
import type { Reply } from '../rooms';
import type { Answer } from './command';
import { hostCommands } from './host';
import { matchCommands } from './match';
import { seatCommands } from './seat';
import { talkCommands } from './talk';
import { watchCommands } from './watch';

export const COMMANDS = { ...seatCommands, ...hostCommands, ...watchCommands, ...matchCommands, ...talkCommands };

type Commands = typeof COMMANDS;

/** The name of a command. */
export type CommandName = keyof Commands;

/** The names of all commands. */
export const COMMAND_NAMES = Object.keys(COMMANDS) as readonly CommandName[];

/** The body of a command, as the server reads it and as a browser sends it. */
export type Body<Name extends CommandName> = Read<Commands[Name]['body']>;

/** The fields of a command's answer, besides `ok`. */
export type AnswerTo<Name extends CommandName> = Commands[Name]['answer'] extends Answer<infer Told> ? Told : never;

/** Commands, by event name. */
export type ClientEvents = {
  readonly [Name in CommandName]: (body: Body<Name>, ack: (reply: Reply<AnswerTo<Name>>) => void) => void;
};
