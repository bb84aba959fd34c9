import type { ReactElement } from 'react';

import { BERLIN } from '../../../../shared/games/black-orchestra/board/spaces';
import { Press } from '../../../table/Press';
import type { Drawing } from '../drawing';
import { placeName, presence } from '../explain/space';
import { LeaderShape, PawnShape } from '../glyphs/tokens';
import { word } from '../i18n/words';
import type { ConspiratorPlace } from './geometry';
import { labelOf } from './label';
import { Line } from './Line';
import { conspiratorsAt, leadersAt } from './spaces';
import { type MapView, onMap } from './views';

const PLACES: readonly ConspiratorPlace[] = [...BERLIN, 'prison'];
const CELL = { height: 30, gap: 4, top: 26 } as const;
/** The breadth of the plate that cells share, side by side once they are more than fit below one another. */
const ROOM = 148;
const ROWS = 2;
/** How many places the plate has room for. */
const CELLS = 4;
const TOKEN = { size: 20, pitch: 13 } as const;

/**
 * Berlin seen from afar: one plate that names the places where somebody is. A press shows Berlin from near. It is lit while
 * something in it can be chosen.
 */
export function BerlinPlate({
  view,
  drawing,
  focusable,
  onPress,
}: {
  readonly view: MapView;
  readonly drawing: Drawing;
  readonly focusable: 'stop' | 'skip';
  readonly onPress: () => void;
}): ReactElement {
  const { table, text, isTarget, you } = drawing;
  const inset = view.arrangement.berlin;
  const at = onMap(view, inset);
  const size = onMap(view, { x: inset.width, y: inset.height });
  const peopled = PLACES.filter((place) => leadersAt(table, place).length + conspiratorsAt(table, place).length > 0);
  const columns = Math.min(peopled.length, CELLS) > ROWS ? 2 : 1;
  const breadth = (ROOM - CELL.gap * (columns - 1)) / columns;
  const isOwn = (place: ConspiratorPlace) => conspiratorsAt(table, place).some(({ seat }) => seat === you);
  const shown = [...peopled.filter(isOwn), ...peopled.filter((place) => !isOwn(place))].slice(0, CELLS);
  const lit = PLACES.some((id) => isTarget({ kind: 'space', id }) || isTarget({ kind: 'tile', id }));
  const facts = peopled.map((place) => `${placeName(place, text)}. ${presence(place, table, text).join(' ')}`);
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <Press
        label={[word(text, 'bo.board.berlin.enlarge'), ...(lit ? [word(text, 'bo.board.here')] : []), ...facts].join(
          ' ',
        )}
        className={lit ? 'bo-place bo-town bo-target' : 'bo-place bo-town'}
        space="berlin"
        focusable={focusable}
        onPress={onPress}
      >
        <rect className="bo-town-box" width={size.x} height={size.y} rx="4" />
        <g className="bo-fixed">
          <text className="bo-town-name" x="8" y="18">
            {word(text, 'bo.board.berlin')}
          </text>
          <text className="bo-plate-name" x="80" y="18" fontSize="12">
            {word(text, 'bo.board.berlin.more')}
          </text>
          {shown.map((place, i) => {
            const leaders = leadersAt(table, place);
            const people = conspiratorsAt(table, place);
            const tokens = [
              ...people.map(({ id }) => <PawnShape key={id} sheet={id} size={TOKEN.size} />),
              ...leaders.map((id) => <LeaderShape key={id} leader={id} size={TOKEN.size} />),
            ].slice(0, 3);
            const from = TOKEN.size + (tokens.length - 1) * TOKEN.pitch + 6;
            const { lines, size: letters } = labelOf(placeName(place, text), breadth - from - 2);
            return (
              <g
                key={place}
                transform={`translate(${6 + (i % columns) * (breadth + CELL.gap)} ${CELL.top + Math.floor(i / columns) * (CELL.height + CELL.gap)})`}
              >
                <rect className="bo-town-cell" width={breadth} height={CELL.height} rx="3" />
                {tokens.map((token, t) => (
                  <g
                    key={token.key}
                    transform={`translate(${3 + TOKEN.size / 2 + t * TOKEN.pitch} ${CELL.height / 2})`}
                  >
                    {token}
                  </g>
                ))}
                {lines.map((line, l) => (
                  <Line
                    key={line}
                    text={line}
                    x={from}
                    y={CELL.height / 2 + 4 + (lines.length === 1 ? 0 : (l - 0.5) * 12)}
                    size={letters}
                    room={breadth - from - 2}
                  />
                ))}
              </g>
            );
          })}
        </g>
      </Press>
    </g>
  );
}
