import type { EventKey } from '../state';
import type { Table } from '../table';
import { hitlerGoesTo } from './events';
import { cardFacts, eventFacts, type Facts } from './facts';
import { nextEvents } from './next-events';
import type { PlotPlan } from './plans';
import { isInPlace } from './reach';

/** How the next event may bring Hitler to where a plot can strike him, as everybody stands [BO 9, 12]. */
export interface ComingForecast {
  /** The chance that it takes him to such a space, wherever anybody stands. */
  readonly there: number;
  /** The chance that it takes him to the nearest conspirator. */
  readonly visit: number;
}

/** Forecasts how Hitler may come to where a plot can strike him; null for a plot that does not wait for him. */
export function comingForecast(table: Table, facts: Facts, { card, target, needs }: PlotPlan): ComingForecast | null {
  const waits = needs.some(({ kind, met }) => kind === 'place' && !met);
  const { plot } = cardFacts(facts, card);
  if (target !== 'hitler' || !waits || plot === undefined) return null;
  const { chances } = nextEvents(table, facts);
  const sum = (counts: (event: EventKey) => boolean): number =>
    chances.reduce((total, { event, chance }) => total + (counts(event) ? chance : 0), 0);
  const isVisit = (event: EventKey): boolean => eventFacts(facts, event).movesHitler === 'nearest-conspirator';
  const isThere = (event: EventKey): boolean =>
    hitlerGoesTo(table, facts, event).some((end) => isInPlace(facts, plot.place, end));
  return { there: sum((event) => !isVisit(event) && isThere(event)), visit: sum(isVisit) };
}
