import type { Text } from '../../../shared/engine/text';
import type { Renderer } from '../../../shared/text/render';

/** Says sentences to a reader who has these names in the log. Somebody with several is told of each by name. */
export function speaker(own: ReadonlySet<string>, text: Renderer): (sentence: Text) => string {
  const [only] = own;
  const you = own.size === 1 ? (only ?? null) : null;
  return (sentence) => text.render(addressed(sentence, you, text));
}

/**
 * A sentence as it is said to somebody whom it names: "You go to Munich". The catalogue has it under the id of the sentence,
 * `.you.` and the name of the parameter; a sentence that is not there is said as to everybody else.
 * @param you the name by which the log names the reader; null when it has none, or several
 */
export function addressed(sentence: Text, you: string | null, text: Pick<Renderer, 'has'>): Text {
  if (you === null) return sentence;
  for (const [param, value] of Object.entries(sentence.p ?? {})) {
    if (typeof value !== 'object' || !('m' in value) || value.m !== you) continue;
    const id = `${sentence.m}.you.${param}`;
    if (text.has(id)) return { ...sentence, m: id };
  }
  return sentence;
}
