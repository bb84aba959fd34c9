import { z } from 'zod';

import { ABSENT_SAY_MS } from '../shared/protocol/time';
import { BOT_PACE } from './bots/pace';
import { isNetwork } from './limits/address';
import { DESTINATIONS, type Destinations } from './notify/destinations';
import { NO_CONTACT } from './notify/push';
import { LOG_LEVELS, type LogLevel } from './ops/log';
import type { Retention } from './retention/expiry';
import { INITIAL_CLOCKS as CLOCKS, type InitialClocks } from './rooms/time';

/** The configuration of a server, as read from its environment. */
export interface Config {
  /** 0 takes any free port. */
  readonly port: number;
  /** The address to listen at; undefined is all of them. */
  readonly host: string | undefined;
  /** The path below which everything is served, with a slash at both ends. */
  readonly basePath: string;
  /** The folder of the embedded database, used when there is no `databaseUrl`. */
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly redisUrl: string | null;
  /** The prefix of all keys and channels in Redis. */
  readonly redisPrefix: string;
  readonly logLevel: LogLevel;
  /** Null switches the operator page and the metrics off. */
  readonly operatorToken: string | null;
  /** Addresses and networks whose forwarded headers are believed. */
  readonly trustedProxies: readonly string[];
  /** Origins besides the server's own that browsers may come from. */
  readonly allowedOrigins: readonly string[];
  readonly maxConnections: number;
  readonly maxConnectionsPerAddress: number;
  readonly maxRooms: number;
  /** For how long the host of a room may be away while others are there, before another member becomes host. */
  readonly hostAwaySeconds: number;
  /** How long a member who is away still has a say, in live play. */
  readonly absentSaySeconds: number;
  readonly clocks: InitialClocks;
  /** How long bots wait before they answer, so that people can follow, in milliseconds. */
  readonly botPauseMs: number;
  /** Where notifications may be sent. */
  readonly notify: Destinations;
  /** The operator's contact for push services. */
  readonly contact: string;
  readonly stopSeconds: number;
  readonly retention: Retention;
}

/** Thrown for an invalid environment. The message names each wrong variable, and never shows a value. */
export class ConfigError extends Error {}

function whole(min: number, max: number, initial: number) {
  const error = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, error)
    .transform(Number)
    .refine((value) => value >= min && value <= max, error)
    .default(initial);
}

function url(...schemes: readonly string[]) {
  const error = `must be an address that starts with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`;
  return z
    .string()
    .refine((value) => !hasRawSigns(value), { error: RAW_SIGNS, abort: true })
    .refine((value) => URL.canParse(value) && schemes.includes(new URL(value).protocol.slice(0, -1)), error)
    .nullable()
    .default(null);
}

const RAW_SIGNS =
  'must have the signs of its user and password percent-encoded: # as %23, % as %25, / as %2F, ? as %3F, @ as %40';

/** Whether a user or password in an address has signs that mean something else there: the address would be read as another one. */
function hasRawSigns(address: string): boolean {
  const credentials = /^[a-z]+:\/\/(.*)@/s.exec(address)?.[1] ?? '';
  return /[#/?@[\]\s]|%(?![\da-f]{2})/i.test(credentials);
}

function list(fits: (item: string) => boolean, error: string) {
  return z
    .string()
    .transform((text) => text.split(',').map((item) => item.trim()))
    .transform((items) => items.filter((item) => item !== ''))
    .refine((items) => items.every(fits), error)
    .default([]);
}

const keep = (max: number, initial: number) =>
  whole(0, max, initial).transform((value) => (value === 0 ? null : value));

/** Every variable that the server reads, by name. */
const variables = z.object({
  PORT: whole(0, 65_535, 8000),
  HOST: z.string().optional(),
  BASE_PATH: z
    .string()
    .regex(/^(\/[\w~-][\w.~-]*)*\/?$/, 'must be a path of letters, digits and any of . _ ~ -, such as /games/')
    .transform((path) => (path.endsWith('/') ? path : `${path}/`))
    .default('/'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: url('postgres', 'postgresql'),
  REDIS_URL: url('redis', 'rediss'),
  REDIS_PREFIX: z
    .string()
    .regex(/^[\w:.-]{1,64}$/, 'must have 1 to 64 letters, digits, or any of _ : . -')
    .default('bus:'),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
  OPERATOR_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,256}$/, 'must have 16 to 256 letters, digits or signs and no spaces')
    .nullable()
    .default(null),
  TRUSTED_PROXIES: list(isNetwork, 'must be addresses or networks with commas between, such as 127.0.0.1, 10.0.0.0/8'),
  ALLOWED_ORIGINS: list(
    isOrigin,
    'must be origins with commas between, such as https://play.example.org, without a path',
  ),
  MAX_CONNECTIONS: whole(1, 1_000_000, 10_000),
  MAX_CONNECTIONS_PER_ADDRESS: whole(1, 1_000_000, 200),
  MAX_ROOMS: whole(1, 100_000_000, 50_000),
  HOST_AWAY_SECONDS: whole(5, 86_400, 60),
  ABSENT_SAY_SECONDS: whole(0, 86_400, ABSENT_SAY_MS.live / 1_000),
  CLOCKS: z.enum(CLOCKS, `must be one of ${CLOCKS.join(', ')}`).default('game'),
  BOT_PAUSE_MS: whole(0, 60_000, BOT_PACE.pauseMs),
  NOTIFY: z.enum(DESTINATIONS, `must be one of ${DESTINATIONS.join(', ')}`).default('public'),
  CONTACT: z
    .string()
    .regex(/^(mailto:|https:\/\/)[\x21-\x7e]{3,200}$/, 'must be an address that starts with mailto: or https://')
    .default(NO_CONTACT),
  STOP_SECONDS: whole(1, 600, 10),
  KEEP_FINISHED_DAYS: keep(36_500, 90),
  KEEP_ABANDONED_DAYS: keep(36_500, 180),
  KEEP_EMPTY_HOURS: keep(876_000, 6),
});

/** The names of all variables that the server reads. */
export const VARIABLES: readonly string[] = Object.keys(variables.shape);

/**
 * Reads the environment. A variable that is empty counts as not set.
 * @throws ConfigError that names every invalid variable
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = VARIABLES.map((name) => [name, env[name]?.trim()] as const).filter(([, value]) => value);
  const parsed = variables.safeParse(Object.fromEntries(given));
  if (!parsed.success) {
    const wrong = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
    throw new ConfigError(wrong.join('; '));
  }
  const { data } = parsed;
  return {
    port: data.PORT,
    host: data.HOST,
    basePath: data.BASE_PATH,
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL,
    redisUrl: data.REDIS_URL,
    redisPrefix: data.REDIS_PREFIX,
    logLevel: data.LOG_LEVEL,
    operatorToken: data.OPERATOR_TOKEN,
    trustedProxies: data.TRUSTED_PROXIES,
    allowedOrigins: data.ALLOWED_ORIGINS.map((origin) => new URL(origin).origin),
    maxConnections: data.MAX_CONNECTIONS,
    maxConnectionsPerAddress: data.MAX_CONNECTIONS_PER_ADDRESS,
    maxRooms: data.MAX_ROOMS,
    hostAwaySeconds: data.HOST_AWAY_SECONDS,
    absentSaySeconds: data.ABSENT_SAY_SECONDS,
    clocks: data.CLOCKS,
    botPauseMs: data.BOT_PAUSE_MS,
    notify: data.NOTIFY,
    contact: data.CONTACT,
    stopSeconds: data.STOP_SECONDS,
    retention: {
      finishedDays: data.KEEP_FINISHED_DAYS,
      abandonedDays: data.KEEP_ABANDONED_DAYS,
      emptyHours: data.KEEP_EMPTY_HOURS,
    },
  };
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, origin, href } = new URL(text);
  return (protocol === 'http:' || protocol === 'https:') && href === `${origin}/`;
}
