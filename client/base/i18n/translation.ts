import { inLanguage, type Language } from '../../../shared/engine/languages';
import type { Compiled } from '../../../shared/text/compiled';
import { makeRenderer, type Renderer } from '../../../shared/text/render';
import { elided } from './elided';
import type { RoomWord } from './en';
import { type AppWord, firstMessages, lateMessagesIn, type Translate } from './words';

/**
 * Renders the application's own sentences in a language, of which these are those of rooms. It comes with rooms, not before. Those of parts
 * that come later are looked up when such a part first says one.
 */
export function translationOf(language: Language, messages: Compiled<RoomWord>): Translate<AppWord> {
  const early = makeRenderer(language, { ...inLanguage(firstMessages, language), ...messages });
  let late: Renderer | null = null;
  const lateOnce = (): Renderer | null => {
    const known = lateMessagesIn(language);
    return (late ??= known === undefined ? null : makeRenderer(language, known));
  };
  return (word, params) => {
    const renderer = early.has(word) ? early : (lateOnce() ?? early);
    return elided(language, renderer.render(params === undefined ? { m: word } : { m: word, p: params }), params);
  };
}
