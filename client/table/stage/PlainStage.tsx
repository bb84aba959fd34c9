import type { ReactElement } from 'react';

import type { Change } from '../contract/contract';
import type { Moment } from '../contract/story';
import { useTable } from '../store/TableContext';

/** A moment on the stage of a game that draws none itself: its sentences, and what it has changed. */
export function PlainStage({
  moment,
  changes,
}: {
  readonly moment: Moment;
  readonly changes: readonly Change[];
}): ReactElement {
  const { say, own } = useTable(({ story }) => story);
  const { brief } = useTable(({ game }) => game.client.story);
  return (
    <div className="plain-stage">
      {brief(moment, own).map((line, i) => (
        <p key={i}>{say(line)}</p>
      ))}
      {changes.map(({ what, from, to }) => (
        <p key={what} className="plain-stage-change">
          {what} <b>{from === null ? to : `${from} → ${to}`}</b>
        </p>
      ))}
    </div>
  );
}
