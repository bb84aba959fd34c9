/** Thrown when a command of the operator cannot be done. The message tells the operator why. */
export class Refusal extends Error {}
