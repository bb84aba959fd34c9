import type { ReactElement } from 'react';

import { GoalRow } from './GoalRow';
import { PlanCards } from './lazy';
import { TryButton, Trying } from './plans/Try';
import { EndTurn } from './prompt/EndTurn';
import { FirstTime } from './prompt/FirstTime';
import { TakeBack } from './prompt/TakeBack';
import { Question } from './Question';
import { Follow } from './room/Follow';
import { Status } from './status/Status';
import { Wishes } from './time/Wishes';

/** What is awaited, with the time, above what can be done. */
export function DecidingHead(): ReactElement {
  return (
    <div className="side-head">
      <Status />
      <TryButton />
      <EndTurn />
    </div>
  );
}

/** What can be done, with all that somebody wants to know before; where nothing lies over anything else. */
export function Deciding({ beside }: { readonly beside: 'danger' | 'nothing' }): ReactElement {
  return (
    <>
      <Trying />
      <Follow />
      <GoalRow beside={beside} />
      <Question extent="all" />
      {/* Below the actions, so that they stay where they are when these come and go. */}
      <PlanCards place="side" />
      <TakeBack at="table" />
      <FirstTime />
      <Wishes />
    </>
  );
}
