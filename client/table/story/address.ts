import type { Text } from '../../../shared/engine/text';
import type { Renderer } from '../../../shared/text/render';
import { nameKey } from '../contract/story';

/**
 * Renders sentences for a reader with these names in the log. A reader with several names is told each name, and that
 * it is theirs.
 */
export function speaker(own: ReadonlySet<string>, text: Renderer): (sentence: Text) => string {
  const how = own.size === 1 ? 'you' : 'yours';
  return (sentence) => text.render(addressed(sentence, own, how, text));
}

/**
 * A sentence in the form for a reader whom it names: "You go to Munich". The catalogue has it under the id of the
 * sentence, `.you.` and the name of the parameter; for a reader with several pawns under `.yours.`: "Turn 2: you, with
 * Beck". Without such a form the sentence stays as it is.
 * @param own the names of the reader's pawns in the log, by their `nameKey`
 */
export function addressed(
  sentence: Text,
  own: ReadonlySet<string>,
  how: 'you' | 'yours',
  text: Pick<Renderer, 'has'>,
): Text {
  for (const [param, value] of Object.entries(sentence.p ?? {})) {
    if (typeof value !== 'object' || !('m' in value) || !own.has(nameKey(value))) continue;
    const id = `${sentence.m}.${how}.${param}`;
    if (text.has(id)) return { ...sentence, m: id };
  }
  return sentence;
}
