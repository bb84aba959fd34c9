import { askSeat, type Script, together } from '../../../engine/script';
import type { SheetId } from '../board/sheets';
import type { GameRun, Position } from '../content';
import { name } from '../i18n/names';
import type { Conspirator, Pub } from '../state';
import { passive } from './ability';
import { discardCards, discardItem } from './discard';
import { msg } from './log';
import { conspirator } from './select';

/** Actions of an ordinary turn [BO 5]. */
export const ACTIONS = 3;
/** How many cards the dossier of a timid conspirator may hold [BO 4]. */
export const TIMID_DOSSIER = 2;

/** How many cards a dossier may hold by the number of players, where nothing changes that [BO 4]. */
export function normalDossierLimit(players: number): number {
  return players <= 2 ? 6 : players <= 4 ? 5 : 4;
}

/** How many items a conspirator may hold by the number of players, where nothing changes that [BO 4]. */
export function normalItemLimit(players: number): number {
  return players <= 2 ? 4 : 3;
}

/** How many cards a dossier may hold now [BO 4]. A solo player counts as one player. */
export function dossierLimit(at: Position, one: Conspirator): number {
  const { pub } = at.core;
  if (one.motivation === 'timid') return TIMID_DOSSIER;
  return normalDossierLimit(pub.players) + (passive(at, one).dossierLimit ?? 0);
}

/** How many items a conspirator may hold now [BO 4]. */
export function itemLimit(at: Position, one: Conspirator): number {
  return normalItemLimit(at.core.pub.players) + (passive(at, one).itemLimit ?? 0);
}

/** Cards that count: one being played leaves the dossier in any case and is not counted. */
function counted(pub: Pub, one: Conspirator): Conspirator['dossier'] {
  return one.dossier.filter((card) => !pub.resolving.includes(card));
}

/** Whether a conspirator could receive one more card or item without being above a limit. */
export function hasRoomFor(at: Position, id: SheetId, kind: 'card' | 'item'): boolean {
  return (kind === 'card' ? cardsOver(at, id) : itemsOver(at, id)) < 0;
}

function cardsOver(at: Position, id: SheetId): number {
  const { pub } = at.core;
  const one = conspirator(pub, id);
  return counted(pub, one).length - dossierLimit(at, one);
}

function itemsOver(at: Position, id: SheetId): number {
  const one = conspirator(at.core.pub, id);
  return one.items.length - itemLimit(at, one);
}

/** Makes everybody above a limit discard down at once, all at the same time, before anything else goes on [BO 4]. */
export function* settleLimits(run: GameRun): Script {
  const { pub } = run.core;
  const over = pub.conspirators.filter(({ id }) => cardsOver(run, id) > 0 || itemsOver(run, id) > 0);
  yield* together(over.map(({ id }) => settle(run, id)));
}

function* settle(run: GameRun, id: SheetId): Script {
  const { seat } = conspirator(run.core.pub, id);
  while (cardsOver(run, id) > 0) {
    const card = yield* askSeat(run, {
      seat,
      kind: 'discard',
      prompt: msg('ask.discard-card', { who: name.sheet(id), over: cardsOver(run, id) }),
      about: msg('about.discard-card', { over: cardsOver(run, id) }),
      openOptions: true,
      // An any-time card played meanwhile may have brought the dossier down to its limit: then nothing has to be discarded.
      options: () =>
        (cardsOver(run, id) > 0 ? counted(run.core.pub, conspirator(run.core.pub, id)) : []).map((value) => ({
          key: `card:${value}`,
          label: msg('option.discard', { thing: name.card(value) }),
          ref: { kind: 'card', id: value },
          value,
        })),
    });
    if (card === null) break;
    discardCards(run, id, [card]);
  }
  while (itemsOver(run, id) > 0) {
    const item = yield* askSeat(run, {
      seat,
      kind: 'discard',
      prompt: msg('ask.discard-item', { who: name.sheet(id), over: itemsOver(run, id) }),
      about: msg('about.discard-item', { over: itemsOver(run, id) }),
      openOptions: true,
      options: () => (itemsOver(run, id) > 0 ? itemOptions(conspirator(run.core.pub, id)) : []),
    });
    if (item === null) return;
    discardItem(run, id, item);
  }
}

/** The items of a conspirator as options to discard, each kind once. */
export function itemOptions(one: Conspirator) {
  return [...new Set(one.items)].map((value) => ({
    key: `item:${value}`,
    label: msg('option.discard', { thing: name.item(value) }),
    ref: { kind: 'item', id: `${one.id}:${value}` },
    value,
  }));
}
