import { once } from '../../../engine/once';
import type { Suspicion } from '../board/levels';
import type { SheetId } from '../board/sheets';
import type { ItemId, LeaderId } from '../board/spaces';
import type { Attempt, CardKey, Conspirator, PoolPart } from '../state';
import type { Known } from '../state';
import { passive } from './ability';
import {
  cardFacts,
  eventFacts,
  type Facts,
  type PlotAid,
  type PlotOption,
  type PlotSpec,
  sheetFacts,
  usefulIn,
} from './facts';
import { allMeet, companions, conspirator, inSpace, isFree, supply } from './known';
import type { Need } from './odds';

/** Eagles that mean detection, by suspicion [BO 4]. */
export const DETECTION: Readonly<Record<Suspicion, number>> = { low: 3, medium: 2, high: 1, extreme: 1 };
/** Targets needed against a deputy [BO 15]. */
export const DEPUTY_TARGETS = 2;

/** An element of a plot that is an item. */
export type ItemOption = Extract<PlotOption, { readonly item: unknown }>;
/** An element of a plot that costs nothing: it counts by itself. */
export type FreeOption = Exclude<PlotOption, ItemOption>;

/** The plot printed on a card. Throws RangeError for a card that is no plot. */
function plotOf(facts: Facts, card: CardKey): PlotSpec {
  const { plot } = cardFacts(facts, card);
  if (plot === undefined) throw new RangeError(`${card} is no plot`);
  return plot;
}

/** An attempt as it opens: the dice and elements that count by themselves, targets and eagles [BO 12.1, 12.2]. */
export function openAttempt(known: Known, facts: Facts, who: SheetId, card: CardKey, target: LeaderId): Attempt {
  const one = conspirator(known, who);
  const counted = plotOf(facts, card).optional.filter(
    (option): option is FreeOption => !('item' in option) && countsByItself(known, facts, who, option),
  );
  const helpers = isFree(one) ? inSpace(known, one.space) : [];
  const sources: readonly PoolPart[] = [
    { from: 'plot', dice: 1 },
    ...counted.map((option) => ({ from: elementOf(option), dice: option.dice })),
    ...helpers.map((mate) => ({ from: `sheet:${mate.id}`, dice: passive(known, facts, mate).plotDice ?? 0 })),
  ].filter(({ dice }) => dice > 0);
  return {
    card,
    who,
    target,
    dice: sum(sources.map(({ dice }) => dice)),
    ignoredEagles: 0,
    targets: target === 'hitler' ? known.support : DEPUTY_TARGETS,
    eagles: DETECTION[one.suspicion],
    rolled: null,
    elements: counted.map(elementOf),
    sources,
  };
}

function elementOf(option: FreeOption): string {
  return 'affiliation' in option ? option.affiliation : 'meeting';
}

/** Whether an element that costs nothing counts where the attempter stands now. */
export function countsByItself(known: Known, facts: Facts, who: SheetId, option: FreeOption): boolean {
  return 'affiliation' in option ? option.affiliation === sheetFacts(facts, who).affiliation : allMeet(known, who);
}

/** The items that a plot names, each once. */
export const itemsIn = once(
  ({ optional }: PlotSpec): ReadonlySet<ItemId> =>
    new Set(optional.flatMap((option) => ('item' in option ? [option.item] : []))),
);

/** The elements of a plot that are items. */
function itemOptions(facts: Facts, card: CardKey): readonly ItemOption[] {
  return plotOf(facts, card).optional.filter((option): option is ItemOption => 'item' in option);
}

/** Why an item would help an attempt no more: it was used, once is enough; or the supply has no more dice. */
export type ItemBar = 'used' | 'supply';

function itemBar(known: Known, { elements, dice }: Attempt, option: ItemOption): ItemBar | null {
  if (option.each !== true && elements.includes(`item:${option.item}`)) return 'used';
  // More dice than the supply has cannot be rolled [BO 2].
  return option.ignoreEagles === undefined && dice >= supply(known) ? 'supply' : null;
}

/** The items that would still help an attempt: each once unless the card says "each" [BO 12.1]. */
export function itemsWanted(known: Known, facts: Facts, attempt: Attempt): readonly ItemOption[] {
  return itemOptions(facts, attempt.card).filter((option) => itemBar(known, attempt, option) === null);
}

/** What an item would do for an attempt now, or why nothing: `no-use` when its plot does not name it [BO 12.1]. */
export function itemUse(
  known: Known,
  facts: Facts,
  attempt: Attempt,
  item: ItemId,
): { readonly can: ItemOption } | { readonly cannot: ItemBar | 'no-use' } {
  const options = itemOptions(facts, attempt.card).filter((option) => option.item === item);
  const [bar = 'no-use'] = options.map((option) => itemBar(known, attempt, option) ?? { can: option });
  return typeof bar === 'string' ? { cannot: bar } : bar;
}

/** Who may lay down items for a plot, the attempter first [BO 12.1]. */
export function itemGivers(known: Known, { rules }: Facts, who: SheetId): readonly Conspirator[] {
  return [conspirator(known, who), ...(rules.plotItemsFrom === 'companions' ? companions(known, who) : [])];
}

/** An attempt after an item was spent on it. */
export function withItem(attempt: Attempt, option: ItemOption): Attempt {
  return {
    ...withDice(attempt, { from: `item:${option.item}`, dice: option.dice ?? 0 }),
    ignoredEagles: attempt.ignoredEagles + (option.ignoreEagles ?? 0),
    elements: [...attempt.elements, `item:${option.item}`],
  };
}

/** An attempt after dice were added to its pool. */
export function withDice(attempt: Attempt, part: PoolPart): Attempt {
  if (part.dice === 0) return attempt;
  return { ...attempt, dice: attempt.dice + part.dice, sources: [...attempt.sources, part] };
}

/** The most dice that an attempt can roll now: at least one, at most those of the supply [BO 2, 12.2]. */
export function diceToRoll(known: Known, { dice }: Attempt): number {
  return Math.max(1, Math.min(dice, supply(known)));
}

/** Eagles that count out of those rolled: the attempt's own modifiers and the current event's, never below 0 [BO 12.2]. */
export function eaglesCounted(known: Known, facts: Facts, attempt: Attempt, rolled: number): number {
  return Math.max(0, rolled + eagleModifier(known, facts) - attempt.ignoredEagles);
}

/** How many rolled eagles are the first to betray a plot of somebody under this suspicion now, before items; 0: any roll does. */
export function detectedFrom(known: Known, facts: Facts, suspicion: Suspicion): number {
  return Math.max(0, DETECTION[suspicion] - eagleModifier(known, facts));
}

/** What a roll for an attempt has to show and to avoid now: the event that is current when eagles are counted decides. */
export function needOf(known: Known, facts: Facts, attempt: Attempt): Need {
  return {
    targets: attempt.targets,
    first: attempt.eagles - eagleModifier(known, facts) + attempt.ignoredEagles,
  };
}

/** How many more eagles the current event counts on every plot; negative: fewer [BO 12.2]. */
export function eagleModifier({ currentEvent }: Known, facts: Facts): number {
  return currentEvent === null ? 0 : (eventFacts(facts, currentEvent).eagles ?? 0);
}

/** A card in a dossier that may help a plot as a reaction. */
export interface HeldAid {
  readonly card: CardKey;
  readonly holder: SheetId;
  readonly aid: PlotAid;
}

/** All cards in dossiers that could help some plot of a conspirator, those of prisoners too, in turn order. */
export function heldAids(known: Known, facts: Facts, who: SheetId): readonly HeldAid[] {
  return known.conspirators.flatMap((one) =>
    usefulIn(facts, one).aids.flatMap(({ card, aid }) =>
      aid.whose === 'own' && one.id !== who ? [] : [{ card, holder: one.id, aid }],
    ),
  );
}

/** Whether a card that helps plots could be played for one now: its holder is free, and there is support enough. */
export function isPlayable(known: Known, { holder, aid }: HeldAid): boolean {
  return isFree(conspirator(known, holder)) && known.support >= (aid.leastSupport ?? 0);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}
