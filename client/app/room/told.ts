import type { Language } from '../../../shared/engine/game';
import type { Told } from '../../../shared/protocol/rooms';
import type { Renderer } from '../../../shared/text/render';
import type { Translate } from '../../base/i18n/words';

/** The sentence of what a room tells of itself; the names of options are the game's. */
export function toldSentence(t: Translate, language: Language, text: Renderer, told: Told): string {
  if (told.what === 'proposal') {
    const { kind, outcome, by } = told;
    if (kind === 'token' && outcome !== 'agreed') return t('told.proposal.token.refused', { by });
    return t(outcome === 'agreed' ? `told.proposal.${kind}` : `told.proposal.${outcome}`, { by });
  }
  if (told.what !== 'options') return t(`told.${told.what}`, { ...told });
  const changes = told.changes.map(({ option, value }) =>
    t('told.option', {
      option: text.render({ m: `option.${option}` }),
      value: text.render({ m: `option.${option}.${value}` }),
    }),
  );
  return t('told.options', { by: told.by, changes: new Intl.ListFormat(language).format(changes) });
}
