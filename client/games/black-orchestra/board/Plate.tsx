import type { ReactElement } from 'react';

import type { Opening } from '../../../../shared/games/black-orchestra/board/opening';
import { type Delivery, type Modifiers, SPACES } from '../../../../shared/games/black-orchestra/board/spaces';
import type { Tile } from '../../../../shared/games/black-orchestra/state';
import { ItemGlyph } from '../glyphs/items';
import { Sign } from '../glyphs/signs';
import type { ConspiratorPlace } from './geometry';
import { farLabelOf, labelOf } from './label';
import { PLATE } from './layout';
import { Line } from './Line';

const NAME_BAR = 25;
const ROW = 26;

function Name({ title, x, room }: { readonly title: string; readonly x: number; readonly room: number }): ReactElement {
  const { lines, size } = labelOf(title, room);
  const step = size - 2.5;
  const first = NAME_BAR / 2 + size * 0.34 - ((lines.length - 1) * step) / 2;
  return (
    <>
      {lines.map((line, i) => (
        <Line key={line} text={line} x={x} y={first + i * step} size={size} room={room} />
      ))}
    </>
  );
}

/** The name alone, as large as the plate allows, for a map seen from afar. */
function FarName({ title }: { readonly title: string }): ReactElement {
  const { lines, size } = farLabelOf(title, PLATE.width - 8);
  return (
    <g className="bo-far-name">
      {lines.map((line, i) => (
        <Line
          key={line}
          text={line}
          x={5}
          y={(lines.length === 1 ? size * 1.15 : size * 0.9) + i * (size - 2)}
          size={size}
          room={PLATE.width - 8}
        />
      ))}
    </g>
  );
}

/** What the stage badge of a space shows: its number while closed or open; a cross over it once closed for good. */
function StageBadge({ stage, opening }: { readonly stage: number; readonly opening: Opening }): ReactElement {
  return (
    <g className={`bo-stage bo-stage-${opening}`}>
      <rect x="4" y="4" width="17" height="17" rx="2" />
      <text x="12.5" y="17" textAnchor="middle" fontSize="14">
        {stage}
      </text>
      {opening === 'closed-for-good' ? <path d="M5 20 20 5" /> : null}
    </g>
  );
}

/** The item tile: a shut envelope while face down, the item once face up, an empty outline once taken. */
function TileMark({ tile }: { readonly tile: Tile | undefined }): ReactElement {
  const state = tile === undefined ? 'taken' : tile.face;
  return (
    <g className={`bo-tile bo-tile-${state}`} transform={`translate(4 ${ROW})`}>
      <rect width="23" height="23" rx="2" />
      {tile?.face === 'up' ? <ItemGlyph item={tile.item} x={2} y={2} size={19} /> : null}
      {tile?.face === 'down' ? (
        <text x="11.5" y="17.5" textAnchor="middle" fontSize="17">
          ?
        </text>
      ) : null}
    </g>
  );
}

function Condition({ delivery }: { readonly delivery: Delivery }): ReactElement | null {
  const { condition } = delivery;
  switch (condition?.kind) {
    case undefined:
      return null;
    case 'deputy-here':
      return <Sign sign="deputy" x={0} y={3} size={17} />;
    case 'hitler-here':
      return <Sign sign="hitler" x={0} y={3} size={17} />;
    case 'current-stage':
      return (
        <g className="bo-stage bo-stage-open" transform="translate(-3 .5)">
          <rect x="4" y="4" width="15" height="15" rx="2" />
          <text x="11.5" y="16" textAnchor="middle" fontSize="12.5">
            {condition.stage}
          </text>
        </g>
      );
    case 'affiliation':
      return <Sign sign={condition.affiliation} x={0} y={3} size={17} />;
  }
}

/** A delivery: the item, how much suspicion falls, for whom (one head or several), and on what condition. */
function DeliveryMark({
  delivery,
  tile,
}: {
  readonly delivery: Delivery;
  readonly tile: Tile | undefined;
}): ReactElement {
  return (
    <g
      className={tile === undefined ? 'bo-delivery bo-delivery-open' : 'bo-delivery'}
      transform={`translate(33 ${ROW})`}
    >
      <rect width="113" height="23" rx="11.5" />
      {delivery.item === 'any' ? (
        <Sign sign="any-item" x={6} y={2.5} size={18} />
      ) : (
        <ItemGlyph item={delivery.item} x={6} y={2.5} size={18} />
      )}
      <path className="bo-arrow" d="M28 11.5h8m-3-3 3 3-3 3" />
      <Sign sign="suspicion" x={40} y={3.5} size={16} />
      <text x="58" y="17" fontSize="15">
        {`−${Math.abs(delivery.suspicion)}`}
      </text>
      <g transform="translate(77 0)">
        <Sign sign={delivery.who === 'you' ? 'one-head' : 'heads'} x={0} y={3.5} size={16} />
      </g>
      <g transform="translate(94 0)">
        <Condition delivery={delivery} />
      </g>
    </g>
  );
}

/** What entering does: a sign and a signed number for each change. */
function ModifierMarks({ modifiers }: { readonly modifiers: Modifiers }): ReactElement {
  const kinds = (['motivation', 'suspicion', 'support'] as const).filter((kind) => modifiers[kind] !== undefined);
  return (
    <g className="bo-modifiers" transform={`translate(5 ${ROW})`}>
      {kinds.map((kind, i) => {
        const amount = modifiers[kind] ?? 0;
        return (
          <g key={kind} transform={`translate(${i * 48} 0)`}>
            <Sign sign={kind} x={0} y={3} size={18} />
            <text x="20" y="17.5" fontSize="16">
              {amount < 0 ? `−${-amount}` : `+${amount}`}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** The printed part of a space: name bar, tile, delivery, modifiers. */
export function Plate({
  place,
  title,
  opening,
  tile,
}: {
  readonly place: ConspiratorPlace;
  readonly title: string;
  readonly opening: Opening;
  readonly tile: Tile | undefined;
}): ReactElement {
  const facts = place === 'prison' ? null : SPACES[place];
  const stage = facts?.stage ?? null;
  const left = stage === null ? 7 : 26;
  const right = facts?.fortified === true ? 24 : 5;
  return (
    <>
      <rect className="bo-plate" width={PLATE.width} height={PLATE.height} rx="4" />
      <path className="bo-plate-bar" d={`M0 4a4 4 0 0 1 4-4h${PLATE.width - 8}a4 4 0 0 1 4 4v${NAME_BAR - 4}H0z`} />
      <FarName title={title} />
      <g className="bo-near">
        {stage === null ? null : <StageBadge stage={stage} opening={opening} />}
        <Name title={title} x={left} room={PLATE.width - left - right} />
        <g transform={`translate(${PLATE.width - 20} 4)`}>
          {facts?.fortified === true ? <Sign sign="fortified" x={0} y={0} size={17} /> : null}
        </g>
        {facts?.closedInStage7 === true ? (
          <Sign sign="closes" x={PLATE.width - 24} y={PLATE.height - 24} size={20} />
        ) : null}
        {place === 'prison' ? (
          <path className="bo-bars" d="M12 31v46M35 31v46M58 31v46M81 31v46M104 31v46M127 31v46" />
        ) : null}
        {facts?.tile === true ? <TileMark tile={tile} /> : null}
        {facts?.delivery === undefined ? null : <DeliveryMark delivery={facts.delivery} tile={tile} />}
        {facts?.modifiers === undefined ? null : <ModifierMarks modifiers={facts.modifiers} />}
      </g>
    </>
  );
}
