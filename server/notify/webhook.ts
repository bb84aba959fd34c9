import { createHmac, randomBytes, randomUUID } from 'node:crypto';

import type { Letter } from './post';

/** The address that a room reports events to, and the secret by which the receiver can check their origin. */
export interface Webhook {
  readonly url: string;
  /** As the Standard Webhooks have it: `whsec_` and base64. */
  readonly secret: string;
}

const PREFIX = 'whsec_';

/** A secret for a webhook. */
export function makeSecret(): string {
  return `${PREFIX}${randomBytes(24).toString('base64')}`;
}

/**
 * What a receiver is sent, signed as the Standard Webhooks say: `webhook-id`, `webhook-timestamp` and `webhook-signature`, the HMAC of
 * `id.timestamp.body`. The id stays the same when it is posted again.
 * @param now milliseconds since 1970
 */
export function webhookLetter({ url, secret }: Webhook, body: object, now: number): Letter {
  const id = `msg_${randomUUID()}`;
  const timestamp = String(Math.floor(now / 1000));
  const text = JSON.stringify(body);
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${text}`).digest('base64');
  const headers = {
    'Content-Type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
  const written = { headers, body: Buffer.from(text) };
  return { url: new URL(url), write: () => written };
}
