import type { Message } from '../text/compiled';

type Elements = Exclude<Message, string>;
type Element = Elements[number];

/** Each vowel and n as two letters, with accents: English sentences become longer by two fifths. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ a: 'áå', e: 'éè', i: 'íî', n: 'ñn', o: 'öô', u: 'üú', y: 'ýÿ' },
  ...{ A: 'Åá', E: 'Éè', I: 'Íî', N: 'Ñn', O: 'Öô', U: 'Üú', Y: 'Ýÿ' },
};

/** The number of the kind of element that is plain text: its enumeration is no value that a module could import. */
const TEXT: unknown = 0;

/** A message of letters alone, such as that of a piece, is no word. */
const WORD = /\p{L}{2}/u;

/**
 * A message in a language that nobody speaks: English, two fifths longer, with accents, in brackets, so that a text that is cut, or that is
 * in no catalogue, can be seen. What is filled in stays, and so do plurals and choices.
 */
export function pseudo(message: Message): Message {
  if (typeof message === 'string') return WORD.test(message) ? `⟦${longer(message)}⟧` : message;
  return [textOf('⟦'), ...message.map(elementIn), textOf('⟧')];
}

/** A plain sentence with names in braces. */
function longer(sentence: string): string {
  return sentence.replace(/\{[^}]*\}|[aeinouy]/gi, (found) => LETTERS[found] ?? found);
}

function textOf(value: string): Element {
  return { type: TEXT, value } as Element;
}

function elementIn(element: Element): Element {
  if (element.type === TEXT && 'value' in element) return { ...element, value: longer(element.value) };
  if ('options' in element) {
    const options = Object.entries(element.options).map(([of, option]) => [
      of,
      { ...option, value: option.value.map(elementIn) },
    ]);
    return { ...element, options: Object.fromEntries(options) as unknown } as Element;
  }
  return element;
}
