import { type Language, languages } from '../../../shared/engine/languages';

/** The time at which a line was said, with the day unless that is today. */
export function timeOf(at: number, now: number, language: Language): string {
  const time = { hour: '2-digit', minute: '2-digit' } as const;
  const sameDay = new Date(at).toDateString() === new Date(now).toDateString();
  const format = sameDay ? time : ({ day: 'numeric', month: 'short', ...time } as const);
  return new Intl.DateTimeFormat(languages[language].locale, format).format(at);
}
