import pino, { type DestinationStream, type Logger } from 'pino';

import type { LogLevel } from '../config';

/** Fields that hold secrets, or let somebody into a room, wherever a log line might have them. */
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
/** How deep they are looked for. */
const LEVELS = ['', '*.', '*.*.', '*.*.*.'];

/**
 * Makes the logger of the server: a line of JSON for each thing that happened, without secrets.
 * @param destination where the lines go; standard output when not given
 */
export function makeLogger(level: LogLevel, destination?: DestinationStream): Logger {
  const options = {
    level,
    redact: { paths: LEVELS.flatMap((before) => SECRET.map((field) => before + field)), censor: '[hidden]' },
    serializers: { err: shownError },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** Of an error only what says where it comes from: libraries hang queries, commands and bodies onto theirs. */
function shownError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = 'code' in error ? error.code : undefined;
  return { type: error.name, message: error.message, stack: error.stack, ...(code === undefined ? {} : { code }) };
}
