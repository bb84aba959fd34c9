import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactElement,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

import { SPACE_IDS } from '../../../../shared/games/black-orchestra/board/spaces';
import { useEvent } from '../../../base/ui/useEvent';
import type { Following, ShownPoint } from '../../../table/contract/contract';
import type { Telling } from '../../../table/contract/story';
import { hasDrawer, useLayout } from '../../../table/kit/useLayout';
import { viewBox } from '../../../table/map/camera';
import { useCamera } from '../../../table/map/useCamera';
import type { Drawing } from '../drawing';
import type { ConspiratorPlace } from '../i18n/places';
import { word } from '../i18n/words';
import { BerlinPlate } from './BerlinPlate';
import { Beyond } from './Beyond';
import { Facts } from './Facts';
import { GoalMark, GoalWay } from './GoalWay';
import { Land } from './Land';
import { SMALLEST } from './layout';
import { Place } from './Place';
import { PlanMarks, PlanWays } from './Plans';
import { placeOfThing, POINTED, Points } from './Points';
import { Roads } from './Roads';
import { type Direction, neighbour } from './roving';
import {
  berlin,
  detailOf,
  europe,
  frame,
  IN_BERLIN,
  mapAmongColumns,
  mapFor,
  type MapView,
  placeOn,
  reveal,
} from './views';
import { Ways } from './Ways';

const ALL: readonly ConspiratorPlace[] = [...SPACE_IDS, 'prison'];
const ZOOM = 1.35;
const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** Where the map should open: where this viewer's conspirator is, or the active one for a spectator. */
function startOf({ table, you }: Drawing): ConspiratorPlace {
  const own = table.conspirators.find(({ seat }) => seat === you);
  return (own ?? table.conspirators[table.turn.active])?.space ?? 'train-station';
}

/** Where the reader's conspirator is: the active one of several. Null for whoever looks on. */
function ownPlace({ table, you }: Drawing): ConspiratorPlace | null {
  const active = table.conspirators[table.turn.active];
  if (active?.seat === you) return active.space;
  return table.conspirators.find(({ seat }) => seat === you)?.space ?? null;
}

/** Places with where they are, the southern ones first: what stands in a space hangs down from it, over the name of the next one. */
function southFirst(places: readonly ConspiratorPlace[], view: MapView) {
  return places.map((place) => ({ place, at: placeOn(view, place) })).sort((a, b) => b.at.y - a.at.y);
}

/**
 * The map: all places with roads, tokens and tiles. Drag, pinch, wheel or buttons move it; the nearer it is, the more is
 * printed on its plates, which keep their size. The arrows go from place to place.
 */
export function Board({
  drawing,
  telling,
  seek,
  following,
}: {
  readonly drawing: Drawing;
  /** Whether the map goes along with whoever has the turn. */
  readonly following: Following;
  /** What the map is to show, because somebody points at it. */
  readonly seek: ShownPoint | null;
  /** The moment that is being told: the map flies to its place when it should. */
  readonly telling: Telling | null;
}): ReactElement {
  const { text } = drawing;
  const box = useRef<HTMLDivElement>(null);
  const own = startOf(drawing);
  const start = useCallback((view: MapView) => placeOn(view, own), [own]);
  const { camera, port, view, hand, look, fly } = useCamera(
    box,
    hasDrawer(useLayout()) ? mapFor : mapAmongColumns,
    start,
  );
  const [cursor, setCursor] = useState<ConspiratorPlace>(own);
  const detail = detailOf(view, camera);
  // In steps, so that not every moment of a zoom draws the map again.
  const townScale = detail === 'far' ? Math.max(SMALLEST, Math.floor(camera.scale * 10) / 10) : SMALLEST;
  const onFocus = useCallback(
    (place: ConspiratorPlace) => {
      setCursor(place);
      if (box.current?.querySelector(`[data-space="${place}"]:focus-visible`) == null) return;
      look((seen) => reveal(seen.view, seen.camera, seen.port, place));
    },
    [look],
  );
  const to = telling?.fly === 'go' && telling.place?.kind === 'space' ? telling.place.id : null;
  const turn = telling?.turn ?? 0;
  useEffect(() => {
    const place = ALL.find((one) => one === to);
    if (place !== undefined) fly((seen) => reveal(seen.view, seen.camera, seen.port, place));
  }, [to, turn, fly]);
  const sought = seek === null ? null : placeOfThing(seek.thing, drawing.table);
  const time = seek?.n ?? 0;
  const toPointed = useCallback(
    (place: ConspiratorPlace) => fly((seen) => reveal(seen.view, seen.camera, seen.port, place, POINTED)),
    [fly],
  );
  useEffect(() => {
    if (sought !== null) toPointed(sought);
  }, [sought, time, toPointed]);
  // What somebody asked this reader needs to see: their pawn, and what is lit; for whoever looks on, the pawn that has the turn.
  // It is brought into sight again whenever the window is another. They may look elsewhere until the next question.
  const followed = following === 'turn' ? (drawing.table.conspirators[drawing.table.turn.active]?.space ?? null) : null;
  const mine = ownPlace(drawing) ?? followed;
  const lit = ALL.filter((place) => drawing.isTarget({ kind: 'space', id: place }));
  const wanted = mine === null ? '' : [mine, ...lit].join(' ');
  const bring = useEvent(() => {
    if (mine === null || to !== null || hand.current === 'moved') return;
    const { x, y, scale } = frame(view, camera, port, [mine, ...lit]);
    const apart = Math.hypot(x - camera.x, y - camera.y) * camera.scale + Math.abs(scale / camera.scale - 1);
    if (apart > 0.5) fly((seen) => frame(seen.view, seen.camera, seen.port, [mine, ...lit]));
  });
  const framed = useRef('');
  useEffect(() => {
    if (framed.current !== wanted) hand.current = 'at-rest';
    framed.current = wanted;
    bring();
  }, [wanted, to, port.width, port.height, hand, bring]);
  const byHand = useCallback(
    (how: Parameters<typeof look>[0]) => {
      hand.current = 'moved';
      look(how);
    },
    [hand, look],
  );
  const go = useCallback(
    (place: ConspiratorPlace) => {
      hand.current = 'moved';
      toPointed(place);
    },
    [hand, toPointed],
  );
  const toBerlin = useCallback(() => byHand((seen) => berlin(seen.view, seen.port)), [byHand]);
  const shown = detail === 'far' ? ALL.filter((place) => !IN_BERLIN.has(place)) : ALL;
  const stop = shown.includes(cursor) ? cursor : null;
  const map = useMemo(
    () => (
      <>
        <Land view={view} title={word(text, 'bo.board.berlin')} ways={word(text, 'bo.board.berlin.ways')} />
        <Roads view={view} />
        <Ways view={view} ways={drawing.changed.ways} />
        <GoalWay view={view} drawing={drawing} />
        <PlanWays view={view} drawing={drawing} />
        {detail === 'far' ? (
          <BerlinPlate
            view={view}
            scale={townScale}
            drawing={drawing}
            focusable={stop === null ? 'stop' : 'skip'}
            onPress={toBerlin}
          />
        ) : null}
        {southFirst(detail === 'far' ? ALL.filter((place) => !IN_BERLIN.has(place)) : ALL, view).map(
          ({ place, at }) => (
            <Place
              key={place}
              place={place}
              at={at}
              detail={detail}
              drawing={drawing}
              focusable={place === stop ? 'stop' : 'skip'}
              onFocus={onFocus}
            />
          ),
        )}
        <GoalMark view={view} drawing={drawing} detail={detail} />
        <PlanMarks view={view} drawing={drawing} detail={detail} />
        <Points view={view} drawing={drawing} />
      </>
    ),
    [drawing, text, onFocus, toBerlin, view, detail, townScale, stop],
  );
  const walk = (event: KeyboardEvent): void => {
    const direction = DIRECTIONS[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    const next = neighbour(shown, view.arrangement.places, stop ?? 'train-station', direction);
    box.current?.querySelector<SVGElement>(`[data-space="${next ?? 'berlin'}"]`)?.focus();
  };
  const zoom = (factor: number) => (): void =>
    byHand((seen) =>
      seen.view.camera.zoomAt(seen.camera, seen.port, factor, { x: seen.port.width / 2, y: seen.port.height / 2 }),
    );
  return (
    <div className="bo-board">
      <div className="bo-map" ref={box} data-shown={view.camera.isWhole(camera, port) ? 'whole' : 'part'}>
        <svg
          className={`bo-${detail}`}
          viewBox={viewBox(camera, port)}
          role="group"
          aria-label={word(text, 'bo.board')}
          style={{ '--bo-unit': 1 / camera.scale } as CSSProperties}
          onKeyDown={walk}
        >
          {map}
        </svg>
      </div>
      <Beyond view={view} camera={camera} port={port} drawing={drawing} onGo={go} />
      <div className="bo-jumps" data-detail={detail}>
        <button type="button" className="bo-jump-berlin" onClick={toBerlin}>
          {word(text, 'bo.board.jump.berlin')}
        </button>
        <button type="button" onClick={() => byHand((seen) => europe(seen.view, seen.port))}>
          {word(text, 'bo.board.jump.europe')}
        </button>
        <button type="button" className="bo-zoom" aria-label={word(text, 'bo.board.zoom.out')} onClick={zoom(1 / ZOOM)}>
          −
        </button>
        <button type="button" className="bo-zoom" aria-label={word(text, 'bo.board.zoom.in')} onClick={zoom(ZOOM)}>
          +
        </button>
      </div>
      <Facts places={ALL} drawing={drawing} />
    </div>
  );
}
