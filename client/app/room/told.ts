import type { Language } from '../../../shared/engine/game';
import { type Announcement, MOMENTS_LATE } from '../../../shared/protocol/rooms';
import type { Translate } from '../../base/i18n/words';
import type { Game } from '../../table/contract/game';
import { timeInWords } from '../../table/room/time-words';

/**
 * The sentence of an announcement; names of options come from the game.
 * @param reader the reader's name in this room; null when they have none. Names are unique in a room.
 */
export function toldSentence(
  t: Translate,
  language: Language,
  { text, meta }: Pick<Game, 'text' | 'meta'>,
  told: Announcement,
  reader: string | null,
): string {
  if (told.what === 'proposal') {
    const { kind, outcome, by, who } = told;
    if (outcome === 'refused' && who !== undefined && who === reader) return t(`told.proposal.${kind}.no.own`, { by });
    if (outcome === 'refused' && who !== undefined) return t(`told.proposal.${kind}.no`, { by, who });
    if (kind === 'token' && outcome !== 'agreed') return t('told.proposal.token.refused', { by });
    if (kind === 'vacate' && outcome !== 'agreed') return t('told.proposal.vacate.refused', { by });
    if (kind === 'keep' && outcome !== 'agreed') return t('told.proposal.keep.refused', { by });
    return t(outcome === 'agreed' ? `told.proposal.${kind}` : `told.proposal.${outcome}`, { by });
  }
  if (told.what === 'time')
    return t('told.time', { by: told.by, time: timeInWords(t, text, meta.clocks ?? [], told.time) });
  if (told.what === 'watching') return t(`told.watching.${told.watching}`, { by: told.by });
  if (told.what === 'delay') {
    const n = MOMENTS_LATE[told.delay];
    return t(n === 0 ? 'told.delay.none' : 'told.delay.moves', { by: told.by, n });
  }
  if (told.what === 'webhook')
    return told.host === null
      ? t('told.webhook.none', { by: told.by })
      : t('told.webhook', { by: told.by, host: told.host });
  if (told.what !== 'options') return t(`told.${told.what}`, { ...told });
  const changes = told.changes.map(({ option, value }) =>
    t('told.option', {
      option: text.render({ m: `option.${option}` }),
      value: text.render({ m: `option.${option}.${value}` }),
    }),
  );
  return t('told.options', { by: told.by, changes: new Intl.ListFormat(language).format(changes) });
}
