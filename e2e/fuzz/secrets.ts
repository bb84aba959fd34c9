import { hashToken } from '../../server/lib/secrets';
import type { Match } from '../../shared/engine/match';

/** Names of fields that exist inside the server only. No packet of ours has them, so nobody can be shown them. */
const INSIDE = ['"checkpoint":', '"hidden":', '"rng":', '"entropy":', '"choices":', '"draws":'];

/** Secrets that no unauthorized client may be sent. */
export class Canaries {
  private readonly secrets = new Set<string>(INSIDE);

  /** Adds a token and its stored hash. */
  addToken(token: string): void {
    this.secrets.add(token);
    this.secrets.add(hashToken(token));
  }

  /** Adds what is hidden in a match: the keys of its random streams, and the toy game's seals. */
  addMatch({ core }: Match): void {
    for (const { key } of Object.values(core.hidden.rng)) this.secrets.add(key.slice(0, 3).join());
    for (const seal of JSON.stringify(core.hidden).match(/seal-\d+/g) ?? []) this.secrets.add(seal);
  }

  /** Adds any text. */
  add(text: string): void {
    this.secrets.add(text);
  }

  /** The first secret in a text, or null. */
  found(text: string): string | null {
    for (const secret of this.secrets) if (text.includes(secret)) return secret;
    return null;
  }
}
