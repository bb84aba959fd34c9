import webpush from 'web-push';

import type { PushTarget } from '../../shared/protocol/notify';
import type { Storage } from '../storage/storage';
import type { Letter } from './post';

/** The keys by which push services know this server (VAPID), made at its first start and kept with its data. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The contact that push services get when the operator has configured none. */
export const NO_CONTACT = 'mailto:nobody@example.invalid';

/** For how long a push service keeps what a device cannot take, in seconds. */
const KEPT_SECONDS = 86_400;

/** The keys of this server. All nodes on one storage have the same. */
export class OwnKeys {
  private known: PushKeys | null = null;

  constructor(private readonly storage: Pick<Storage, 'loadKeys' | 'keepKeys'>) {}

  /** The keys; makes them when there are none. Rejects when storage does. */
  async get(): Promise<PushKeys> {
    if (this.known !== null) return this.known;
    const { storage } = this;
    const kept = (await storage.loadKeys()) ?? (await storage.keepKeys(JSON.stringify(webpush.generateVAPIDKeys())));
    this.known = JSON.parse(kept) as PushKeys;
    return this.known;
  }
}

/**
 * The message of a push service to a device. Only the device can read it. To write it throws for a target with malformed keys.
 * @param contact the operator's contact for the push service: a mail or web address
 */
export function pushLetter(
  { endpoint, p256dh, auth }: PushTarget,
  keys: PushKeys,
  contact: string,
  body: object,
): Letter {
  const { publicKey, privateKey } = keys;
  const write: Letter['write'] = () => {
    const details = webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(body), {
      vapidDetails: { subject: contact, publicKey, privateKey },
      TTL: KEPT_SECONDS,
      urgency: 'normal',
    });
    const headers = Object.fromEntries(Object.entries(details.headers).map(([name, value]) => [name, value]));
    return { headers, body: details.body };
  };
  return { url: new URL(endpoint), write };
}
