/**
 * A room code as it may stand on the screen. Sentences take no other one, so that none forgets a reader who hides codes:
 * `useShownCode` makes it.
 */
export type ShownCode = string & { readonly __brand: 'ShownCode' };
