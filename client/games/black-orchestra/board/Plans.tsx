import type { ReactElement } from 'react';

import type { SheetId } from '../../../../shared/games/black-orchestra/board/sheets';
import { SPACE_IDS } from '../../../../shared/games/black-orchestra/board/spaces';
import type { Table } from '../../../../shared/games/black-orchestra/table';
import type { ShownPlan } from '../../../table/contract/contract';
import type { Point } from '../../../table/map/camera';
import type { Drawing } from '../drawing';
import { PawnShape } from '../glyphs/tokens';
import type { ConspiratorPlace } from '../i18n/places';
import { breadthOf } from './label';
import { type Detail, PLATE } from './layout';
import { breadth } from './Place';
import { shortName } from './town';
import { IN_BERLIN, type MapView, onMap, placeOn } from './views';

/** How far the way of each plan is drawn beside that of the one before. */
const BESIDE = 5;

/** A stop of a planned way: where a pawn would be, and the numbers of the steps that are taken there or lead there. */
interface Stop {
  readonly place: ConspiratorPlace;
  readonly numbers: readonly number[];
}

/** The way of a pawn by a plan, from where it stands now. */
export interface PlannedWay {
  readonly who: SheetId;
  readonly stops: readonly Stop[];
}

/** The way that the steps of a plan lead; null when it is of nobody on this table, or has no steps left. */
export function wayOf({ seat, steps }: ShownPlan, table: Table): PlannedWay | null {
  const one = table.conspirators.find((conspirator) => conspirator.seat === seat);
  if (one === undefined || steps.length === 0) return null;
  const stops = steps.reduce<readonly Stop[]>(
    (before, { key, ref, n }) => {
      const to = key.startsWith('move:') ? SPACE_IDS.find((space) => space === ref?.id) : undefined;
      if (to !== undefined) return [...before, { place: to, numbers: [n] }];
      const last = before.at(-1);
      return last === undefined ? before : [...before.slice(0, -1), { ...last, numbers: [...last.numbers, n] }];
    },
    [{ place: one.space, numbers: [] }],
  );
  return { who: one.id, stops };
}

/** A plan on a map: its way, and the points of its stops. */
interface DrawnWay extends PlannedWay {
  readonly plan: ShownPlan;
  readonly at: readonly Point[];
}

/** The plans that lead anywhere on the map, each a little beside the one before. */
function drawnWays(view: MapView, { plans, table }: Pick<Drawing, 'plans' | 'table'>): readonly DrawnWay[] {
  return plans.flatMap((plan, i) => {
    const way = wayOf(plan, table);
    if (way === null) return [];
    const at = way.stops.map(({ place }) => {
      const { x, y } = placeOn(view, place);
      return { x: x + i * BESIDE, y: y + i * BESIDE };
    });
    return [{ ...way, plan, at }];
  });
}

/** The ways of what people suggest to one another, dashed in the colour of who does: under the places. */
export function PlanWays({ view, drawing }: { readonly view: MapView; readonly drawing: Drawing }): ReactElement {
  return (
    <g className="bo-plans" aria-hidden="true">
      {drawnWays(view, drawing).map(({ plan, at }) => {
        const path = at.map(({ x, y }, n) => `${n === 0 ? 'M' : 'L'}${x} ${y}`).join('');
        return (
          <g key={plan.id} data-colour={plan.by.colour} data-plan={plan.id}>
            <path className="bo-plan-bed" d={path} />
            <path className="bo-plan-way" d={path} />
            {at.slice(1).map((to, n) => (
              <Head key={n} from={at[n] ?? to} to={to} />
            ))}
          </g>
        );
      })}
    </g>
  );
}

/** How far along a leg its head is drawn: in the open, since plates lie over both ends. */
const HEAD_AT = 0.6;

/** The head of a leg of a way, which tells where it leads. */
function Head({ from, to }: { readonly from: Point; readonly to: Point }): ReactElement {
  const [x, y] = [from.x + (to.x - from.x) * HEAD_AT, from.y + (to.y - from.y) * HEAD_AT];
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return (
    <g transform={`translate(${x} ${y}) rotate(${angle})`}>
      <path className="bo-plan-head bo-fixed" d="M-7-8 7 0-7 8z" />
    </g>
  );
}

/** Half the height of a mark, and how far it may reach down over the name on a plate: less than where a stage is printed. */
const MARK = 10;
const OVER = 2;

/** Where the middle of the first mark on a plate is, from the middle of the plate: above what is printed on it, the stage first of all. */
export function markEdge(detail: Detail): Point {
  const { width, height } = PLATE[detail];
  return { x: -width / 2 + MARK + 4, y: -height / 2 - MARK + OVER };
}

/** So many letters of a name stand in a mark. */
const LETTERS = 12;

/** What stands in a mark: the numbers of steps, or who suggests a single one. */
function markedWith({ by, length }: ShownPlan, numbers: readonly number[]): string {
  if (length > 1 || numbers.length === 0) return numbers.join('·');
  return by.name.length > LETTERS ? `${by.name.slice(0, LETTERS - 1)}…` : by.name;
}

/**
 * The numbers of the steps at the places where they would be taken, and the pawn where its way ends: over the places. From afar there is
 * no room beside a place for either, so the place where the way ends has a rim.
 */
export function PlanMarks({
  view,
  drawing,
  detail,
}: {
  readonly view: MapView;
  readonly drawing: Drawing;
  readonly detail: Detail;
}): ReactElement {
  if (detail === 'far') return <PlanEnds view={view} drawing={drawing} />;
  const edge = markEdge(detail);
  const taken = new Map<ConspiratorPlace, number>();
  return (
    <g className="bo-plans" aria-hidden="true">
      {drawnWays(view, drawing).map(({ plan, who, stops }) => (
        <g key={plan.id} data-colour={plan.by.colour}>
          {stops.map(({ place, numbers }, n) => {
            const { x, y } = placeOn(view, place);
            // Marks at one place stand side by side.
            const before = taken.get(place) ?? 0;
            const label = markedWith(plan, numbers);
            const width = numbers.length === 0 ? 0 : Math.max(20, breadthOf(label) + 12);
            const ends = n === stops.length - 1 && n > 0;
            taken.set(place, before + width + (ends ? 26 : 2));
            return (
              <g key={n} transform={`translate(${x} ${y})`}>
                <g className="bo-fixed">
                  <g transform={`translate(${edge.x + before} ${edge.y})`}>
                    {numbers.length === 0 ? null : (
                      <>
                        <rect className="bo-plan-mark" x={-MARK} y={-MARK} width={width} height={2 * MARK} rx={MARK} />
                        <text textAnchor="middle" x={width / 2 - MARK} y={4.5} fontSize="13">
                          {label}
                        </text>
                      </>
                    )}
                    {ends ? (
                      <g className="bo-plan-pawn" transform={`translate(${width + 3} -3)`}>
                        <PawnShape sheet={who} size={22} />
                      </g>
                    ) : null}
                  </g>
                </g>
              </g>
            );
          })}
        </g>
      ))}
    </g>
  );
}

/** How far the rim of each plan is drawn around that of the one before. */
const AROUND = 4;

/** The places where plans end, each with a rim: it covers nothing. In Berlin seen from afar the pawn stands beside its name. */
function PlanEnds({ view, drawing }: { readonly view: MapView; readonly drawing: Drawing }): ReactElement {
  const { berlin } = view.arrangement;
  const corner = onMap(view, { x: berlin.x + berlin.width, y: berlin.y });
  return (
    <g className="bo-plans" aria-hidden="true">
      {drawnWays(view, drawing).map(({ plan, who, stops }, i) => {
        const place = stops.at(-1)?.place;
        if (place === undefined) return null;
        const { x, y } = IN_BERLIN.has(place) ? corner : placeOn(view, place);
        const width = breadth('far', shortName(place, drawing.text)) + 6 + i * AROUND;
        const height = PLATE.far.height + 6 + i * AROUND;
        return (
          <g key={plan.id} data-colour={plan.by.colour} transform={`translate(${x} ${y})`}>
            <g className="bo-fixed">
              {IN_BERLIN.has(place) ? (
                <g className="bo-plan-pawn" transform={`translate(${-14 - i * 22} 12)`}>
                  <circle className="bo-plan-mark" r="11" />
                  <PawnShape sheet={who} size={16} />
                </g>
              ) : (
                <rect className="bo-plan-end" x={-width / 2} y={-height / 2} width={width} height={height} rx="6" />
              )}
            </g>
          </g>
        );
      })}
    </g>
  );
}
