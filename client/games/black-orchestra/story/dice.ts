import { DIE_FACES, type DieFace } from '../../../../shared/games/black-orchestra/board/pieces';
import { things } from '../../../../shared/games/black-orchestra/pictures/things';
import type { Moment } from '../../../table/contract/story';

/** The faces of the dice that a moment tells of, in the order in which its sentence names them. */
export function facesOf({ head: { p = {} } }: Pick<Moment, 'head'>): readonly DieFace[] {
  const rolled = [...things(p['faces'], 'face'), ...things(p['face'], 'face')];
  return rolled.filter((face): face is DieFace => DIE_FACES.some((one) => one === face));
}

/** The dice of a moment, by kind in the order in which they are counted: eagles, targets, numbers. */
export function diceOf(moment: Pick<Moment, 'head'>): readonly (readonly DieFace[])[] {
  const faces = facesOf(moment);
  const kind = (is: (face: DieFace) => boolean) => faces.filter(is);
  return [
    kind((face) => face === 'eagle'),
    kind((face) => face === 'target'),
    kind((face) => face !== 'eagle' && face !== 'target').toSorted(),
  ];
}
