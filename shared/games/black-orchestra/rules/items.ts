import type { Script } from '../../../engine/script';
import type { SheetId } from '../board/sheets';
import type { ItemId, SpaceId } from '../board/spaces';
import type { GameRun, Position } from '../content';
import { type ItemSource, itemSources as sourcesOf } from '../forecast/items';
import { name } from '../i18n/names';
import type { Conspirator, Pub } from '../state';
import { discardCards, discardItem, draftOf, type GivingUp } from './discard';
import { settleLimits } from './limits';
import { logLine, msg } from './log';

export type { ItemSource } from '../forecast/items';

/** What a conspirator could spend as items, each kind of tile once. */
export function itemSources({ content }: Pick<Position, 'content'>, one: Conspirator): readonly ItemSource[] {
  const sources = sourcesOf(content.facts, one);
  return sources.filter(
    (source, i) =>
      source.kind === 'card' || sources.findIndex(({ kind, item }) => kind === 'item' && item === source.item) === i,
  );
}

/** Spends an item: discards the tile, or the card that counts as one; the log says so in the words of `line`. */
export function spend(run: GameRun, id: SheetId, source: ItemSource, line?: GivingUp): void {
  switch (source.kind) {
    case 'item':
      discardItem(run, id, source.item, line);
      break;
    case 'card':
      discardCards(run, id, [source.card], line);
      break;
  }
}

/** How a source is named, pointed at and keyed in options. */
export function sourceOption(one: Conspirator, source: ItemSource) {
  switch (source.kind) {
    case 'item':
      return {
        key: `item:${source.item}`,
        thing: name.item(source.item),
        ref: { kind: 'item', id: `${one.id}:${source.item}` },
      };
    case 'card':
      return { key: `card:${source.card}`, thing: name.card(source.card), ref: { kind: 'card', id: source.card } };
  }
}

/** The sources of a conspirator as options to discard. */
export function spendOptions(at: Pick<Position, 'content'>, one: Conspirator) {
  return itemSources(at, one).map((value) => {
    const { key, thing, ref } = sourceOption(one, value);
    return { key, label: msg('option.discard', { thing }), ref, value };
  });
}

/** Turns the face-down tile of a space face up, if one lies there; `by` is the conspirator who does it, and nobody where an event does. */
export function revealTile(run: GameRun, space: SpaceId, by?: SheetId): void {
  const item = run.openly(() => run.core.hidden.tiles[space]);
  if (item === undefined) return;
  run.change((draft) => {
    delete draft.hidden.tiles[space];
    draft.pub.tiles[space] = { face: 'up', item };
  });
  const what = { item: name.item(item), space: name.space(space) };
  if (by === undefined) logLine(run, 'log.reveal', what);
  else logLine(run, 'log.reveals', { who: name.sheet(by), ...what });
}

/** Takes the tile of a space, face up or face down; nothing where none lies; limits then bind. */
export function* takeTile(run: GameRun, id: SheetId, space: SpaceId): Script {
  const tile = run.core.pub.tiles[space];
  const item = tile?.face === 'up' ? tile.item : run.openly(() => run.core.hidden.tiles[space]);
  if (item === undefined) return;
  run.change((draft) => {
    delete draft.hidden.tiles[space];
    delete draft.pub.tiles[space];
  });
  logLine(run, 'log.collected', { who: name.sheet(id), item: name.item(item) });
  yield* gainItem(run, id, item);
}

/** Adds an item that lies nowhere else to a sheet; limits then bind. */
export function* gainItem(run: GameRun, id: SheetId, item: ItemId): Script {
  run.change((draft) => {
    draftOf(draft, id).items.push(item);
  });
  yield* settleLimits(run);
}

/** Takes tiles out of the game without anybody seeing the face-down ones [BO 14]; everybody is told from where [R29]. */
export function removeTiles(run: GameRun, spaces: readonly SpaceId[]): void {
  const there = spaces.filter((space) => run.core.pub.tiles[space] !== undefined);
  if (there.length === 0) return;
  run.change((draft) => {
    for (const space of there) {
      const tile = draft.pub.tiles[space];
      const item = tile?.face === 'up' ? tile.item : draft.hidden.tiles[space];
      if (item !== undefined) draft.hidden.tilesRemoved.push(item);
      delete draft.hidden.tiles[space];
      delete draft.pub.tiles[space];
    }
    draft.pub.tilesRemoved += there.length;
  });
  logLine(run, 'log.tiles-taken', { n: there.length, spaces: there.map(name.space) });
}

/** The spaces that still have a tile. */
export function tileSpaces(pub: Pub): readonly SpaceId[] {
  return Object.keys(pub.tiles) as SpaceId[];
}
