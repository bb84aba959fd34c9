const NO_BREAK = '\u00A0';

/** Keeps French punctuation on the line of its word: the space before `: ; ? ! %` and inside guillemets never breaks. */
export function unbroken(sentence: string): string {
  return sentence.replace(/ (?=[:;?!%»])/g, NO_BREAK).replace(/« /g, `«${NO_BREAK}`);
}
