import { memo, type ReactElement } from 'react';

import type { Opening } from '../../../../shared/games/black-orchestra/board/opening';
import { type Delivery, type Modifiers, SPACES } from '../../../../shared/games/black-orchestra/board/spaces';
import type { Tile } from '../../../../shared/games/black-orchestra/state';
import { ItemGlyph } from '../glyphs/items';
import { Sign } from '../glyphs/signs';
import type { ConspiratorPlace } from '../i18n/places';
import { breadthOf, labelOf } from './label';
import { type Detail, PLATE } from './layout';
import { Line } from './Line';

/** How high the bar with the name is, where something is printed below it. */
const NAME_BAR = { middle: 19, near: 23 } as const;
/** The letters of a name, in pixels. */
const LETTERS = { middle: 12, near: 14 } as const;

/** A tile as a chip: how high it is, and where its name begins. */
const CHIP = { height: 22, name: 24 } as const;

/** How broad the chip of an item is on a plate. */
export function chipWidth(called: string): number {
  return Math.min(PLATE.near.width - 6, CHIP.name + breadthOf(called) + 8);
}

function Name({
  title,
  x,
  room,
  bar,
  letters,
}: {
  readonly title: string;
  readonly x: number;
  readonly room: number;
  readonly bar: number;
  readonly letters: number;
}): ReactElement {
  const fitted = labelOf(title, room, letters);
  // Only the larger plate has room for two lines; on the smaller one a long name is squeezed.
  const lines = bar < NAME_BAR.near ? [title] : fitted.lines;
  const size = bar < NAME_BAR.near ? letters : fitted.size;
  const step = size - 1.5;
  const first = bar / 2 + size * 0.35 - ((lines.length - 1) * step) / 2;
  return (
    <>
      {lines.map((line, i) => (
        <Line key={line} text={line} x={x} y={first + i * step} size={size} room={room} />
      ))}
    </>
  );
}

/** The stage badge of a space: the number of its stage, crossed out once the space is closed for good. */
function StageBadge({ stage, opening }: { readonly stage: number; readonly opening: Opening }): ReactElement {
  return (
    <g className={`bo-stage bo-stage-${opening}`}>
      <rect x="3" y="2.5" width="14" height="14" rx="2" />
      <text x="10" y="14" textAnchor="middle" fontSize="12">
        {stage}
      </text>
      {opening === 'closed-for-good' ? <path d="M4 16 16 4" /> : null}
    </g>
  );
}

/** The item tile: a shut envelope while face down, the item once face up, an empty outline once taken. */
function TileMark({ tile, size }: { readonly tile: Tile | undefined; readonly size: number }): ReactElement {
  const state = tile === undefined ? 'taken' : tile.face;
  return (
    <g className={`bo-tile bo-tile-${state}`}>
      <rect width={size} height={size} rx="2" />
      {tile?.face === 'up' ? <ItemGlyph item={tile.item} x={1.5} y={1.5} size={size - 3} /> : null}
      {tile?.face === 'down' ? (
        <text x={size / 2} y={size / 2 + 5} textAnchor="middle" fontSize="14">
          ?
        </text>
      ) : null}
    </g>
  );
}

/** The item tile seen from near: face up it is a chip with the name of its item. */
function TileChip({ tile, called }: { readonly tile: Tile | undefined; readonly called: string | null }): ReactElement {
  if (tile?.face !== 'up' || called === null) return <TileMark tile={tile} size={CHIP.height} />;
  const width = chipWidth(called);
  return (
    <g className="bo-tile bo-tile-up bo-chip">
      <rect width={width} height={CHIP.height} rx="3" />
      <ItemGlyph item={tile.item} x={3} y={2} size={18} />
      <Line text={called} x={CHIP.name} y={15.5} size={12} room={width - CHIP.name - 4} />
    </g>
  );
}

function Condition({ delivery }: { readonly delivery: Delivery }): ReactElement | null {
  const { condition } = delivery;
  switch (condition?.kind) {
    case undefined:
      return null;
    case 'deputy-here':
      return <Sign sign="deputy" x={0} y={2} size={16} />;
    case 'hitler-here':
      return <Sign sign="hitler" x={0} y={2} size={16} />;
    case 'current-stage':
      return (
        <g className="bo-stage bo-stage-open" transform="translate(-2 0)">
          <rect x="3" y="3" width="14" height="14" rx="2" />
          <text x="10" y="14.5" textAnchor="middle" fontSize="12">
            {condition.stage}
          </text>
        </g>
      );
    case 'affiliation':
      return <Sign sign={condition.affiliation} x={0} y={2} size={16} />;
  }
}

/** How much is said in the row under the name: beside a token on a small plate what falls, beside two the figure alone, and nothing where there are many. */
type Extent = 'all' | 'figures' | 'short' | 'brief';

/** A delivery: the item and how much suspicion falls; where there is room also for whom, and on what condition. */
function DeliveryMark({
  delivery,
  tile,
  extent,
}: {
  readonly delivery: Delivery;
  readonly tile: Tile | undefined;
  readonly extent: Extent;
}): ReactElement {
  const state = tile === undefined ? 'bo-delivery bo-delivery-open' : 'bo-delivery';
  const falls = `−${Math.abs(delivery.suspicion)}`;
  if (extent === 'short' || extent === 'brief') {
    return (
      <g className={state}>
        {delivery.item === 'any' ? (
          <Sign sign="any-item" x={0} y={3.5} size={14} />
        ) : (
          <ItemGlyph item={delivery.item} x={0} y={3.5} size={14} />
        )}
        {extent === 'short' ? <Sign sign="suspicion" x={15} y={4} size={12} /> : null}
        <text x={extent === 'short' ? 28 : 14} y="15" fontSize="13">
          {falls}
        </text>
      </g>
    );
  }
  return (
    <g className={state}>
      {extent === 'all' ? <rect width="96" height="21" rx="10.5" /> : null}
      {delivery.item === 'any' ? (
        <Sign sign="any-item" x={4} y={2.5} size={16} />
      ) : (
        <ItemGlyph item={delivery.item} x={4} y={2.5} size={16} />
      )}
      <path className="bo-arrow" d="M22 10.5h7m-2.5-2.5 2.5 2.5-2.5 2.5" />
      <Sign sign="suspicion" x={31} y={3.5} size={14} />
      <text x="46" y="15" fontSize="13">
        {falls}
      </text>
      {extent === 'all' ? (
        <>
          <g transform="translate(62 0)">
            <Sign sign={delivery.who === 'you' ? 'one-head' : 'heads'} x={0} y={3} size={14} />
          </g>
          <g transform="translate(77 0)">
            <Condition delivery={delivery} />
          </g>
        </>
      ) : null}
    </g>
  );
}

/** What entering does: a sign and a signed number for each change; nothing where there is no room for all. */
function ModifierMarks({
  modifiers,
  room,
}: {
  readonly modifiers: Modifiers;
  /** For how many changes there is room. */
  readonly room: number;
}): ReactElement | null {
  const kinds = (['motivation', 'suspicion', 'support'] as const).filter((kind) => modifiers[kind] !== undefined);
  if (kinds.length > room) return null;
  return (
    <g className="bo-modifiers">
      {kinds.map((kind, i) => {
        const amount = modifiers[kind] ?? 0;
        return (
          <g key={kind} transform={`translate(${i * 38} 0)`}>
            <Sign sign={kind} x={0} y={3} size={15} />
            <text x="17" y="15" fontSize="13">
              {amount < 0 ? `−${-amount}` : `+${amount}`}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** What is printed on a plate below its name. */
function Printed({
  place,
  title,
  opening,
  detail,
  tokens,
  tile,
  called,
}: {
  readonly place: ConspiratorPlace;
  readonly title: string;
  readonly opening: Opening;
  readonly detail: 'middle' | 'near';
  readonly tokens: number;
  readonly tile: Tile | undefined;
  readonly called: string | null;
}): ReactElement {
  const { width, height } = PLATE[detail];
  const bar = NAME_BAR[detail];
  const facts = place === 'prison' ? null : SPACES[place];
  const stage = facts?.stage ?? null;
  const left = stage === null ? 5 : 20;
  // The name of an item takes the place of the delivery, which goes into the row of the tokens then. On a small plate a few tokens
  // leave room for the least (found: the delivery vanished under who came for it).
  const delivery = facts?.delivery;
  const chip = detail === 'near' && called !== null;
  const isBrief = detail === 'middle' && tokens > 0;
  const hasRoom = detail === 'near' || tokens <= 2;
  const delivered = chip ? { x: 16, y: bar + 27 } : { x: detail === 'near' ? 29 : isBrief ? 23 : 24, y: bar + 1.5 };
  const right = facts?.fortified === true ? 18 : 4;
  return (
    <>
      <path className="bo-plate-bar" d={`M0 4a4 4 0 0 1 4-4h${width - 8}a4 4 0 0 1 4 4v${bar - 4}H0z`} />
      {stage === null ? null : <StageBadge stage={stage} opening={opening} />}
      <Name title={title} x={left} room={width - left - right} bar={bar} letters={LETTERS[detail]} />
      {facts?.fortified === true ? <Sign sign="fortified" x={width - 17} y={3} size={14} /> : null}
      {detail === 'near' && facts?.closedInStage7 === true ? (
        <Sign sign="closes" x={width - 22} y={height - 22} size={18} />
      ) : null}
      {place === 'prison' ? (
        <path
          className="bo-bars"
          d={`M14 ${bar + 3}v18M34 ${bar + 3}v18M54 ${bar + 3}v18M74 ${bar + 3}v18M94 ${bar + 3}v18`}
        />
      ) : null}
      {facts?.tile === true ? (
        <g transform={`translate(3 ${bar + 1.5})`}>
          {detail === 'near' ? <TileChip tile={tile} called={called} /> : <TileMark tile={tile} size={19} />}
        </g>
      ) : null}
      {delivery === undefined || !hasRoom ? null : (
        <g transform={`translate(${delivered.x} ${delivered.y})`}>
          <DeliveryMark
            delivery={delivery}
            tile={tile}
            extent={detail === 'near' ? 'all' : !isBrief ? 'figures' : tokens === 1 ? 'short' : 'brief'}
          />
        </g>
      )}
      {facts?.modifiers === undefined ? null : (
        <g transform={`translate(6 ${bar + 1.5})`}>
          <ModifierMarks modifiers={facts.modifiers} room={isBrief ? 3 - tokens : Infinity} />
        </g>
      )}
    </>
  );
}

/** The printed part of a space around its middle: the name, and nearer also tile, delivery and modifiers. */
export const Plate = memo(function Plate({
  place,
  title,
  opening,
  detail,
  width,
  tokens,
  tile,
  called,
}: {
  readonly place: ConspiratorPlace;
  readonly title: string;
  readonly opening: Opening;
  readonly detail: Detail;
  readonly width: number;
  /** How many tokens stand on it. */
  readonly tokens: number;
  readonly tile: Tile | undefined;
  /** The name of the item that lies there face up; null when none does. */
  readonly called: string | null;
}): ReactElement {
  const { height } = PLATE[detail];
  return (
    <g transform={`translate(${-width / 2} ${-height / 2})`}>
      <rect className="bo-plate" width={width} height={height} rx="4" />
      {detail === 'far' ? (
        <>
          <Line text={title} x={6} y={15.5} size={12} room={width - 10} />
          {/* On the corner: beside the name there is no room (found: nobody with a phone knew which spaces are fortified). */}
          {place !== 'prison' && SPACES[place].fortified === true ? (
            <g className="bo-corner" transform={`translate(${width - 8} -6)`}>
              <rect width="13" height="13" rx="3" />
              <Sign sign="fortified" x={1.5} y={1.5} size={10} />
            </g>
          ) : null}
        </>
      ) : (
        <Printed
          place={place}
          title={title}
          opening={opening}
          detail={detail}
          tokens={tokens}
          tile={tile}
          called={called}
        />
      )}
    </g>
  );
});
