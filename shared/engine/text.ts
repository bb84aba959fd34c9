/**
 * A sentence for a reader, kept as a message id and parameters so that every reader gets it in their own language.
 * The sentences themselves live in message catalogues; nothing in state is ever a finished sentence.
 */
export interface Text {
  /** Message id in the catalogues, for example `log.moved`. */
  readonly m: string;
  /** Values for the placeholders of the message; nested texts are rendered first, lists are joined with "and". */
  readonly p?: Readonly<Record<string, TextParam>>;
}

/** The possible values of a placeholder. */
export type TextParam = string | number | Text | readonly Text[];

/** Builds a {@link Text}: message id in, plain JSON out. */
export function text(m: string, p?: Readonly<Record<string, TextParam>>): Text {
  return p === undefined ? { m } : { m, p };
}
