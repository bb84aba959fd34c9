import type { ChatLine, OptionChange, PhraseLine, SaidLine, Told, ToldLine } from '../../shared/protocol/rooms';
import type { TimeRules } from '../../shared/protocol/time';
import type { ChatRecord } from '../storage/storage';

/** How a room told of a table option when it did so with a line for each. */
type FormerTold = { readonly what: 'option'; readonly by: string } & OptionChange;

/** How a room told of its time when a seat could be asked for as soon as somebody was away. */
type FormerTimeTold = Omit<Extract<Told, { readonly what: 'time' }>, 'time'> & {
  readonly time: Omit<TimeRules, 'keepAfter'> & Partial<TimeRules>;
};

/** A line as any version of this server has stored it. */
type StoredLine =
  | (Omit<SaidLine, 'n' | 'kind'> & { readonly kind?: 'said' })
  | Omit<PhraseLine, 'n'>
  | Omit<ToldLine, 'n'>
  | { readonly kind: 'told'; readonly told: FormerTold | FormerTimeTold; readonly at: number };

/** A line of a room's conversation as it was stored. Lines from before rooms told of themselves have no kind. */
export function chatLine({ n, body }: ChatRecord): ChatLine {
  const line = JSON.parse(body) as StoredLine;
  if ('phrase' in line) {
    const { name, phrase, at } = line;
    return { n, kind: 'phrase', name, phrase, at };
  }
  if (!('told' in line)) {
    const { name, text, at } = line;
    return { n, kind: 'said', name, text, at };
  }
  const { told, at } = line;
  if (told.what === 'time') return { n, kind: 'told', told: { ...told, time: { keepAfter: 0, ...told.time } }, at };
  if (told.what !== 'option') return { n, kind: 'told', told, at };
  const { by, option, value } = told;
  return { n, kind: 'told', told: { what: 'options', by, changes: [{ option, value }] }, at };
}

/** A line of a conversation in which people only speak, as it was stored. */
export function saidLine({ n, body }: ChatRecord): SaidLine {
  const { name, text, at } = JSON.parse(body) as Omit<SaidLine, 'n'>;
  return { n, kind: 'said', name, text, at };
}
