import type { ReactElement } from 'react';

import type { Text } from '../../../../shared/engine/text';
import type { Drawing } from '../drawing';
import { word } from '../i18n/words';
import { sayer } from '../story/sayer';

/** The log of a view, oldest line first. */
export type Log = readonly { readonly text: Text }[];

/** What is told elsewhere on the stage. */
const ELSEWHERE: ReadonlySet<string> = new Set(['log.plot-rolled']);

/** What has happened since an attempt began: items laid down, refusals, and reactions in their place. */
function courseOf(log: Log): readonly Text[] {
  const lines = log.map(({ text }) => text);
  const begin = lines.findLastIndex(({ m }) => m === 'log.plot');
  return begin < 0 ? [] : lines.slice(begin + 1).filter(({ m }) => !ELSEWHERE.has(m));
}

/** The course of an attempt so far, as sentences in their order. */
export function Course({ log, drawing }: { readonly log: Log; readonly drawing: Drawing }): ReactElement | null {
  const { table, you, text } = drawing;
  const course = courseOf(log);
  if (course.length === 0) return null;
  const { say } = sayer(table, you, text);
  return (
    <ol className="bo-course" aria-label={word(text, 'bo.attempt.course')}>
      {course.map((sentence, i) => (
        <li key={i}>{say(sentence)}</li>
      ))}
    </ol>
  );
}
