import type { ClockSpec } from '../../../shared/engine/game';
import type { Length, TimeRules } from '../../../shared/protocol/time';
import type { Renderer } from '../../../shared/text/render';
import type { Translate } from '../../base/i18n/words';

/** How long a clock runs, in words. */
export function lengthWord(t: Translate, unit: 'seconds' | 'days', length: Length): string {
  if (length === null) return t('time.none');
  if (unit === 'days') return t('time.days', { n: length });
  const [n, s] = [Math.floor(length / 60), length % 60];
  if (n === 0) return t('time.seconds', { n: s });
  return s === 0 ? t('time.minutes', { n }) : t('time.minutes-seconds', { n, s });
}

/** How long somebody must have been away before their seat can be asked for, in words. */
export function keepAfterWord(t: Translate, minutes: Length): string {
  if (minutes === null) return t('time.never');
  return minutes === 0 ? t('time.at-once') : t('time.minutes', { n: minutes });
}

/** How much time there is for what, in one line; the names of clocks are the game's. */
export function timeInWords(t: Translate, text: Renderer, specs: readonly ClockSpec[], time: TimeRules): string {
  const unit = time.pace === 'live' ? 'seconds' : 'days';
  const limits = specs.flatMap(({ id }) => {
    const length = time[unit][id] ?? null;
    if (length === null) return [];
    return [t('time.limit', { what: text.render({ m: `clock.${id}` }), time: lengthWord(t, unit, length) })];
  });
  // Leave out the rule at its default.
  const kept = time.keepAfter === 0 ? [] : [t('time.kept', { time: keepAfterWord(t, time.keepAfter) })];
  const pace = t(`time.pace.${time.pace}`);
  return [pace, ...(limits.length === 0 ? [t('time.no-limits')] : limits), ...kept].join(' · ');
}
