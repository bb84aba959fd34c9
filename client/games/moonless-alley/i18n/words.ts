import type { TextParam } from '../../../../shared/engine/text';
import type { Renderer } from '../../../../shared/text/render';
import type { en } from './en';

/** Every sentence of this screen. */
export type WordId = keyof typeof en;

/** One of the screen's own sentences in the reader's language. */
export function word(text: Renderer, id: WordId, p?: Readonly<Record<string, TextParam>>): string {
  return text.render(p === undefined ? { m: id } : { m: id, p });
}
