import type { Seat } from '../../../../shared/engine/ask';
import type { Text } from '../../../../shared/engine/text';
import { openingOf } from '../../../../shared/games/black-orchestra/board/opening';
import { type LeaderId, ROADS, type SpaceId, SPACES } from '../../../../shared/games/black-orchestra/board/spaces';
import { isLegal } from '../../../../shared/games/black-orchestra/forecast/known';
import { movesFrom } from '../../../../shared/games/black-orchestra/forecast/reach';
import type { Conspirator } from '../../../../shared/games/black-orchestra/state';
import type { Table } from '../../../../shared/games/black-orchestra/table';
import type { Renderer } from '../../../../shared/text/render';
import type { RuleRef } from '../../../table/contract/contract';
import type { ConspiratorPlace } from '../i18n/places';
import { word } from '../i18n/words';
import { ownOf } from '../sheets/seating';
import { conspiratorsAt, leadersAt } from './occupants';

/**
 * Who is in a place, in one line each for leaders and conspirators.
 * @param among the conspirators who are spoken of; all of them unless given
 */
export function presence(
  place: ConspiratorPlace,
  table: Table,
  text: Renderer,
  among: readonly Conspirator[] = table.conspirators,
): readonly string[] {
  const leaders = leadersAt(table, place).map((id): Text => ({ m: `leader.${id}` }));
  const conspirators = conspiratorsAt(table, place)
    .filter((one) => among.includes(one))
    .map(({ id }): Text => ({ m: `sheet.${id}` }));
  return [
    ...(leaders.length === 0 ? [] : [word(text, 'bo.space.leaders', { who: leaders })]),
    ...(conspirators.length === 0 ? [] : [word(text, 'bo.space.conspirators', { who: conspirators })]),
  ];
}

function openingLine(space: SpaceId, stage: number, text: Renderer): string {
  const { stage: opens, closedInStage7 } = SPACES[space];
  if (opens === null) return word(text, 'bo.space.open.berlin');
  switch (openingOf(space, stage)) {
    case 'opens-later':
      return word(text, 'bo.space.opens', { stage: opens });
    case 'closed-for-good':
      return word(text, 'bo.space.closed');
    case 'open':
      return closedInStage7 === true ? word(text, 'bo.space.closes') : word(text, 'bo.space.open', { stage: opens });
  }
}

function tileLine(space: SpaceId, table: Table, text: Renderer): string {
  const tile = table.tiles[space];
  if (tile === undefined) return word(text, 'bo.space.tile.taken');
  if (tile.face === 'down') return word(text, 'bo.space.tile.down');
  return word(text, 'bo.space.tile.up', { item: { m: `item.${tile.item}` } });
}

/** What a space takes, what for, and on what condition. */
function deliveryLines(space: SpaceId, table: Table, text: Renderer): readonly string[] {
  const delivery = SPACES[space].delivery;
  if (delivery === undefined) return [];
  const item: Text =
    delivery.item === 'any'
      ? { m: 'bo.space.delivery.any' }
      : { m: 'bo.space.delivery.item', p: { item: { m: `item.${delivery.item}` } } };
  const lines = [word(text, `bo.space.delivery.${delivery.who}`, { item, amount: Math.abs(delivery.suspicion) })];
  const { condition } = delivery;
  switch (condition?.kind) {
    case undefined:
      break;
    case 'deputy-here':
    case 'hitler-here':
      lines.push(word(text, `bo.space.condition.${condition.kind}`));
      break;
    case 'current-stage':
      lines.push(word(text, 'bo.space.condition.current-stage', { stage: condition.stage }));
      break;
    case 'affiliation':
      lines.push(
        word(text, 'bo.space.condition.affiliation', { affiliation: { m: `affiliation.${condition.affiliation}` } }),
      );
      break;
  }
  if (table.tiles[space] !== undefined) lines.push(word(text, 'bo.space.delivery.after-tile'));
  return lines;
}

/** Whether whoever has the turn holds what a space wants delivered. While its own tile lies there, it takes nothing [BO 6]. */
export function isWantedAt(space: SpaceId, { conspirators, turn }: Table): boolean {
  const wanted = SPACES[space].delivery?.item;
  const items = conspirators[turn.active]?.items ?? [];
  return wanted !== undefined && (wanted === 'any' ? items.length > 0 : items.includes(wanted));
}

/** What entering a space does, effect by effect. */
export function enteringEffects(space: SpaceId): readonly Text[] {
  const { modifiers = {} } = SPACES[space];
  return (['motivation', 'suspicion', 'support'] as const).flatMap((kind): Text[] => {
    const amount = modifiers[kind];
    return amount === undefined ? [] : [{ m: `bo.space.effect.${kind}`, p: { amount } }];
  });
}

function enteringLines(space: SpaceId, text: Renderer): readonly string[] {
  const effects = enteringEffects(space);
  return effects.length === 0 ? [] : [word(text, 'bo.space.entering', { effects })];
}

function roadLine(space: SpaceId, text: Renderer): readonly string[] {
  const spaces = ROADS.flatMap(([a, b]) => (a === space ? [b] : b === space ? [a] : []));
  if (spaces.length === 0) return [];
  return [word(text, 'bo.space.roads', { spaces: spaces.map((id): Text => ({ m: `space.${id}` })) })];
}

/** Whom and what somebody meets in a place, and whether they can get there at all: what one looks for nearby. */
export function meetingLines(
  place: ConspiratorPlace,
  others: readonly Conspirator[],
  table: Table,
  text: Renderer,
): readonly string[] {
  const met = presence(place, table, text, others);
  if (place === 'prison') return met;
  return [
    ...(openingOf(place, table.stage) === 'open' ? [] : [openingLine(place, table.stage, text)]),
    ...met,
    ...(table.tiles[place] === undefined ? [] : [tileLine(place, table, text)]),
  ];
}

/** What a leader does to who starts a turn beside him (found: his token was tapped for that, and named him) [BO 5]. */
export function leaderLine(id: LeaderId, text: Renderer): string {
  return word(text, 'bo.source.card', { card: { m: `leader.${id}` }, text: { m: `leader.${id}.text` } });
}

/**
 * What there is to do in a space that somebody may go to: its item, what it takes, and that its own item must be taken first (found: a
 * whole turn went into a delivery that was not open, and a place said what its signs mean only to who could not go there) [BO 6].
 */
export function goingLines(space: SpaceId, table: Table, text: Renderer): readonly string[] {
  return [
    ...(table.tiles[space] === undefined ? [] : [tileLine(space, table, text)]),
    ...deliveryLines(space, table, text),
    ...enteringLines(space, text),
  ];
}

/** The rules that a place goes by. */
export function placeRules(place: ConspiratorPlace): readonly RuleRef[] {
  if (place === 'prison') return [{ rule: '11' }, { rule: '6.7' }];
  const { delivery, tile } = SPACES[place];
  return [
    { rule: '6.6' },
    ...(place === 'gestapo-hq' ? [{ rule: '6.7' }] : []),
    ...(tile === undefined ? [] : [{ rule: '6.2' }]),
    ...(delivery === undefined ? [] : [{ rule: '6.4' }]),
  ];
}

/** How many moves an open place is away from the reader's conspirator at least, where it is no neighbour [BO 6]. */
export function awayLines(place: ConspiratorPlace, table: Table, you: Seat | null, text: Renderer): readonly string[] {
  const own = ownOf(table.conspirators, you, table.turn.active);
  if (own === null || own.space === 'prison' || place === 'prison' || !isLegal(table, place)) return [];
  const moves = movesFrom(table, own.space).get(place);
  if (moves === undefined) return [word(text, 'bo.space.away.none', { who: { m: `sheet.${own.id}` } })];
  return moves < 2 ? [] : [word(text, 'bo.space.away', { who: { m: `sheet.${own.id}` }, n: moves })];
}

/** All that can be said of a place now: whether it is open and why, who and what is there, what can be done there [BO 6]. */
export function placeLines(place: ConspiratorPlace, table: Table, text: Renderer): readonly string[] {
  if (place === 'prison') return [word(text, 'bo.space.open.prison'), ...presence(place, table, text)];
  const facts = SPACES[place];
  return [
    openingLine(place, table.stage, text),
    ...presence(place, table, text),
    ...leadersAt(table, place).map((id) => leaderLine(id, text)),
    ...(facts.fortified === true ? [word(text, 'bo.space.fortified')] : []),
    ...(place === 'gestapo-hq' ? [word(text, 'bo.space.release')] : []),
    ...(facts.tile === true ? [tileLine(place, table, text)] : []),
    ...deliveryLines(place, table, text),
    ...enteringLines(place, text),
    ...roadLine(place, text),
  ];
}
