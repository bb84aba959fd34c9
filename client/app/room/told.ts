import type { Told } from '../../../shared/protocol/rooms';
import type { Renderer } from '../../../shared/text/render';
import type { Translate } from '../../base/i18n/words';

/** The sentence of what a room tells of itself; the names of options are the game's. */
export function toldSentence(t: Translate, text: Renderer, told: Told): string {
  if (told.what !== 'option') return t(`told.${told.what}`, { ...told });
  const { by, option, value } = told;
  return t('told.option', {
    by,
    option: text.render({ m: `option.${option}` }),
    value: text.render({ m: `option.${option}.${value}` }),
  });
}
