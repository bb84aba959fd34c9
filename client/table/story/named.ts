/** A part of a sentence: words, or a name that was looked for. */
export interface Piece {
  readonly words: string;
  /** The name that these words are; null for others. */
  readonly name: string | null;
}

/** A sentence in pieces, so that each of these names is a piece by itself. No name may be a part of another one. */
export function namedIn(sentence: string, names: readonly string[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  while (from < sentence.length) {
    const found = names
      .map((name) => ({ name, at: sentence.indexOf(name, from) }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at)[0];
    if (found === undefined) break;
    if (found.at > from) pieces.push({ words: sentence.slice(from, found.at), name: null });
    pieces.push({ words: found.name, name: found.name });
    from = found.at + found.name.length;
  }
  if (from < sentence.length) pieces.push({ words: sentence.slice(from), name: null });
  return pieces;
}
