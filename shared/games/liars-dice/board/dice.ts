/** The faces of a die. */
export const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Whether a die counts for a bid of a face, by rule 3.2. */
export function countsFor(die: number, face: number, wild: 'yes' | 'no'): boolean {
  return die === face || (die === 1 && wild === 'yes');
}

/** The bid that counts now; null before the first of a round. */
export function standing<Bid>({ bids }: { readonly bids: readonly Bid[] }): Bid | null {
  return bids.at(-1) ?? null;
}
