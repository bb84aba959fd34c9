import { type Suspicion, SUSPICIONS } from '../board/levels';
import type { SheetId } from '../board/sheets';
import type { CardKey } from '../state';
import type { Known } from '../state';
import { cardFacts, type Facts } from './facts';
import { conspirator, freeConspirators } from './known';

/** What a Gestapo raid would do now [BO 10]. */
export interface RaidForecast {
  /** Who would be arrested. */
  readonly arrested: readonly SheetId[];
  /** Who would then have to decide, about which cards. */
  readonly deciding: readonly {
    readonly who: SheetId;
    readonly cards: readonly CardKey[];
    /** How many levels of suspicion keeping all of them costs. */
    readonly suspicion: number;
  }[];
  /** Whether nobody would be left out of prison: the game is lost [BO 1]. */
  readonly isDefeat: boolean;
}

/** Forecasts a raid from what everybody sees. */
export function raidForecast(known: Known, facts: Facts): RaidForecast {
  const arrested = raidArrests(known);
  const left = freeConspirators(known).filter(({ id }) => !arrested.includes(id));
  const deciding = left.flatMap(({ id, dossier, suspicion }) => {
    const illegal = dossier.filter((card) => cardFacts(facts, card).kind === 'illegal');
    const cards = facts.rules.raidConcerns === 'illegal-cards' ? illegal : dossier;
    return cards.length === 0
      ? []
      : [{ who: id, cards, suspicion: keepsSafe(known, facts, id) ? 0 : Math.min(illegal.length, upTo(suspicion)) }];
  });
  return { arrested, deciding, isDefeat: left.length === 0 };
}

/** The levels that suspicion can still rise [BO 4]. */
function upTo(suspicion: Suspicion): number {
  return SUSPICIONS.length - 1 - SUSPICIONS.indexOf(suspicion);
}

/** Whom a raid arrests: free conspirators at extreme suspicion, in turn order [BO 10]. */
export function raidArrests(known: Known): readonly SheetId[] {
  return freeConspirators(known).flatMap(({ id, suspicion }) => (suspicion === 'extreme' ? [id] : []));
}

/** Whether the illegal cards that a conspirator keeps in a raid cost no suspicion. */
export function keepsSafe(known: Known, facts: Facts, id: SheetId): boolean {
  return conspirator(known, id).dossier.some((card) => cardFacts(facts, card).keepsSafe === true);
}
