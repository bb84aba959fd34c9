import type { ReactElement } from 'react';

import type { StageProps } from '../../../table/contract/contract';
import type { Drawing } from '../drawing';
import { word } from '../i18n/words';
import { sayer } from '../story/sayer';
import { story } from '../story/story';

/** A stage begins: a leaf is torn off, and what it opens. */
export function NewStageScene({ moment: { moment }, drawing }: StageProps<Drawing>): ReactElement {
  const { text, table, you } = drawing;
  const { own, say } = sayer(table, you, text);
  const n = moment.head.p?.['n'];
  const [head, ...rest] = story.brief(moment, own);
  return (
    <div className="bo-scene bo-new-stage">
      <div className="bo-leaf" aria-hidden="true">
        <small>{word(text, 'bo.stage.title')}</small>
        <b>{typeof n === 'number' ? n : null}</b>
      </div>
      {head === undefined ? null : <h2>{say(head)}</h2>}
      <ul className="bo-scene-lines">
        {rest.map((line, i) => (
          <li key={i}>{say(line)}</li>
        ))}
      </ul>
    </div>
  );
}
