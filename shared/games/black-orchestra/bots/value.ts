import { distance } from '../board/distance';
import { MOTIVATIONS, SUSPICIONS } from '../board/levels';
import { type ItemId, LEADER_IDS, type SpaceId } from '../board/spaces';
import { passive } from '../forecast/ability';
import { eventArrests } from '../forecast/danger';
import { cardFacts, eventFacts, type Facts, usefulIn } from '../forecast/facts';
import { isFree, leaderSpace } from '../forecast/known';
import { nextEvents } from '../forecast/next-events';
import { itemsIn } from '../forecast/pool';
import type { Conspirator } from '../state';
import type { Table } from '../table';
import { bestChances } from './prospects';
import type { Weights } from './weights';

/** How good a table is for the conspirators: about the chance to win, as far as steady weights can tell. */
export function valueOf(table: Table, facts: Facts, weights: Weights): number {
  const wanted = wantedItems(table, facts);
  const people = table.conspirators.map((one) => personValue(table, facts, weights, one, wanted));
  return (
    weights.plots * plotsValue(table, facts, weights) +
    people.reduce((sum, value) => sum + value, 0) / Math.sqrt(table.conspirators.length) -
    dangerValue(table, facts, weights) -
    weights.crowd * pairs(table) -
    weights.support * Math.max(0, table.support - table.supportFloor) +
    weights.track * table.track +
    weights.action * Math.max(0, table.actionsLeft)
  );
}

/** Pairs of conspirators who stand in one space. */
function pairs(table: Table): number {
  const free = table.conspirators.filter(isFree);
  const beside = free.map(({ space }) => free.filter((other) => other.space === space).length - 1);
  return beside.reduce((sum, others) => sum + others, 0) / 2;
}

/** The chance that one of the best plots of different conspirators succeeds. */
function plotsValue(table: Table, facts: Facts, weights: Weights): number {
  const best = bestChances(table, facts, weights);
  return 1 - [...best.values()].reduce((failed, chance) => failed * (1 - Math.min(0.95, chance)), 1);
}

/** The items that plots in dossiers ask for. */
function wantedItems({ conspirators }: Table, facts: Facts): ReadonlySet<ItemId> {
  const plots = conspirators.flatMap((one) => usefulIn(facts, one).plots);
  return new Set(plots.flatMap(({ spec }) => [...itemsIn(spec)]));
}

/** The motivation from which on every plot can be attempted but the wildest. */
const ENOUGH = MOTIVATIONS.indexOf('committed');

function personValue(
  table: Table,
  facts: Facts,
  weights: Weights,
  one: Conspirator,
  wanted: ReadonlySet<ItemId>,
): number {
  const motivation = MOTIVATIONS.indexOf(one.motivation);
  const suspicion = SUSPICIONS.indexOf(one.suspicion);
  const items = one.items.reduce((sum, item) => sum + (wanted.has(item) ? weights.wanted : weights.item), 0);
  const kinds = one.dossier.map((card) => cardFacts(facts, card).kind);
  const plots = kinds.filter((kind) => kind === 'plot').length;
  const cards =
    kinds.reduce((sum, kind) => sum + (kind === 'plot' ? 0 : weights[CARD[kind]]), 0) +
    weights.plot * Math.min(PLOTS, plots) +
    weights.spare * Math.max(0, plots - PLOTS);
  return (
    weights.motivation * (Math.min(ENOUGH, motivation) + 0.5 * Math.max(0, motivation - ENOUGH)) -
    weights.suspicion * suspicion ** 1.5 +
    items +
    cards -
    (isFree(one) ? beside(table, facts, weights, one) - tileValue(table, weights, one) : weights.prison)
  );
}

const CARD = { standard: 'card', illegal: 'illegal' } as const;

/** More plots than these only fill a dossier: what they need comes together for one of them. */
export const PLOTS = 2;

/** What leaders in a conspirator's space will cost when the turn begins there. */
function beside(table: Table, facts: Facts, weights: Weights, one: Conspirator): number {
  if (passive(table, facts, one).noPenalties === true) return 0;
  const leaders = LEADER_IDS.filter((id) => leaderSpace(table, id) === one.space);
  const isActive = table.conspirators[table.turn.active]?.id === one.id;
  const cost = leaders.reduce((sum, id) => sum + (id === 'hitler' || id === 'himmler' ? 1.5 : 0.6), 0);
  return weights.leader * cost * (isActive && table.actionsLeft > 0 ? 0.3 : 1);
}

/** Tiles that are left on the board are worth going to while there is room for an item. */
function tileValue(table: Table, weights: Weights, one: Conspirator): number {
  const from = one.space;
  const index = table.conspirators.indexOf(one);
  if (from === 'prison' || one.items.length >= (table.limits[index]?.items ?? 0)) return 0;
  let best = 0;
  for (const [space, tile] of Object.entries(table.tiles)) {
    const near = 0.6 ** distance(from, space as SpaceId);
    best = Math.max(best, near * (tile.face === 'up' ? 2 : 1));
  }
  return weights.tile * best;
}

/** What the next event may do: raids and other arrests, to whom it would happen now. */
function dangerValue(table: Table, facts: Facts, weights: Weights): number {
  const extreme = table.conspirators.some(({ space, suspicion }) => space !== 'prison' && suspicion === 'extreme');
  const next = extreme ? nextEvents(table, facts).chances : [];
  let expected = 0;
  for (const { event, chance } of next) {
    const { raid, arrests } = eventFacts(facts, event);
    if (raid !== true && arrests === undefined) continue;
    const taken = eventArrests(table, facts, event).length;
    const free = table.conspirators.filter(isFree).length;
    expected += chance * (taken >= free ? free * 2 : taken);
  }
  return weights.arrest * expected;
}
