import { FACES, standing } from '../board/dice';
import type { Bid, DicePub } from '../state';

/** What can be bid now, the least first, by rules 2.2 and 2.3. */
export function raises(pub: Pick<DicePub, 'bids' | 'left'>): readonly Pick<Bid, 'n' | 'face'>[] {
  const { n: least, face: above } = standing(pub) ?? { n: 1, face: 0 };
  const dice = pub.left.reduce((sum, own) => sum + own, 0);
  return Array.from({ length: dice + 1 - least }, (_, i) => least + i).flatMap((n) =>
    FACES.filter((face) => n > least || face > above).map((face) => ({ n, face })),
  );
}
