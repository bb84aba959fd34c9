import { IntlMessageFormat } from 'intl-messageformat';

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

/** What stands for anything that is filled in: it counts as one word. */
const FILLED = 'X';

/** The number of the kind of element that is plain text: its enumeration is no value that a module could import. */
const TEXT: unknown = 0;

/** The number of a rule that a sentence cites. */
const CITED = /\[R?\d+(?:\.\d+)?\]/g;

/** The text of a message with a word for all that is filled in and, where it branches, the branch of the most words. */
export function longestOf(message: string): string {
  return textOf(new IntlMessageFormat(message, 'en').getAst());
}

function textOf(elements: readonly Element[]): string {
  return elements.map(partOf).join('');
}

function partOf(element: Element): string {
  if ('options' in element) {
    const branches = Object.values(element.options).map(({ value }) => textOf(value));
    return branches.reduce((longest, branch) => (wordsIn(branch) > wordsIn(longest) ? branch : longest), '');
  }
  return 'value' in element && element.type === TEXT ? element.value : FILLED;
}

/** The sentences of a text. */
export function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.!?…]["”»)]?)\s+/).filter((sentence) => sentence.trim() !== '');
}

/** How many words a sentence has: signs that stand alone and numbers of rules are none. */
export function wordsIn(sentence: string): number {
  return sentence
    .replace(CITED, '')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
