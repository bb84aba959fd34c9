import { IntlMessageFormat } from 'intl-messageformat';

import { isComplete } from '../engine/languages';
import type { Text, TextParam } from '../engine/text';
import type { Compiled, Message } from './compiled';
import { formattersFor } from './numbers';
import { isPlain, plain } from './plain';

/** Turns texts into sentences of one language. */
export interface Renderer {
  readonly language: string;
  /** The sentence for a text. Throws {@link MissingMessage} when the catalogue lacks it. */
  render(text: Text): string;
  /** Whether the catalogue has a message of this id. */
  has(id: string): boolean;
}

type Values = Record<string, string | number>;
type Format = (values: Values) => string;

/** Forms a name may have beside its bare one, so that no sentence glues an article or a preposition to a name; the cases of a language that has them. */
const FORMS = ['to', 'in', 'of', 'from', 'gen', 'dat', 'acc', 'ins', 'loc'] as const;

/** The catalogue has no message of this id. */
export class MissingMessage extends Error {
  constructor(readonly id: string) {
    super(`no message ${id}`);
  }
}

/**
 * Makes a renderer over a catalogue in ICU MessageFormat. In a browser all messages but plain sentences must be parsed already.
 *
 * A nested text `{ m: 'space.paris' }` given as parameter `space` fills `{space}`; every other form the catalogue has of
 * it ({@link FORMS}), such as `space.paris.to`, fills `{space_to}`. In a language that is not complete the bare name stands for a form that
 * is missing. `space.paris.gender` is what a sentence selects by in `{space_gender, select, f {…} other {…}}`; `other` without it.
 * Lists are joined as the language does ("a, b and c"). Negative numbers have the minus sign U+2212.
 * @param language the code of a language, one of those that readers can choose but for tests
 */
export function makeRenderer(language: string, catalogue: Compiled): Renderer {
  const formats = new Map<string, Format>();
  const formatters = formattersFor(language);
  // A text never changes, and a table draws the same ones again and again.
  const bare = new Map<string, string>();
  const known = new WeakMap<Text, string>();
  const lists = new Intl.ListFormat(language, { type: 'conjunction' });
  const formatOf = (id: string): Format => {
    const there = formats.get(id);
    if (there !== undefined) return there;
    const message = catalogue[id];
    if (message === undefined) throw new MissingMessage(id);
    const made =
      typeof message === 'string' && isPlain(message) ? (values: Values) => plain(message, values) : parsed(message);
    formats.set(id, made);
    return made;
  };
  const parsed = (message: Message): Format => {
    const format = new IntlMessageFormat(message, language, undefined, { formatters });
    return (values) => String(format.format(values));
  };
  const value = (param: TextParam): string | number => {
    if (typeof param !== 'object') return param;
    if (isList(param)) return lists.format(param.map(render));
    return render(param);
  };
  const filled = (text: Text): string => {
    const values: Values = {};
    for (const [name, param] of Object.entries(text.p ?? {})) {
      values[name] = value(param);
      if (typeof param !== 'object' || isList(param)) continue;
      for (const form of FORMS) {
        const id = `${param.m}.${form}`;
        if (catalogue[id] !== undefined) values[`${name}_${form}`] = render({ ...param, m: id });
        else if (!isComplete(language)) values[`${name}_${form}`] = values[name];
      }
      const gender = `${param.m}.gender`;
      values[`${name}_gender`] = catalogue[gender] === undefined ? 'other' : render({ m: gender });
    }
    return formatOf(text.m)(values);
  };
  const render = (text: Text): string => {
    const before = text.p === undefined ? bare.get(text.m) : known.get(text);
    if (before !== undefined) return before;
    const sentence = filled(text);
    if (text.p === undefined) bare.set(text.m, sentence);
    else known.set(text, sentence);
    return sentence;
  };
  return { language, render, has: (id) => catalogue[id] !== undefined };
}

function isList(param: TextParam): param is readonly Text[] {
  return Array.isArray(param);
}
