import { isQuestion, seat } from '../../../../shared/engine/ask';
import { viewOf } from '../../../../shared/engine/match';
import { blackOrchestra } from '../../../../shared/games/black-orchestra';
import { playout } from '../../../../shared/testing/playout';
import {
  nextAt,
  type Presentation,
  presentationAfter,
  presentationOf,
  type PresentationRules,
} from '../../../table/presentation/presentation';
import { story } from './story';
import { isRaid } from './timing';

const GAMES = 10;
const SEATS = 3;
/** Nobody takes longer to answer than this; most of what happens is still being presented then. */
const BETWEEN_MS = [200, 1_500, 4_000, 15_000];

/** What a viewer is shown of one random game after another, with the names of the scenes that came. */
function present(viewer: 0 | null, seed: number, scenes: Set<string>): void {
  const you = viewer === null ? null : seat(viewer);
  let now = 0;
  let presentation: Presentation | null = null;
  const own = new Set<string>();
  const plan: PresentationRules = {
    lines: story.lines,
    timing: story.timing,
    reader: { own, people: 5 },
    scenes: [],
    tempo: 1,
  };

  const check = (one: Presentation): void => {
    const [first] = one.waiting;
    if (first === undefined) {
      expect(one.shown).toBe(one.real);
      return;
    }
    const names = first.paced.beats.slice(0, one.beat).map(({ name }) => name);
    const told = names.includes('result');
    expect(one.shown.log.length).toBeLessThanOrEqual(told ? first.to : first.from);
    if (first.place === 'last' && told) expect(one.shown.table).toBe(first.message.table);
    else {
      expect(one.shown.over).toBeNull();
      expect(one.shown.table).toBe(one.before.table);
    }
    if (one.shown !== one.real) expect(one.shown.asks).toEqual([]);
    if (first.timing.weight === 'scene') scenes.add(isRaid(first) ? 'raid' : first.moment.head.m);
  };
  const pass = (ms: number): void => {
    const until = now + ms;
    while (presentation !== null) {
      const at = nextAt(presentation);
      if (at === null || at > until) break;
      now = at;
      presentation = presentationAfter(presentation, { type: 'elapsed', now });
      check(presentation);
    }
    now = until;
  };
  let answers = 0;
  playout(blackOrchestra, { seats: SEATS, seed }, (match) => {
    const view = viewOf(blackOrchestra, match, you);
    for (const { name, seat: of } of story.people(view)) if (of === you) own.add(name.m);
    presentation =
      presentation === null ? presentationOf(view) : presentationAfter(presentation, { type: 'came', view, now, plan });
    check(presentation);
    pass(BETWEEN_MS[answers++ % BETWEEN_MS.length] ?? 0);
    // Whoever is asked is soon shown what.
    if (view.asks.some(isQuestion)) {
      const asked = now;
      pass(12_000);
      expect(presentation.shown.asks.length).toBeGreaterThan(0);
      now = Math.max(now, asked);
    }
  });
  pass(60_000);
}

test('ten whole games on a player’s screen and on a television: no result before its moment, and every scene comes', () => {
  const scenes = new Set<string>();
  for (let seed = 1; seed <= GAMES; seed++) {
    present(0, seed, scenes);
    present(null, seed, scenes);
  }
  for (const scene of ['raid', 'log.stage', 'log.turn', 'log.plot-quiet', 'log.interrogated']) {
    expect([...scenes]).toContain(scene);
  }
  expect([...scenes].some((name) => name.startsWith('log.arrested'))).toBe(true);
});
