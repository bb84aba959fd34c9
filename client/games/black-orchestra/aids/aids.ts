import type { Seat } from '../../../../shared/engine/ask';

/** For whom an aid works things out: for everybody, for each player about their own things only, or not at all. */
type AidScope = 'all' | 'own' | 'off';

/** What the table lets screens work out for players, as its host chose before the start. */
export interface Aids {
  /** The goal line, plans of plots, and their odds. */
  readonly plans: AidScope;
  /** What the next event may bring. */
  readonly danger: AidScope;
}

/** The aids of a room by its table options. */
export function aidsOf(options: Readonly<Record<string, string>>): Aids {
  return { plans: scopeOf(options['plans']), danger: scopeOf(options['danger']) };
}

function scopeOf(value: string | undefined): AidScope {
  return value === 'own' || value === 'off' ? value : 'all';
}

/** Whether a player is shown what an aid works out about a conspirator that runs with this seat. */
export function isAided(scope: AidScope, you: Seat | null, of: Seat | undefined): boolean {
  return scope === 'all' || (scope === 'own' && you !== null && you === of);
}
