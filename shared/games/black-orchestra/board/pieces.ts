/** Faces of a die [BO 2]. */
export const DIE_FACES = ['eagle', 'target', 'target', '1', '2', '3'] as const;
export type DieFace = (typeof DIE_FACES)[number];

/** Dice that lie there, in the order in which they are counted and drawn, each with its place in the roll. */
export function asCounted(faces: readonly DieFace[]): readonly { readonly face: DieFace; readonly index: number }[] {
  return faces
    .map((face, index) => ({ face, index }))
    .toSorted((a, b) => DIE_FACES.indexOf(a.face) - DIE_FACES.indexOf(b.face));
}

/** All dice of the game [BO 2]. */
export const DICE = 10;

/** The ceiling of military support [BO 3]. */
export const SUPPORT_CEILING = 7;

/** Dice that fill the dissent track [BO 7]. */
export const TRACK_DICE = 3;

/** Lives saved by a victory in stage 1 to 7, in millions [BO 15]. */
export const LIVES = [36, 35, 34, 26, 20, 12, 5] as const;
/** The most that can be saved. */
export const MOST_LIVES = LIVES[0] * 1_000_000;
