/** One operation of a JSON Patch (RFC 6902), of the three kinds we make; boardgame.io's clients understand them as well. */
export type Operation =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: string };

/** A list of operations, applied one after another. */
export type Patch = readonly Operation[];

/** A patch between two numbered states. */
export interface NumberedPatch {
  readonly from: number;
  readonly to: number;
  readonly patch: Patch;
}

/** One step of a JSON pointer (RFC 6901) as it is written in a path. */
export function escapeToken(token: string): string {
  return token.includes('~') || token.includes('/') ? token.replaceAll('~', '~0').replaceAll('/', '~1') : token;
}

/** The steps of a JSON pointer; none for the whole value. */
export function tokensOf(path: string): readonly string[] {
  return path
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}
