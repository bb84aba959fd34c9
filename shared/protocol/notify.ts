/** The longest address that notifications are sent to. */
export const ADDRESS_LENGTH = 1024;

/** Where a device takes notifications while no page is open: what its browser has agreed on with its push service. */
export interface PushTarget {
  /** The address at the push service. With it alone a sender can send only messages that the device cannot read. */
  readonly endpoint: string;
  /** The device's public key and a secret for one sender, as base64url. */
  readonly p256dh: string;
  readonly auth: string;
}

/** What a device is sent: in which room the table waits for its owner. */
export interface PushBody {
  readonly room: string;
}

/** The body that a room's webhook gets when the table waits for people who are not present. */
export interface WebhookBody {
  readonly event: 'awaited';
  readonly room: string;
  readonly game: string;
  /**
   * The names of the awaited people, by seat. Characters that could mention a user are replaced, as in the sentence.
   */
  readonly names: readonly string[];
  /** A sentence that says so, for receivers that show a text: under both names that are usual. */
  readonly text: string;
  readonly content: string;
  /** Forbids mentions, whatever the texts contain; Discord reads this. */
  readonly allowed_mentions: { readonly parse: readonly [] };
}
