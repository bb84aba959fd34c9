import type { SheetId } from '../board/sheets';

/** How a conspirator's pawn looks; its outline tells the affiliation. */
export interface PawnFace {
  readonly letter: string;
  /** Dark enough for white letters (contrast at least 4.5). */
  readonly colour: string;
}

export const PAWN: Readonly<Record<SheetId, PawnFace>> = {
  beck: { letter: 'Be', colour: '#7a3b12' },
  bonhoeffer: { letter: 'Bo', colour: '#1f5f5b' },
  canaris: { letter: 'C', colour: '#1d4f86' },
  goerdeler: { letter: 'G', colour: '#6b4a8a' },
  kordt: { letter: 'K', colour: '#8a2f5c' },
  olbricht: { letter: 'Ol', colour: '#3f6420' },
  oster: { letter: 'Os', colour: '#3b4a9c' },
  stauffenberg: { letter: 'S', colour: '#96341f' },
  tresckow: { letter: 'T', colour: '#6b5a12' },
};
