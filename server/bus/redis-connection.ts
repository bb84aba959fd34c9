import { Redis } from 'ioredis';
import type { Logger } from 'pino';

/**
 * Opens a connection that comes back by itself and keeps nothing while it is away: commands fail at once then, and those
 * that were under way fail as well. A Redis that says nothing for `silenceMs` although it was asked counts as away.
 */
export function openConnection(url: string, log: Logger, silenceMs: number): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    autoResubscribe: false,
    connectTimeout: silenceMs,
    socketTimeout: silenceMs,
    disconnectTimeout: silenceMs,
    retryStrategy: (times) => Math.min(times * 100, 1000) * (0.5 + Math.random() / 2),
  });
  let said = '';
  redis.on('error', ({ message }: Error) => {
    // The message only: the error itself may hold the command, and with it the password.
    if (message !== said) log.warn({ reason: message }, 'Redis is away');
    said = message;
  });
  redis.on('ready', () => {
    if (said !== '') log.info('Redis is back');
    said = '';
  });
  return redis;
}
