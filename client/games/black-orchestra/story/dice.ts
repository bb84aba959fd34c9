import { asCounted, DIE_FACES, type DieFace } from '../../../../shared/games/black-orchestra/board/pieces';
import { things } from '../../../../shared/games/black-orchestra/pictures/things';
import type { Moment } from '../../../table/contract/story';

/** The faces of the dice that a moment tells of, as they were rolled. */
export function facesOf({ head: { p = {} } }: Pick<Moment, 'head'>): readonly DieFace[] {
  const rolled = [...things(p['faces'], 'face'), ...things(p['face'], 'face')];
  return rolled.filter(isFace);
}

/** Dice by kind in the order in which they are counted: eagles, targets, numbers. */
type ByKind = readonly (readonly DieFace[])[];

/** The dice of a moment. */
export function diceOf(moment: Pick<Moment, 'head'>): ByKind {
  return byKind(facesOf(moment));
}

/** The dice of a moment that are thrown in it, all or the one that is rolled again, and those that lie there before. */
export function throwOf(moment: Pick<Moment, 'head'>): { readonly thrown: ByKind; readonly lying: ByKind } {
  const again = againOf(moment);
  const faces = facesOf(moment);
  if (again === null) return { thrown: byKind(faces), lying: byKind([]) };
  return { thrown: byKind([again]), lying: byKind(faces.toSpliced(faces.indexOf(again), 1)) };
}

/** The face of the die that a moment rolls again; null where all dice are thrown. */
function againOf({ head: { m, p = {} } }: Pick<Moment, 'head'>): DieFace | null {
  if (m !== 'log.rerolled') return null;
  return things(p['to'], 'face').find(isFace) ?? null;
}

function isFace(face: string): face is DieFace {
  return DIE_FACES.some((one) => one === face);
}

function byKind(faces: readonly DieFace[]): ByKind {
  const sorted = asCounted(faces).map(({ face }) => face);
  return [
    sorted.filter((face) => face === 'eagle'),
    sorted.filter((face) => face === 'target'),
    sorted.filter((face) => face !== 'eagle' && face !== 'target'),
  ];
}
