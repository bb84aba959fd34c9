import type { ClockSpec } from '../../../shared/engine/game';
import type { Length, TimeRules } from '../../../shared/protocol/time';
import type { Renderer } from '../../../shared/text/render';
import type { Translate } from '../../base/i18n/words';

/** How long a clock runs, in words. */
export function lengthWord(t: Translate, unit: 'seconds' | 'days', length: Length): string {
  if (length === null) return t('time.none');
  if (unit === 'days') return t('time.days', { n: length });
  return length < 60 ? t('time.seconds', { n: length }) : t('time.minutes', { n: length / 60 });
}

/** How much time there is for what, in one line; the names of clocks are the game's. */
export function timeInWords(t: Translate, text: Renderer, specs: readonly ClockSpec[], time: TimeRules): string {
  const unit = time.pace === 'live' ? 'seconds' : 'days';
  const limits = specs.flatMap(({ id }) => {
    const length = time[unit][id] ?? null;
    if (length === null) return [];
    return [t('time.limit', { what: text.render({ m: `clock.${id}` }), time: lengthWord(t, unit, length) })];
  });
  return [t(`time.pace.${time.pace}`), ...(limits.length === 0 ? [t('time.no-limits')] : limits)].join(' · ');
}
