import { diff } from '../../../shared/patch/diff';
import type { PastFrame, PastView } from '../../../shared/protocol/rooms';
import { drawable, stepOfLine, stepsAfter } from './steps';

/** A view with these lines in its log. */
function viewOf(...lines: readonly string[]): PastView {
  return {
    rules: 'toy',
    you: null,
    keepers: {},
    table: { lines: lines.length },
    log: lines.map((m) => ({ text: { m } })),
    over: null,
  };
}

/** The frames that lead from one view to the next. */
function framesOf(...views: readonly PastView[]): readonly PastFrame[] {
  return views.map((view, i) => ({ at: i, detail: 'exact', patch: diff(views[i - 1] ?? null, view) }));
}

// The second line is taken back, and another one takes its place.
const VIEWS = [viewOf('a'), viewOf('a', 'b'), viewOf('a'), viewOf('a', 'c'), viewOf('a', 'c', 'd', 'e')];

it('is each view that was shown, with the lines that came with it', () => {
  const steps = stepsAfter(stepsAfter([], framesOf(...VIEWS).slice(0, 2)), framesOf(...VIEWS).slice(2));
  expect(steps.map(({ view }) => view)).toEqual(VIEWS);
  expect(steps.map(({ told }) => told.map(({ m }) => m).join(''))).toEqual(['a', 'b', '', 'c', 'de']);
});

it.each([
  ['that is there from the beginning', 0, 0],
  ['that came in the place of one that was taken back', 1, 3],
  ['that came with another', 3, 4],
  ['that is not there', 9, 4],
])('is found for a line %s', (_, line, step) => {
  expect(stepOfLine(stepsAfter([], framesOf(...VIEWS)), line)).toBe(step);
});

it('has nothing to decide', () => {
  const [first] = stepsAfter([], framesOf(...VIEWS));
  expect(first === undefined ? null : drawable(first)).toMatchObject({ asks: [], waiting: [], table: { lines: 1 } });
});
