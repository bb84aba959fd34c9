import type { Ask } from '../../../../shared/engine/ask';
import type { Renderer } from '../../../../shared/text/render';
import { name } from '../i18n/words';

/** The kinds of questions that come from a card or an event, and cannot be answered by somebody who has not read it. */
const FROM_CARDS: readonly string[] = ['may', 'target', 'event-moves-hitler', 'consent'];

/** The text of the card or event that a question names. */
export function source({ kind, prompt }: Pick<Ask, 'kind' | 'prompt'>, text: Renderer): string | null {
  if (!FROM_CARDS.includes(kind)) return null;
  const named = Object.values(prompt.p ?? {}).flatMap((param) =>
    typeof param === 'object' && 'm' in param && /^(card|event)\.[a-z0-9-]+$/.test(param.m) ? [`${param.m}.text`] : [],
  );
  const told = named.find((id) => text.has(id));
  return told === undefined ? null : name(text, told);
}
