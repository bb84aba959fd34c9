import type { Option } from '../../../../shared/engine/ask';
import type { Text } from '../../../../shared/engine/text';
import type { Renderer } from '../../../../shared/text/render';
import { name } from '../i18n/words';

/** The name of a way out of an interrogation [BO 11]: “Betray”. Null for every other option, and for those of the first edition. */
export function wayOut({ key }: Pick<Option, 'key'>, text: Renderer): string | null {
  const title = `bo.interrogation.${key}`;
  return text.has(title) ? name(text, title) : null;
}

/** What an option does, as it is said to the prisoner: “You are released.” */
export function toPrisoner(label: Text, text: Pick<Renderer, 'has'>): Text {
  for (const part of ['eagle', 'effect']) {
    const does = label.p?.[part];
    if (typeof does === 'object' && 'm' in does) return { ...label, p: { ...label.p, [part]: toPrisoner(does, text) } };
  }
  const own = `${label.m}.own`;
  return text.has(own) ? { ...label, m: own } : label;
}
