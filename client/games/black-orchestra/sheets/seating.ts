import type { Conspirator } from '../../../../shared/games/black-orchestra/state';

/** The viewer's own sheets first, then the others as turns go round from them; a spectator sees the turn order. */
export function seatingFrom(conspirators: readonly Conspirator[], you: number | null): readonly Conspirator[] {
  const first = conspirators.findIndex(({ seat }) => seat === you);
  if (first < 0) return conspirators;
  const round = [...conspirators.slice(first), ...conspirators.slice(0, first)];
  return [...round.filter(({ seat }) => seat === you), ...round.filter(({ seat }) => seat !== you)];
}

/** The conspirator whose sheet is the viewer's own: of several the one whose turn it is, or else the first; null for nobody. */
export function ownOf(conspirators: readonly Conspirator[], you: number | null, active: number): Conspirator | null {
  const turn = conspirators[active];
  if (turn !== undefined && turn.seat === you) return turn;
  return conspirators.find(({ seat }) => seat === you) ?? null;
}
