/** The longest address that notifications are sent to. */
export const ADDRESS_LENGTH = 1024;

/** Where a device takes notifications while no page is open: what its browser has agreed on with its push service. */
export interface PushTarget {
  /** The address at the push service. Whoever has it can only send what the device cannot read. */
  readonly endpoint: string;
  /** The device's public key and a secret for one sender, as base64url. */
  readonly p256dh: string;
  readonly auth: string;
}

/** What a device is sent: in which room the table waits for its owner. */
export interface PushBody {
  readonly room: string;
}

/** What the receiver of a room's webhook is sent when the table waits for people who are not there. */
export interface WebhookBody {
  readonly event: 'awaited';
  readonly room: string;
  readonly game: string;
  /** Who is awaited, by seat. Signs that could mention somebody are replaced, as in the sentence. */
  readonly names: readonly string[];
  /** A sentence that says so, for receivers that show a text: under both names that are usual. */
  readonly text: string;
  readonly content: string;
  /** Nobody is to be called by what the texts seem to mention; Discord reads this. */
  readonly allowed_mentions: { readonly parse: readonly [] };
}
