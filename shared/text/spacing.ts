/** Arguments of ICU messages up to their branches, and number skeletons: no text, their signs need no space. */
const SYNTAX = /\{\w+, \w+,?|::[^}]*/g;

/**
 * Where a French message breaks the rule that `: ; ? ! % »` follow, and « precedes, a space that never breaks (U+00A0 or
 * U+202F): without it a line could begin with the sign.
 * @returns each such place with the characters around it; empty when the message is right
 */
export function misspaced(message: string): readonly string[] {
  const text = message.replace(SYNTAX, '{');
  return [...text.matchAll(/.{0,12}[^\u00a0\u202f][:;?!%»]|«[^\u00a0\u202f].{0,12}/g)].map(([place]) => place);
}
