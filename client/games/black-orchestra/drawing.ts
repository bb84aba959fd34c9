import type { Ref } from '../../../shared/engine/ask';
import type { SheetId } from '../../../shared/games/black-orchestra/board/sheets';
import type { Facts, FactsByEdition } from '../../../shared/games/black-orchestra/forecast/facts';
import type { Table } from '../../../shared/games/black-orchestra/table';
import type { Renderer } from '../../../shared/text/render';
import { barredIn } from '../../table/choices/unavailable';
import { type DrawingSource, refKey, type ShownPlan, type ShownPoint } from '../../table/contract/contract';
import { type Aids, aidsOf } from './aids/aids';
import { printed } from './faces';
import { type Changes, changesOf, NO_CHANGES } from './story/changes';

const INTERROGATION = 'interrogation';

/** What every part of the screen is drawn from: the table, the reader's words, and what can be tapped. */
export interface Drawing {
  readonly table: Table;
  /** What is printed on the cards of this edition, and its rules, for forecasts. */
  readonly facts: Facts;
  /** What the table lets screens work out for players. */
  readonly aids: Aids;
  readonly you: DrawingSource<Table>['view']['you'];
  /** What is open to the viewer now. */
  readonly asks: DrawingSource<Table>['view']['asks'];
  readonly log: DrawingSource<Table>['view']['log'];
  /** Whose turn it is; null once the match is over. */
  readonly active: SheetId | null;
  /** Who decides in the interrogation room, and is not the reader; null while nobody does. */
  readonly inside: SheetId | null;
  /** The reader's conspirator; null for who has none, or more than one. */
  readonly own: SheetId | null;
  readonly members: DrawingSource<Table>['members'];
  readonly text: Renderer;
  readonly tap: (ref: Ref) => void;
  /** Class names for a thing: whether it can be chosen now or is said to be none, whether something or somebody points at it. */
  readonly marks: (ref: Ref) => string;
  /** Whether a thing can be chosen now. */
  readonly isTarget: (ref: Ref) => boolean;
  /** What the moment that is being told has changed. */
  readonly changed: Changes;
  /** Who points at what now. */
  readonly points: readonly ShownPoint[];
  /** What people suggest to one another. */
  readonly plans: readonly ShownPlan[];
}

/** Makes the drawing from what the table screen gives to a game. */
export function drawingOf({
  view,
  facts,
  options,
  members,
  text,
  targets,
  tap,
  emphasis,
  telling,
  points,
  plans,
}: DrawingSource<Table, FactsByEdition>): Drawing {
  const barred = new Set(
    barredIn({ asks: view.asks }, 'everything').flatMap(({ ref }) => (ref === undefined ? [] : [refKey(ref)])),
  );
  const pointed = new Map(points.map(({ thing, by }) => [refKey(thing), ` bo-pointed seat-${by.colour ?? 'none'}`]));
  const isTarget = (ref: Ref): boolean => targets.has(refKey(ref));
  const active = view.over === null ? (view.table.conspirators[view.table.turn.active]?.id ?? null) : null;
  return {
    table: view.table,
    facts: facts[view.table.edition],
    aids: aidsOf(options),
    you: view.you,
    asks: view.asks,
    log: view.log,
    own: onlyOf(view.table, view.you),
    active,
    inside: isOutside(view) ? active : null,
    members,
    text,
    tap,
    isTarget,
    changed: telling === null ? NO_CHANGES : changesOf(telling.lines),
    points,
    plans,
    marks: (ref) =>
      `${isTarget(ref) ? ' bo-target' : barred.has(refKey(ref)) ? ' bo-barred' : ''}${isNamed(emphasis, ref) ? ' bo-emphasis' : ''}${pointed.get(refKey(ref)) ?? ''}`,
  };
}

function onlyOf({ conspirators }: Table, you: Drawing['you']): SheetId | null {
  const [one, ...others] = conspirators.filter(({ seat }) => seat === you);
  return one === undefined || others.length > 0 ? null : one.id;
}

/** Whether a thing is pointed at. Sentences name a conspirator by the sheet, and a card without the number of its copy. */
function isNamed(emphasis: ReadonlySet<string>, ref: Ref): boolean {
  if (emphasis.has(refKey(ref))) return true;
  return ref.kind === 'conspirator' ? emphasis.has(`sheet:${ref.id}`) : emphasis.has(`${ref.kind}:${printed(ref.id)}`);
}

/** Whether others are asked behind the door: not the reader, nor who they stand in for; after an eagle everybody may know what is asked. */
function isOutside({ waiting, you, kept = [], log }: DrawingSource<Table>['view']): boolean {
  const isInside = waiting.some(({ seat, kind }) => kind === INTERROGATION && seat !== you);
  const isAsked = kept.some(({ asks }) => asks.some(({ kind }) => kind === INTERROGATION));
  return isInside && !isAsked && log.at(-1)?.text.m !== 'log.resist-eagle';
}
