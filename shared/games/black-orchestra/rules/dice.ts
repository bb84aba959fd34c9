import { DIE_FACES, type DieFace } from '../board/pieces';
import type { SheetId } from '../board/sheets';
import type { GameRun } from '../content';
import { type Roll } from '../state';

/** One die from the dice stream. */
export function rollDie(run: GameRun): DieFace {
  return DIE_FACES[run.random('dice', DIE_FACES.length)] ?? 'eagle';
}

/** Rolls dice in front of everybody. */
export function roll(run: GameRun, purpose: Roll['purpose'], who: SheetId, dice: number): readonly DieFace[] {
  const faces = Array.from({ length: dice }, () => rollDie(run));
  showRoll(run, purpose, who, faces);
  return faces;
}

/** Records faces as the latest roll, so that screens can show it. */
export function showRoll(run: GameRun, purpose: Roll['purpose'], who: SheetId, faces: readonly DieFace[]): void {
  run.change((draft) => {
    draft.pub.roll = { number: (draft.pub.roll?.number ?? 0) + 1, purpose, who, dice: [...faces] };
  });
}

/** How many of the faces are eagles. */
export function eagles(faces: readonly DieFace[]): number {
  return faces.filter((face) => face === 'eagle').length;
}

/** How many of the faces are targets. */
export function targets(faces: readonly DieFace[]): number {
  return faces.filter((face) => face === 'target').length;
}

/** The numbers among the faces. */
export function numbers(faces: readonly DieFace[]): readonly number[] {
  return faces.filter((face) => face !== 'eagle' && face !== 'target').map(Number);
}
