/** Thrown when a storage is not what this program can use: the message says why, for the operator. */
export class UnusableStorage extends Error {}
