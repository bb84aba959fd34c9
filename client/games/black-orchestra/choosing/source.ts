import type { Ask } from '../../../../shared/engine/ask';
import type { Text } from '../../../../shared/engine/text';
import type { Renderer } from '../../../../shared/text/render';
import { name, word } from '../i18n/words';

/** The kinds of questions that come from a card or an event, and cannot be answered by somebody who has not read it. */
const FROM_CARDS: readonly string[] = ['may', 'target', 'event-moves-hitler', 'consent'];
/** The moments for which somebody holds a card: what it brings is what they decide about. */
const FOR_CARDS: readonly string[] = [
  'before-event',
  'before-penalties',
  'leader-moved',
  'plot-gathering',
  'plot-rolled',
];

/** The texts of the cards and events that a sentence names. */
function textsOf({ p = {} }: Text, text: Renderer): readonly { readonly of: Text; readonly id: string }[] {
  return Object.values(p).flatMap((param) => {
    if (typeof param !== 'object' || !('m' in param) || !/^(card|event)\.[a-z0-9-]+$/.test(param.m)) return [];
    const id = `${param.m}.text`;
    return text.has(id) ? [{ of: param, id }] : [];
  });
}

/** The text of the card or event that a question names, or of the cards that can be played then. */
export function source(
  { kind, prompt, options }: Pick<Ask, 'kind' | 'prompt' | 'options'>,
  text: Renderer,
): string | null {
  if (FROM_CARDS.includes(kind)) {
    const [told] = textsOf(prompt, text);
    return told === undefined ? null : name(text, told.id);
  }
  if (!FOR_CARDS.includes(kind)) return null;
  const told = new Map(options.flatMap(({ label }) => textsOf(label, text)).map(({ of, id }) => [id, of]));
  const sentences = [...told].map(([id, card]) => word(text, 'bo.source.card', { card, text: { m: id } }));
  return sentences.length === 0 ? null : sentences.join(' ');
}
