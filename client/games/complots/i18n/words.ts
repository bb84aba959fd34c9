import type { Seat } from '../../../../shared/engine/ask';
import type { Text, TextParam } from '../../../../shared/engine/text';
import type { CharacterId } from '../../../../shared/games/complots/board/characters/ids';
import type { Renderer } from '../../../../shared/text/render';
import { nameKey } from '../../../table/contract/story';
import { speaker } from '../../../table/story/address';
import type { en } from './en';

/** Every sentence of this screen. */
export type WordId = keyof typeof en;

/** One of the screen's own sentences in the reader's language. */
export function word(text: Renderer, id: WordId, p?: Readonly<Record<string, TextParam>>): string {
  return text.render(p === undefined ? { m: id } : { m: id, p });
}

/** The name of a character without its article, as on its card. */
export function title(text: Renderer, id: CharacterId): string {
  return word(text, `co.name.${id}`);
}

/** Any one of some characters in a sentence: "the Captain or the Ambassador". */
export function anyOf(text: Renderer, ids: readonly CharacterId[]): string {
  return ids
    .map((id) => word(text, 'co.the', { card: { m: `character.${id}` } }))
    .reduce((cards, last) => (cards === '' ? last : word(text, 'co.or', { cards, last })), '');
}

/** Whoever reads a sentence, and in which words. */
export interface Hearer {
  readonly text: Renderer;
  readonly you: Seat | null;
}

/** A sentence of the screen about seats, in the form for a reader who sits at one of them: "Ada claims, against you". */
export function told(
  hearer: Hearer,
  id: WordId,
  seats: Readonly<Record<string, Seat | null>>,
  others: Readonly<Record<string, TextParam>> = {},
): string {
  const p = Object.fromEntries(Object.entries(seats).map(([param, of]) => [param, of === null ? '' : named(of)]));
  return saidTo(hearer, { m: id, p: { ...p, ...others } });
}

/** A sentence of the log or the screen, in the form for its reader. */
export function saidTo({ text, you }: Hearer, sentence: Text): string {
  return speaker(new Set(you === null ? [] : [nameKey(named(you))]), text)(sentence);
}

/** What the winner still held: two of a kind are named once. */
export function keptWords(hearer: Hearer, who: Seat, kept: readonly CharacterId[]): string {
  const kinds = [...new Set(kept)];
  const cards = kinds.map((id) => ({ m: `character.${id}` }));
  return told(hearer, kinds.length < kept.length ? 'co.end.kept.twice' : 'co.end.kept', { who }, { cards });
}

/** A seat as sentences name it. */
function named(seat: Seat): Text {
  return { m: 'engine.seat', p: { n: seat + 1 } };
}

/** The name of whoever sits there. */
export function nameOf(text: Renderer, seat: Seat): string {
  return text.render(named(seat));
}
