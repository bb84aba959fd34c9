import pino, { type DestinationStream, type Logger } from 'pino';

import { logOutput } from './log-output';
import { standardOutput } from './terminal';

/** How much is logged: each level with those before it. */
export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Fields with secrets or codes of rooms, which are removed from log lines. */
const SECRET = [
  'token',
  'credentials',
  'playerCredentials',
  'authorization',
  'cookie',
  'password',
  'entropy',
  'room',
  'name',
  'playerName',
];
/** How many levels deep such fields are removed. */
const LEVELS = ['', '*.', '*.*.', '*.*.*.'];

/**
 * Makes the logger of the server: a line of JSON for each event, without secrets.
 * @param destination where the lines go; standard output when not given
 */
export function makeLogger(level: LogLevel, destination: DestinationStream = logOutput(standardOutput())): Logger {
  const options = {
    level,
    redact: { paths: LEVELS.flatMap((before) => SECRET.map((field) => before + field)), censor: '[hidden]' },
    serializers: { err: shownError },
  };
  return pino(options, destination);
}

/** Keeps of an error only where it comes from: libraries attach queries, commands and bodies to theirs. */
function shownError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = 'code' in error ? error.code : undefined;
  return { type: error.name, message: error.message, stack: error.stack, ...(code === undefined ? {} : { code }) };
}
