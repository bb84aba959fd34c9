/** Thrown when this program cannot use a storage. The message tells the operator why. */
export class UnusableStorage extends Error {}
