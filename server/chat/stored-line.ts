import type { AnnouncementLine, ChatLine, PhraseLine, SaidLine } from '../../shared/protocol/rooms';
import type { ChatRecord } from '../storage/storage';

/** A line as it is stored: its number is not in the body. */
type StoredLine = Omit<SaidLine, 'n'> | Omit<PhraseLine, 'n'> | Omit<AnnouncementLine, 'n'>;

/** The sender of a line, as the limits count it. Stored with the line, never sent to clients. */
export interface Speaker {
  /** The key of the rate of talk that counts it. */
  readonly key: string;
  /** The node at which it was said, which has counted it. */
  readonly node: string;
  readonly at: number;
}

/** A line of boardgame.io's chat. */
interface StockLine {
  readonly id: string;
  readonly sender: string;
  readonly payload: string;
}

/** A line of a room's conversation as it was stored. Copies what browsers know, so that nothing else leaves the server. */
export function chatLine({ n, body }: ChatRecord): ChatLine {
  const line = JSON.parse(body) as StoredLine;
  switch (line.kind) {
    case 'said':
      return { n, kind: 'said', name: line.name, text: line.text, at: line.at };
    case 'phrase':
      return { n, kind: 'phrase', name: line.name, phrase: line.phrase, at: line.at };
    case 'told':
      return { n, kind: 'told', told: line.told, at: line.at };
  }
}

/** A line of boardgame.io's chat as it was stored. */
export function stockLine({ body }: ChatRecord): StockLine {
  const { id, sender, payload } = JSON.parse(body) as StockLine;
  return { id, sender, payload };
}

/** A line of a conversation in which people only speak, as it was stored. */
export function saidLine({ n, body }: ChatRecord): SaidLine {
  const { name, text, at } = JSON.parse(body) as Omit<SaidLine, 'n'>;
  return { n, kind: 'said', name, text, at };
}

/** The senders of these lines whom the limits count. */
export function speakersOf(lines: readonly ChatRecord[]): readonly Speaker[] {
  return lines.flatMap(({ body }) => (JSON.parse(body) as { readonly from?: Speaker }).from ?? []);
}
