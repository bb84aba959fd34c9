import './styles/palette.css';
import './styles/pieces.css';
import './styles/board.css';
import './styles/panels.css';
import './styles/theatre.css';

import type { ReactElement } from 'react';

import type { BoardProps } from '../../table/contract/contract';
import { ClaimsTable } from './board/ClaimsTable';
import { Seats } from './board/Seats';
import type { Drawing } from './drawing';
import { sceneOf } from './stage/scene';
import { Theatre } from './stage/Theatre';

const WINDOWS: readonly string[] = ['challenge', 'counter', 'challengeCounter'];

/** The table: who sits there, the stage on which everything is said, and who has claimed what. */
export function Screen({ drawing }: BoardProps<Drawing>): ReactElement {
  return (
    <div className="co co-board" data-asked={askedOf(drawing)}>
      <div className="co-board-room">
        <Seats drawing={drawing} />
        <Theatre scene={sceneOf(drawing)} drawing={drawing} />
        <ClaimsTable drawing={drawing} />
      </div>
    </div>
  );
}

/** What the reader is asked: a claim that is on the stage, or something else, for which a phone needs its room. */
function askedOf({ asked }: Drawing): 'nothing' | 'claim' | 'other' {
  if (asked === null) return 'nothing';
  return WINDOWS.includes(asked) ? 'claim' : 'other';
}
