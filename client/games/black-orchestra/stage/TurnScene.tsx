import type { ReactElement } from 'react';

import { SHEET_IDS } from '../../../../shared/games/black-orchestra/board/sheets';
import { things } from '../../../../shared/games/black-orchestra/pictures/things';
import type { Renderer } from '../../../../shared/text/render';
import { elided } from '../../../base/i18n/elided';
import type { StageProps } from '../../../table/contract/contract';
import type { Drawing } from '../drawing';
import { PawnShape } from '../glyphs/tokens';
import { name, word } from '../i18n/words';
import { Portrait } from '../portraits/Portrait';
import { isBeginning } from '../story/timing';
import { LeftOut } from './LeftOut';
import { Primer } from './Primer';

/**
 * A turn begins, for its player or for whoever looks on, to whom its person is named first (found: “Dietrich Bonhoeffer’s turn”, and a room
 * that thought of Ben); or the match does: then it says who one is, what all are here for, how
 * that is done, and who is first.
 */
export function TurnScene({ moment: { moment }, staged, drawing }: StageProps<Drawing>): ReactElement {
  const { table, text, you, members } = drawing;
  const [named] = things(moment.head.p?.['who'], 'sheet');
  const who = SHEET_IDS.find((id) => id === named);
  const seat = table.conspirators.find(({ id }) => id === who)?.seat;
  const person = you === null ? members.find((member) => member.seat === seat && !member.vacant) : undefined;
  const own = table.conspirators.filter(({ seat }) => seat === you).map(({ id }) => id);
  const [introduced] = isBeginning(moment) ? own : [];
  return (
    <div className="bo-scene bo-your-turn">
      <svg className="bo-scene-picture" viewBox="0 0 360 180" aria-hidden="true" focusable="false">
        <path className="bo-lamplight" d="M180 34 L300 180 H60 Z" />
        <path className="bo-lampshade" d="M150 34 h60 l-14 -22 h-32z" />
        {introduced !== undefined && (
          <svg x="126" y="52" width="108" height="120">
            <Portrait id={introduced} />
          </svg>
        )}
        {introduced === undefined && who !== undefined && (
          <g transform="translate(180 128)">
            <PawnShape sheet={who} size={56} />
          </g>
        )}
      </svg>
      {person !== undefined && who !== undefined ? (
        <>
          <h2>{turnOf(person.name, text)}</h2>
          <p className="bo-staged-sub">{name(text, `sheet.${who}`)}</p>
        </>
      ) : introduced === undefined ? (
        <>
          <h2>
            {who === undefined || own.includes(who)
              ? word(text, 'bo.staged.turn')
              : word(text, 'bo.staged.turn.of', { who: { m: `sheet.${who}` } })}
          </h2>
          <LeftOut moments={staged.leftOut} drawing={drawing} />
        </>
      ) : (
        <>
          <h2>{word(text, 'bo.staged.you', { who: own.map((id) => ({ m: `sheet.${id}` })) })}</h2>
          <p>{word(text, 'bo.ahead.goal')}</p>
          <Primer text={text} />
          <p>
            <b>
              {who !== undefined && !own.includes(who)
                ? word(text, 'bo.staged.first', { who: { m: `sheet.${who}` } })
                : word(text, 'bo.staged.turn')}
            </b>
          </p>
        </>
      )}
    </div>
  );
}

function turnOf(person: string, text: Renderer): string {
  const named = { person };
  return elided(text.language, word(text, 'bo.staged.turn.person', named), named);
}
