import type { ReactElement } from 'react';

import { BERLIN } from '../../../../shared/games/black-orchestra/board/spaces';
import { Press } from '../../../table/map/Press';
import type { Drawing } from '../drawing';
import { conspiratorsAt, leadersAt } from '../explain/occupants';
import { presence } from '../explain/space';
import { LeaderShape } from '../glyphs/tokens';
import type { ConspiratorPlace } from '../i18n/places';
import { placeName } from '../i18n/places';
import { word } from '../i18n/words';
import { breadthOf } from './label';
import { Line } from './Line';
import { StandingPawn } from './StandingPawn';
import { byWeight, shortName, tokenRow, townRoom, type TownRow, townRows } from './town';
import { type MapView, onMap } from './views';

const PLACES: readonly ConspiratorPlace[] = [...BERLIN, 'prison'];
/**
 * Berlin seen from afar: one plate that names the places where somebody is. A press shows Berlin from near. It is lit while
 * something in it can be chosen.
 */
export function BerlinPlate({
  view,
  scale,
  drawing,
  focusable,
  onPress,
}: {
  readonly view: MapView;
  /** How large the map is seen at least, in pixels for each of its units. */
  readonly scale: number;
  readonly drawing: Drawing;
  readonly focusable: 'stop' | 'skip';
  readonly onPress: () => void;
}): ReactElement {
  const { table, text, isTarget } = drawing;
  const inset = view.arrangement.berlin;
  const at = onMap(view, inset);
  const size = onMap(view, { x: inset.width, y: inset.height });
  const peopled = PLACES.filter((place) => leadersAt(table, place).length + conspiratorsAt(table, place).length > 0);
  const room = townRoom(view.arrangement, onMap(view, { x: scale, y: scale }));
  const rows = townRows(byWeight(peopled, drawing), room);
  const lit = PLACES.some((id) =>
    [
      { kind: 'space', id },
      { kind: 'tile', id },
      ...leadersAt(table, id).map((leader) => ({ kind: 'leader', id: leader })),
      ...conspiratorsAt(table, id).map((one) => ({ kind: 'conspirator', id: one.id })),
    ].some(isTarget),
  );
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
          <Line text={word(text, 'bo.board.berlin')} x={8} y={14} size={14} room={70} look="bo-town-name" />
          <Line text={word(text, 'bo.board.berlin.more')} x={82} y={14} size={12} room={room.width - 76} />
          {rows.map(({ places, y, height }) => (
            <rect
              key={places.join(' ')}
              className="bo-town-cell"
              x="6"
              y={y}
              width={room.width}
              height={height}
              rx="3"
            />
          ))}
          {/* In low rows the foot of a pawn, which says whose it is, lies over the head of the one below. */}
          {[...rows].reverse().map((row) => (
            <Row key={row.places.join(' ')} row={row} breadth={room.width} drawing={drawing} />
          ))}
        </g>
      </Press>
    </g>
  );
}

/** What stands in a row of the plate: who is in a place, and its name; of several places, who is there, and that there are several. */
function Row({
  row: { places, y, height },
  breadth,
  drawing,
}: {
  readonly row: TownRow;
  readonly breadth: number;
  readonly drawing: Drawing;
}): ReactElement {
  const { table, text } = drawing;
  const [only, ...others] = places;
  const conspirators = places.flatMap((place) => conspiratorsAt(table, place));
  const leaders = places.flatMap((place) => leadersAt(table, place));
  const title =
    only === undefined
      ? ''
      : others.length > 0
        ? word(text, 'bo.board.berlin.elsewhere', { n: places.length })
        : shortName(only, text);
  const count = conspirators.length + leaders.length;
  const { size, pitch, end } = tokenRow(count, { width: breadth, height }, breadthOf(title));
  const tokens = [
    ...conspirators.map((one) => <StandingPawn key={one.id} of={one} size={size} drawing={drawing} />),
    ...leaders.map((id) => <LeaderShape key={id} leader={id} size={size} />),
  ];
  return (
    <g transform={`translate(6 ${y})`}>
      {tokens.map((token, i) => (
        <g key={token.key} transform={`translate(${5 + size / 2 + i * pitch} ${height / 2})`}>
          {token}
        </g>
      ))}
      {title === '' ? null : <Line text={title} x={end} y={height / 2 + 4} size={12} room={breadth - end - 2} />}
    </g>
  );
}
