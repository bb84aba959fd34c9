import type { Conspirator } from '../../../../shared/games/black-orchestra/state';

/** The viewer's own sheets first, then the others as turns go round from them; a spectator sees the turn order. */
export function seatingFrom(conspirators: readonly Conspirator[], you: number | null): readonly Conspirator[] {
  const first = conspirators.findIndex(({ seat }) => seat === you);
  if (first < 0) return conspirators;
  const round = [...conspirators.slice(first), ...conspirators.slice(0, first)];
  return [...round.filter(({ seat }) => seat === you), ...round.filter(({ seat }) => seat !== you)];
}
