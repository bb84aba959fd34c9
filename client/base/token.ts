const BYTES = 32;

/** Makes a new token for a seat, in the form `TOKEN_SHAPE` of the protocol. */
export function makeToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
