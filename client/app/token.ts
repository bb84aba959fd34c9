const BYTES = 32;

/** A new secret for a seat, of the protocol's `TOKEN_SHAPE`. */
export function makeToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
