import type { ReactElement } from 'react';

import type { Language } from '../../shared/engine/game';
import type { MatchView } from '../../shared/engine/match';
import type { Renderer } from '../../shared/text/render';
import { targetsOf } from '../table/choices/targets';
import type { DrawingSource } from '../table/contract/contract';
import { CoverProvider } from '../table/curtain/Cover';
import { draw, type DrawnScreen } from './draw';

/** What a test says of the table that a game draws. */
interface Drawn<Table, Facts> {
  readonly view: MatchView<Table>;
  readonly facts: Facts;
  readonly text: Renderer;
  /** Told of each thing that is tapped; nobody is when not given. */
  readonly tap?: DrawingSource<Table, Facts>['tap'];
}

/** The source of a game's drawing in a room without members at which nothing is told, planned or pointed at. */
export function sourceOf<Table, Facts>({
  view,
  facts,
  text,
  tap = () => undefined,
}: Drawn<Table, Facts>): DrawingSource<Table, Facts> {
  return {
    view,
    facts,
    options: {},
    members: [],
    text,
    targets: targetsOf(view.asks),
    tap,
    emphasis: new Set(),
    telling: null,
    plans: [],
    points: [],
  };
}

/** Draws a part of a game, such as its board or a panel, inside what a table puts around it. */
export function drawPart(part: ReactElement, language: Language): DrawnScreen {
  return draw(<CoverProvider>{part}</CoverProvider>, language);
}
