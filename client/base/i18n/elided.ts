import type { TextParam } from '../../../shared/engine/text';

const VOWEL = /^[aàâäeéèêëiîïoôöuùûüyhœæ]/i;

/**
 * A sentence in which no name of a person is glued to a French word that loses its vowel before it: “la place d’Ada”. Catalogues
 * cannot say so: they know no names. Sentences of other languages stay as they are.
 */
export function elided(
  language: string,
  sentence: string,
  params: Readonly<Record<string, TextParam>> | undefined,
): string {
  if (language !== 'fr' || params === undefined) return sentence;
  return Object.values(params).reduce<string>(
    (said, param) =>
      typeof param === 'string' && VOWEL.test(param)
        ? said.replaceAll(`de ${param}`, `d’${param}`).replaceAll(`que ${param}`, `qu’${param}`)
        : said,
    sentence,
  );
}
