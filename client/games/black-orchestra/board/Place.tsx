import type { ReactElement } from 'react';

import type { Ref } from '../../../../shared/engine/ask';
import { openingOf } from '../../../../shared/games/black-orchestra/board/opening';
import { Press } from '../../../table/Press';
import { placeLines, placeName } from '../explain/space';
import { LeaderShape, PawnShape } from '../glyphs/tokens';
import { name, word } from '../i18n/words';
import type { Play } from '../play';
import type { ConspiratorPlace } from './geometry';
import { lane, PLATE, plateOf } from './layout';
import { Plate } from './Plate';
import { conspiratorsAt, leadersAt } from './spaces';

/** One place of the map with whoever is there. A tap on a token means the place while only the place can be chosen. */
export function Place({
  place,
  play,
  onFocus,
}: {
  readonly place: ConspiratorPlace;
  readonly play: Play;
  readonly onFocus: (place: ConspiratorPlace) => void;
}): ReactElement {
  const { table, text, tap, marks, isTarget } = play;
  const ref: Ref = { kind: 'space', id: place };
  const tileRef: Ref = { kind: 'tile', id: place };
  const { x, y } = plateOf(place);
  const opening = place === 'prison' ? 'open' : openingOf(place, table.stage);
  const title = placeName(place, text);
  const leaders = leadersAt(table, place);
  const conspirators = conspiratorsAt(table, place);
  const slots = lane(leaders.length, conspirators.length);
  const active = table.conspirators[table.turn.active]?.id;
  const tapToken = (token: Ref) => (): void => tap(isTarget(token) || !isTarget(ref) ? token : ref);
  const choosable = isTarget(ref) ? [word(text, 'bo.board.here')] : [];
  return (
    <g transform={`translate(${x} ${y})`}>
      <Press
        label={`${title}. ${[...choosable, ...placeLines(place, table, text)].join(' ')}`}
        className={`bo-place bo-place-${opening}${marks(ref)}`}
        space={place}
        focusable="stop"
        onPress={() => tap(isTarget(tileRef) && !isTarget(ref) ? tileRef : ref)}
        onFocus={() => onFocus(place)}
      >
        <rect className="bo-halo" x="-5" y="-5" width={PLATE.width + 10} height={PLATE.height + 10} rx="8" />
        <Plate
          place={place}
          title={title}
          opening={opening}
          tile={place === 'prison' ? undefined : table.tiles[place]}
        />
        {isTarget(tileRef) ? (
          <rect className={`bo-halo-small${marks(tileRef)}`} x="1" y="23" width="29" height="29" rx="4" />
        ) : null}
      </Press>
      {leaders.map((leader, i) => {
        const token: Ref = { kind: 'leader', id: leader };
        const slot = slots[i];
        return slot === undefined ? null : (
          <Press
            key={leader}
            label={name(text, `leader.${leader}`)}
            className={`bo-press${marks(token)}`}
            transform={`translate(${slot.x} ${slot.y})`}
            focusable={isTarget(token) ? 'stop' : 'skip'}
            onPress={tapToken(token)}
          >
            <circle className="bo-token-halo" r={slot.size / 2 + 4} />
            <LeaderShape leader={leader} size={slot.size} />
          </Press>
        );
      })}
      {conspirators.map(({ id }, i) => {
        const token: Ref = { kind: 'conspirator', id };
        const slot = slots[leaders.length + i];
        return slot === undefined ? null : (
          <Press
            key={id}
            label={name(text, `sheet.${id}`)}
            className={`bo-press${marks(token)}`}
            transform={`translate(${slot.x} ${slot.y})`}
            focusable={isTarget(token) ? 'stop' : 'skip'}
            onPress={tapToken(token)}
          >
            <circle className="bo-token-halo" r={slot.size / 2 + 4} />
            {id === active ? <circle className="bo-active-ring" r={slot.size / 2 + 3} /> : null}
            <PawnShape sheet={id} size={slot.size} />
          </Press>
        );
      })}
    </g>
  );
}
