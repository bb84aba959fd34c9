/** Thrown when a command of the operator cannot be done. The message says why, in words for the operator. */
export class Refusal extends Error {}
