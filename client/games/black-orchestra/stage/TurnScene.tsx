import type { ReactElement } from 'react';

import { things } from '../../../../shared/games/black-orchestra/pictures/things';
import { SHEET_IDS } from '../../../../shared/games/black-orchestra/sheets/ids';
import type { StageProps } from '../../../table/contract/contract';
import type { Drawing } from '../drawing';
import { PawnShape } from '../glyphs/tokens';
import { word } from '../i18n/words';

/** One's own turn begins. */
export function TurnScene({ moment: { moment }, drawing }: StageProps<Drawing>): ReactElement {
  const { text } = drawing;
  const [named] = things(moment.head.p?.['who'], 'sheet');
  const who = SHEET_IDS.find((id) => id === named);
  return (
    <div className="bo-scene bo-your-turn">
      <svg className="bo-scene-picture" viewBox="0 0 360 180" aria-hidden="true" focusable="false">
        <path className="bo-lamplight" d="M180 34 L300 180 H60 Z" />
        <path className="bo-lampshade" d="M150 34 h60 l-14 -22 h-32z" />
        {who === undefined ? null : (
          <g transform="translate(180 128)">
            <PawnShape sheet={who} size={56} />
          </g>
        )}
      </svg>
      <h2>{word(text, 'bo.staged.turn')}</h2>
    </div>
  );
}
