import { nearestOf } from '../board/distance';
import { SUSPICIONS } from '../board/levels';
import type { SheetId } from '../board/sheets';
import type { Conspirator, EventKey } from '../state';
import type { Known } from '../state';
import type { Table } from '../table';
import { eventFacts, type Facts } from './facts';
import { type HitlerForecast, hitlerForecast } from './hitler';
import { conspirator, freeIds, inSpace, leaderSpace, visitable } from './known';
import { type EventForecast, nextEvents } from './next-events';
import { raidArrests, type RaidForecast, raidForecast } from './raid';
import { raidBeforeTurnOf } from './raid-ahead';

/** What the next event may do to the conspirators. */
export interface DangerForecast {
  readonly next: EventForecast;
  /** The chance that a raid comes before the reader's next turn, or else with the next event. */
  readonly raidAhead: number;
  /** Where Hitler is as likely as not to go; null when that is no single space. */
  readonly hitler: HitlerForecast | null;
  /** What a raid would do now. */
  readonly raid: RaidForecast;
  /** The chance that it arrests anybody whose dangers these are. */
  readonly arrest: number;
  /** Whom it may arrest, each with the chance, the likeliest first; where leaders may choose whom to visit it is the most. */
  readonly arrests: readonly { readonly who: SheetId; readonly chance: number }[];
}

/**
 * Forecasts the dangers of the next event from what everybody sees.
 * @param to the conspirators whose dangers are asked for; all unless said otherwise. That the game would be lost is said only
 * if those who would be arrested are among them: else it would tell of the others.
 * @param own the reader's conspirators
 */
export function dangerForecast(
  table: Table,
  facts: Facts,
  to: (one: Conspirator) => boolean = () => true,
  own: readonly SheetId[] = [],
): DangerForecast {
  const next = nextEvents(table, facts);
  const isMeant = (id: SheetId): boolean => to(conspirator(table, id));
  const taken = next.chances.map(({ event, chance }) => ({
    chance,
    who: eventArrests(table, facts, event).filter(isMeant),
  }));
  const raid = raidForecast(table, facts);
  const sum = (counts: (who: readonly SheetId[]) => boolean): number =>
    taken.reduce((total, { chance, who }) => total + (counts(who) ? chance : 0), 0);
  return {
    next,
    raidAhead: Math.max(next.raid, raidBeforeTurnOf(table, facts, own)),
    hitler: hitlerForecast(table, facts, next, isMeant),
    raid: {
      arrested: raid.arrested.filter(isMeant),
      deciding: raid.deciding.filter(({ who }) => isMeant(who)),
      isDefeat: raid.isDefeat && raid.arrested.every(isMeant),
    },
    arrest: sum((who) => who.length > 0),
    arrests: freeIds(table)
      .map((id) => ({ who: id, chance: sum((who) => who.includes(id)) }))
      .filter(({ chance }) => chance > 0)
      .sort((a, b) => b.chance - a.chance),
  };
}

/** Whom an event would arrest if it came now; where the active player decides between equally near ones, each of them. */
export function eventArrests(known: Known, facts: Facts, event: EventKey): readonly SheetId[] {
  const { raid, arrests } = eventFacts(facts, event);
  if (raid === true) return raidArrests(known);
  if (arrests === undefined) return [];
  switch (arrests.kind) {
    case 'in-space': {
      const least = SUSPICIONS.indexOf(arrests.suspicion);
      return freeIds(known, (one) => one.space === arrests.space && SUSPICIONS.indexOf(one.suspicion) >= least);
    }
    case 'visited-alone': {
      const at = leaderSpace(known, arrests.by);
      if (at === null) return [];
      const visited = nearestOf(at, visitable(known, at));
      return freeIds(known, ({ space }) => visited.includes(space) && inSpace(known, space).length === 1);
    }
  }
}
