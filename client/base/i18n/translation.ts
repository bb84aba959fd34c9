import { inLanguage, type Language } from '../../../shared/engine/languages';
import type { Compiled } from '../../../shared/text/compiled';
import { makeRenderer } from '../../../shared/text/render';
import { elided } from './elided';
import type { RoomWord } from './en';
import { firstMessages, type Translate } from './words';

/** Renders the application's own sentences in a language, of which these are those of rooms. It comes with rooms, not before. */
export function translationOf(language: Language, messages: Compiled<RoomWord>): Translate {
  const renderer = makeRenderer(language, { ...inLanguage(firstMessages, language), ...messages });
  return (word, params) =>
    elided(language, renderer.render(params === undefined ? { m: word } : { m: word, p: params }), params);
}
