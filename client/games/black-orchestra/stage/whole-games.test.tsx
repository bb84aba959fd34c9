/** @jest-environment ./client/testing/environment.ts */
import { act } from '@testing-library/react';
import type { ReactElement } from 'react';

import { isQuestion, type Seat, seat } from '../../../../shared/engine/ask';
import type { Language } from '../../../../shared/engine/game';
import { type MatchView, viewOf } from '../../../../shared/engine/match';
import { blackOrchestra } from '../../../../shared/games/black-orchestra';
import type { Table } from '../../../../shared/games/black-orchestra/table';
import { playout } from '../../../../shared/testing/playout';
import { gameSeeds, reportCount } from '../../../../shared/testing/properties';
import { PACE } from '../../../base/settings';
import {
  nextAt,
  type Presentation,
  presentationAfter,
  presentationOf,
  type PresentationRules,
} from '../../../table/presentation/presentation';
import { draw, type DrawnScreen } from '../../../testing/draw';
import { memberView, roomView } from '../../../testing/room';
import { WholeTable } from '../../../testing/whole-table';
import { translationIn } from '../../../testing/words';
import { story } from '../story/story';
import { blackOrchestraIn } from '../testing/game';

interface Reader {
  readonly screen: 'a phone' | 'a television';
  readonly language: Language;
  /** The seat of the reader; null for the television. */
  readonly you: Seat | null;
}

const MEMBERS = ['Anna', 'Ben', 'Chloé'].map((name, at) => memberView(at, name));
const ROLLS = ['log.conspire', 'log.rolled', 'log.resisted', 'log.plot-rolled', 'log.rerolled'];
/** How long after a message the next one comes; most of what happens is still on the stage then. */
const BETWEEN_MS = [200, 1_500, 4_000, 15_000];
/** So many messages come at once after a page was away. */
const BACKLOG = 40;
/** One’s own question stands on the page so soon, whatever came before it. */
const SOON_MS = 6_000;

/** What the page says because nothing is asked while something is told. */
function idleWords(language: Language): readonly string[] {
  const t = translationIn(language);
  return [
    `ABCDE · ${t('app.title')}`,
    ...(['app.loading', 'drawer.stop.peek', 'table.tab.people', 'table.tab.log', 'table.tab.decks'] as const).map(
      (id) => t(id),
    ),
    blackOrchestraIn(language).text.render({ m: 'bo.near.nothing' }),
  ];
}

/** The whole page of a reader at a view. */
function Page({ screen, language, you, view }: Reader & { readonly view: MatchView<Table> }): ReactElement {
  const game = blackOrchestraIn(language);
  const room = roomView({ phase: 'playing', game: 'black-orchestra', members: MEMBERS });
  return <WholeTable view={view} game={game} room={room} at={screen === 'a television' ? 'shared-screen' : you} />;
}

/** Everything that the page says to eyes and ears beside the stage: its title and its texts. */
function saidBeside(): readonly string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [document.title];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const words = node.textContent?.trim() ?? '';
    if (words !== '' && node.parentElement?.closest('[data-testid=stage]') === null) texts.push(words);
  }
  return texts;
}

function stage(): Element | null {
  return document.querySelector('[data-testid=stage]');
}

/** Puts the page away, or shows it again. */
function hide(where: 'away' | 'here'): void {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(where === 'away');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

function wait(ms: number): void {
  act(() => {
    jest.advanceTimersByTime(Math.max(0, ms));
  });
}

/** What is said more often than before. */
function added(before: readonly string[], now: readonly string[]): readonly string[] {
  const left = new Map<string, number>();
  for (const one of before) left.set(one, (left.get(one) ?? 0) + 1);
  return now.filter((one) => {
    const n = left.get(one) ?? 0;
    left.set(one, n - 1);
    return n <= 0;
  });
}

/** A reader who watches whole games, and beside the page what its clock must be at. */
class Watcher {
  private drawn: DrawnScreen | null = null;
  private at: Presentation | null = null;
  private readonly own = new Set<string>();
  /** The sentences that the page has shown so far: a line like an earlier one tells nothing. */
  private readonly told = new Set<string>();
  /** How many moments were looked at before their results. */
  looked = 0;

  constructor(private readonly reader: Reader) {}

  comes(view: MatchView<Table>): void {
    const { language, you } = this.reader;
    for (const { name, seat: of } of story.people(view)) if (of === you) this.own.add(name.m);
    const page = <Page {...this.reader} view={view} />;
    if (this.drawn === null || this.at === null) {
      this.drawn = draw(page, language);
      this.at = presentationOf(view);
    } else {
      const { lines, timing } = story;
      const reader = { own: this.own, people: story.people(view).length };
      const plan: PresentationRules = { lines, timing, reader, scenes: [], tempo: 1 };
      const before = { said: saidBeside(), shown: this.at.shown };
      this.drawn.redraw(page);
      this.at = presentationAfter(this.at, { type: 'came', view, now: Date.now(), plan });
      // Of a moment whose result has not come, the page says nothing beside the stage.
      const { shown, real, waiting } = this.at;
      if (shown.log.length === before.shown.log.length && shown !== real && waiting.length > 0) {
        const idle = idleWords(language);
        expect(added(before.said, saidBeside()).filter((one) => !idle.includes(one))).toEqual([]);
      }
    }
    this.check();
  }

  /** Lets time pass, and looks at the page at every beat. */
  pass(ms: number): void {
    const until = Date.now() + ms;
    while (this.at !== null) {
      const next = nextAt(this.at);
      if (next === null || next > until) break;
      wait(next - Date.now());
      this.at = presentationAfter(this.at, { type: 'elapsed', now: Date.now() });
      this.check();
    }
    wait(until - Date.now());
  }

  /** The page asks what the server asks. */
  isAsked(): boolean {
    const asked = this.at?.real.asks.find(isQuestion);
    return asked !== undefined && document.querySelector(`[data-ask="${asked.id}"]`) !== null;
  }

  /** No sentence of a line that is not told yet stands anywhere on the page. */
  private check(): void {
    if (this.at === null) return;
    const { real, shown } = this.at;
    const { text } = blackOrchestraIn(this.reader.language);
    for (const line of shown.log) this.told.add(text.render(line.text));
    const hidden = real.log.slice(shown.log.length).map((line) => text.render(line.text));
    const [first] = this.at.waiting;
    if (hidden.length === 0 || first === undefined) return;
    this.looked += 1;
    const early = (texts: readonly string[], sentences: readonly string[]) =>
      sentences.filter((one) => !this.told.has(one) && texts.some((said) => said.includes(one)));
    expect(early(saidBeside(), hidden)).toEqual([]);
    // A card has its effects written on it before they come; a die has nothing before it lands.
    const own = ROLLS.includes(first.moment.head.m) ? hidden : hidden.slice(first.to - shown.log.length);
    expect(early([stage()?.textContent ?? ''], own)).toEqual([]);
  }
}

beforeEach(() => {
  jest.useFakeTimers();
  PACE.set('normal');
});
afterEach(() => jest.useRealTimers());

/** So often the usual run looks at pages; `npm run explore -- --times 10 client/games/black-orchestra/stage` plays ten whole games on each. */
const LOOKS = gameSeeds(1).length > 1 ? Infinity : 60;

/** Lets what is loaded at the end come. */
async function settle(): Promise<void> {
  for (let i = 0; i < 20; i++) await act(async () => Promise.resolve());
}

describe.each<Reader>([
  { screen: 'a phone', language: 'fr', you: seat(0) },
  { screen: 'a television', language: 'en', you: null },
])('Whole games on $screen ($language)', (reader) => {
  it.each(gameSeeds(1))('tell nothing before its moment: game %i', async (seed) => {
    const watcher = new Watcher(reader);
    let answers = 0;
    playout(blackOrchestra, { seats: MEMBERS.length, seed }, (match) => {
      if (watcher.looked > LOOKS) return;
      watcher.comes(viewOf(blackOrchestra, match, reader.you));
      watcher.pass(BETWEEN_MS[answers++ % BETWEEN_MS.length] ?? 0);
    });
    watcher.pass(60_000);
    await settle();
    reportCount(`looks before a result on ${reader.screen}`, watcher.looked);
    expect(watcher.looked).toBeGreaterThan(50);
  });

  it('shows the truth after the page was away in the middle of a scene', async () => {
    const watcher = new Watcher(reader);
    let scenes = 0;
    playout(blackOrchestra, { seats: MEMBERS.length, seed: 2 }, (match) => {
      if (scenes > 0) return;
      watcher.comes(viewOf(blackOrchestra, match, reader.you));
      if (stage() !== null) scenes += 1;
      else watcher.pass(15_000);
    });
    const before = saidBeside();
    hide('away');
    expect(stage()).toBeNull();
    const truth = saidBeside();
    expect(added(before, truth)).not.toEqual([]);
    hide('here');
    wait(60_000);
    expect(stage()).toBeNull();
    expect(saidBeside()).toEqual(truth);
    await settle();
  });
});

test('a player is asked soon after much has come at once', async () => {
  const watcher = new Watcher({ screen: 'a phone', language: 'en', you: seat(0) });
  const views: MatchView<Table>[] = [];
  playout(blackOrchestra, { seats: MEMBERS.length, seed: 2 }, (match) => {
    const isEnough = views.length > BACKLOG && views.at(-1)?.asks.some(isQuestion) === true;
    if (!isEnough) views.push(viewOf(blackOrchestra, match, seat(0)));
  });
  for (const view of views) watcher.comes(view);
  expect([stage() === null, watcher.isAsked()]).toEqual([false, false]);
  watcher.pass(SOON_MS);
  expect(watcher.isAsked()).toBe(true);
  await settle();
});
