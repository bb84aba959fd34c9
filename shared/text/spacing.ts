/** Arguments of ICU messages up to their branches, and number skeletons: no text, their signs need no space. */
const SYNTAX = /\{\w+, \w+,?|::[^}]*/g;

/** A sign without the space that belongs to it. */
const SIGN = /.{0,12}[^\u00a0][:;?!%»]|«[^\u00a0].{0,12}/g;

/** A hyphen before a small word that leans on the one before it, as in « ce tour-ci ». */
const HYPHEN = /\p{L}+-(?:ci|là|je|tu|ils?|elles?|on|ce|nous|vous|moi|toi|lui|leur|les?|la|en|y|t|mêmes?)(?!\p{L})/gu;

/** A number apart from the noun that it counts or numbers. */
const NUMBER =
  /# \p{L}.{0,12}|(?<!\p{L})(?:[Pp]ériode|[Tt]our|[Éé]tape|[Pp]lace|[Dd]é|[Éé]vénement) (?:\d|\{(?:n|stages?|seat)\})|\b\d+ (?:dé|action|face|carte|cible|aigle)s?(?!\p{L})/gu;

/** A word of one letter at the end of a line, in Czech and Polish. */
const LONELY = {
  cs: /(?<!\p{L})[kosuvzai] (?=\S).{0,12}/giu,
  pl: /(?<!\p{L})[aiouwz] (?=\S).{0,12}/giu,
} as const;

/** What no message of a language has; a language without rules is not named. */
const WRONG: Readonly<Partial<Record<string, readonly RegExp[]>>> = {
  fr: [SIGN, HYPHEN, NUMBER],
  cs: [LONELY.cs],
  pl: [LONELY.pl],
};

/**
 * Where a line of a message could break wrongly. In French `: ; ? ! % »` follow, and « precedes, a space that never breaks (U+00A0
 * everywhere: beside it the narrow one looks like a missing space); a small word that leans on the one before follows a hyphen that never breaks (U+2011);
 * a number and its noun stay on one line. In Czech and Polish such a space follows a word of one letter.
 * @returns each such place with the characters around it; empty when the message is right, and in a language that has no rule
 */
export function misspaced(language: string, message: string): readonly string[] {
  const text = message.replace(SYNTAX, '{');
  return (WRONG[language] ?? []).flatMap((wrong) => [...text.matchAll(wrong)].map(([place]) => place));
}
