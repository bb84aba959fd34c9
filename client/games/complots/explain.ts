import { type Ref, seat } from '../../../shared/engine/ask';
import type { MatchView } from '../../../shared/engine/match';
import { CHARACTER_IDS } from '../../../shared/games/complots/board/characters/ids';
import type { Table } from '../../../shared/games/complots/table';
import type { Renderer } from '../../../shared/text/render';
import type { Explained } from '../../table/contract/contract';
import { nameOf, title, word } from './i18n/words';
import { aboutSeat, copiesAmong } from './sheets/seats';
import { claimsOf } from './story/claims';

/** What a seat or a character is, one in the hand among them; null for anything else. */
export function explain({ kind, id }: Ref, { table, log }: MatchView<Table>, text: Renderer): Explained | null {
  if (kind === 'seat') {
    const of = seat(Number(id));
    const claims = claimsOf(log).filter((one) => one.seat === of);
    const lies = claims.filter(({ fate }) => fate === 'lie').length;
    return {
      title: nameOf(text, of),
      body: [aboutSeat({ table, text }, of), word(text, 'co.explain.claims', { n: claims.length, lies })],
      rules: [{ rule: '4' }],
    };
  }
  const character = CHARACTER_IDS.find((one) => (kind === 'character' || kind === 'hand') && one === id);
  if (character === undefined) return null;
  const up = table.seats.flatMap(({ slots }) => slots).filter((one) => one === character).length;
  return {
    title: title(text, character),
    body: [
      word(text, `co.power.${character}`),
      word(text, 'co.explain.character', { n: up, all: copiesAmong(table.seats.length) }),
    ],
    rules: [{ rule: '6' }],
  };
}
