import { memo, type ReactElement } from 'react';

import type { Ref } from '../../../../shared/engine/ask';
import { openingOf } from '../../../../shared/games/black-orchestra/board/opening';
import { type LeaderId, SPACES } from '../../../../shared/games/black-orchestra/board/spaces';
import type { Conspirator } from '../../../../shared/games/black-orchestra/state';
import type { Point } from '../../../table/map/camera';
import { Press } from '../../../table/map/Press';
import type { Drawing } from '../drawing';
import { conspiratorsAt, leadersAt } from '../explain/occupants';
import { presence } from '../explain/space';
import { LeaderShape, PawnRing } from '../glyphs/tokens';
import type { ConspiratorPlace } from '../i18n/places';
import { placeName } from '../i18n/places';
import { name, word } from '../i18n/words';
import { breadthOf } from './label';
import { type Detail, PLATE, type Slot, slotsFor, TOUCH } from './layout';
import { chipWidth, Plate } from './Plate';
import { StandingPawn } from './StandingPawn';
import { shortName } from './town';

/** The breadth of a plate: from afar that of its name. */
export function breadth(detail: Detail, title: string): number {
  return detail === 'far' ? Math.min(PLATE.far.width + 8, breadthOf(title) + 12) : PLATE[detail].width;
}

/**
 * One place of the map with the tokens in it. A press on it chooses what can be chosen there if that is one thing; else it
 * explains the place, with a list of who is in it. Tokens can be pressed by themselves where they are large enough.
 */
export const Place = memo(function Place({
  place,
  at,
  detail,
  drawing,
  focusable,
  onFocus,
}: {
  readonly place: ConspiratorPlace;
  readonly at: Point;
  readonly detail: Detail;
  readonly drawing: Drawing;
  readonly focusable: 'stop' | 'skip';
  readonly onFocus: (place: ConspiratorPlace) => void;
}): ReactElement {
  const { table, text, tap, marks, isTarget } = drawing;
  const ref: Ref = { kind: 'space', id: place };
  const tileRef: Ref = { kind: 'tile', id: place };
  const opening = place === 'prison' ? 'open' : openingOf(place, table.stage);
  const title = placeName(place, text);
  const tile = place === 'prison' ? undefined : table.tiles[place];
  const leaders = leadersAt(table, place);
  const conspirators = conspiratorsAt(table, place);
  // Who stands there reads the delivery: there is no room for both.
  const isNamed =
    leaders.length + conspirators.length === 0 || place === 'prison' || SPACES[place].delivery === undefined;
  const called = tile?.face === 'up' && isNamed ? name(text, `item.${tile.item}`) : null;
  const slots = slotsFor(detail, leaders.length + conspirators.length);
  const here = [
    tileRef,
    ...leaders.map((id): Ref => ({ kind: 'leader', id })),
    ...conspirators.map(({ id }): Ref => ({ kind: 'conspirator', id })),
  ].filter(isTarget);
  const only = here.length === 1 ? here[0] : undefined;
  const press = (): void => tap(isTarget(ref) || only === undefined ? ref : only);
  const tapToken = (token: Ref) => (): void => tap(isTarget(token) || !isTarget(ref) ? token : ref);
  const hanging = slots.map(({ y, size }) => y + size / 2);
  const choosable = isTarget(ref) || here.length > 0 ? [word(text, 'bo.board.here')] : [];
  const width = breadth(detail, title);
  const { height } = PLATE[detail];
  const reach = {
    width: Math.max(width, TOUCH),
    above: Math.max(height, TOUCH) / 2,
    below: Math.max(height / 2, TOUCH / 2, ...hanging),
  };
  // A thing in the place that can be chosen lights the place, where that thing is too small to be pressed.
  const lit = detail !== 'near' && here.length > 0 && !isTarget(ref) ? ' bo-target' : '';
  const leaderAt = (leader: LeaderId, i: number) => (
    <Token
      key={leader}
      label={name(text, `leader.${leader}`)}
      slot={slots[i]}
      detail={detail}
      marked={marks({ kind: 'leader', id: leader })}
      thing={{ kind: 'leader', id: leader }}
      onPress={tapToken({ kind: 'leader', id: leader })}
    >
      {({ size }) => <LeaderShape leader={leader} size={size} />}
    </Token>
  );
  const conspiratorAt = ({ id, seat }: Conspirator, i: number) => (
    <Token
      key={id}
      label={name(text, `sheet.${id}`)}
      slot={slots[leaders.length + i]}
      detail={detail}
      marked={marks({ kind: 'conspirator', id })}
      thing={{ kind: 'conspirator', id }}
      onPress={tapToken({ kind: 'conspirator', id })}
    >
      {({ size }) => (
        <>
          {id === drawing.active ? <PawnRing sheet={id} size={size} /> : null}
          <StandingPawn of={{ id, seat }} size={size} drawing={drawing} />
        </>
      )}
    </Token>
  );
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <g className="bo-fixed">
        <Press
          label={`${title}. ${[...choosable, ...presence(place, table, text)].join(' ')}`.trim()}
          className={`bo-place bo-place-${opening}${marks(ref)}${lit}`}
          space={place}
          thing={ref}
          focusable={focusable}
          onPress={press}
          onFocus={() => onFocus(place)}
        >
          <rect
            className="bo-reach"
            x={-reach.width / 2}
            y={-reach.above}
            width={reach.width}
            height={reach.above + reach.below}
          />
          <rect
            className="bo-halo"
            x={-width / 2 - 4}
            y={-height / 2 - 4}
            width={width + 8}
            height={height + 8}
            rx="6"
          />
          <Plate
            place={place}
            title={detail === 'near' ? title : shortName(place, text)}
            opening={opening}
            detail={detail}
            width={width}
            tokens={slots.length}
            tile={tile}
            called={called}
          />
          {detail === 'near' && isTarget(tileRef) ? (
            <rect
              className={`bo-halo-small${marks(tileRef)}`}
              x="-62"
              y="-17"
              width={called === null ? 26 : chipWidth(called) + 4}
              height="26"
              rx="4"
            />
          ) : null}
        </Press>
        {leaders.map(leaderAt)}
        {conspirators.map(conspiratorAt)}
      </g>
    </g>
  );
});

/** A token on a plate. Only seen from near it is large enough to be pressed by itself. */
function Token({
  label,
  slot,
  detail,
  marked,
  thing,
  onPress,
  children,
}: {
  readonly label: string;
  readonly slot: Slot | undefined;
  readonly detail: Detail;
  /** Class names for what can be chosen and what is pointed at. */
  readonly marked: string;
  readonly thing: Ref;
  readonly onPress: () => void;
  readonly children: (slot: Slot) => ReactElement;
}): ReactElement | null {
  if (slot === undefined) return null;
  const transform = `translate(${slot.x} ${slot.y})`;
  const drawn = (
    <>
      <circle className="bo-token-halo" r={slot.size / 2 + 3} />
      {children(slot)}
    </>
  );
  if (detail !== 'near') {
    return (
      <g className={`bo-press bo-press-through${marked}`} transform={transform} aria-hidden="true">
        {drawn}
      </g>
    );
  }
  return (
    <Press
      label={label}
      className={`bo-press${marked}`}
      transform={transform}
      thing={thing}
      focusable="skip"
      onPress={onPress}
    >
      <rect
        className="bo-reach"
        x={-slot.reach.width / 2}
        y={-slot.reach.height / 2}
        width={slot.reach.width}
        height={slot.reach.height}
      />
      {drawn}
    </Press>
  );
}
