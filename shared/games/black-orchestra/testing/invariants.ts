import { notPlainJson } from '../../../testing/plain-json';
import type { EditionId } from '../board/editions';
import { SUPPORT_CEILING } from '../board/pieces';
import { DICE } from '../board/pieces';
import { ITEM_IDS, TILES_PER_ITEM } from '../board/spaces';
import { copiesOf } from '../cards/set';
import { editions } from '../editions';
import { supply } from '../rules/select';
import { type Core } from '../state';

function sorted(list: readonly string[]): readonly string[] {
  return [...list].sort();
}

/** Where every event, card, tile and die is; each must be somewhere exactly once, at every moment [BO 2]. */
export function inventory({ pub, hidden }: Core) {
  const shown = Object.values(pub.tiles).flatMap((tile) => (tile.face === 'up' ? [tile.item] : []));
  return {
    events: sorted([
      ...hidden.eventDecks.flat(),
      ...hidden.eventsRemoved,
      ...pub.eventDiscard,
      ...(pub.currentEvent === null ? [] : [pub.currentEvent]),
      ...(pub.keyEvent === null ? [] : [pub.keyEvent]),
    ]),
    cards: sorted([...hidden.deck, ...pub.discard, ...pub.conspirators.flatMap(({ dossier }) => dossier)]),
    interrogation: sorted([
      ...hidden.interrogationDeck,
      ...(hidden.interrogation === null ? [] : [hidden.interrogation]),
    ]),
    tiles: sorted([
      ...shown,
      ...Object.values(hidden.tiles),
      ...hidden.tilesRemoved,
      ...pub.itemDiscard,
      ...pub.conspirators.flatMap(({ items }) => items),
    ]),
  };
}

/** What {@link inventory} must be in any game of an edition. */
export function fullInventory(id: EditionId = 'second') {
  const edition = editions[id];
  return {
    events: sorted(copiesOf(edition.events)),
    cards: sorted(copiesOf(edition.dossier)),
    interrogation: sorted(copiesOf(edition.interrogations)),
    tiles: sorted(ITEM_IDS.flatMap((item) => Array.from({ length: TILES_PER_ITEM }, () => item))),
  };
}

/** Parts of states that were plain when they were looked at. */
const plain = new WeakSet<object>();

/** Everything that is wrong with a state, in words; empty for a sound one. */
export function faults(core: Core): readonly string[] {
  const { pub, hidden } = core;
  const found: string[] = [];
  const dice = supply(pub);
  if (dice < 0 || dice > DICE) found.push(`supply of ${dice} dice`);
  if (pub.support < pub.supportFloor || pub.support > SUPPORT_CEILING) found.push(`support ${pub.support}`);
  if (pub.track < 0 || pub.track > 2) found.push(`track ${pub.track}`);
  const down = Object.entries(pub.tiles).filter(([, tile]) => tile.face === 'down');
  if (sorted(down.map(([space]) => space)).join() !== sorted(Object.keys(hidden.tiles)).join())
    found.push('face-down tiles');
  const { next = [], gone = [], peeked = 0 } = pub.foreseen ?? {};
  const deck = hidden.eventDecks[pub.stage - 1] ?? [];
  if (next.some((key, i) => deck[i] !== key)) found.push(`events shown as ${next.join()}`);
  if (gone.some((key) => !hidden.eventsRemoved.includes(key))) found.push(`events gone as ${gone.join()}`);
  if (peeked > deck.length) found.push(`${peeked} events looked at`);
  const odd = notPlainJson(core, plain);
  if (odd !== null) found.push(`not plain JSON: ${odd}`);
  return found;
}
