import { askId, seat } from '../../../shared/engine/ask';
import type { MatchView } from '../../../shared/engine/match';
import { newIn } from '../contract/staged';
import type { Timing } from '../contract/timing';
import { cardTiming, diceTiming, LINE, sceneTiming } from '../contract/timing';
import {
  nextAt,
  type Presentation,
  presentationAfter,
  type PresentationEvent,
  presentationOf,
  type PresentationRules,
} from './presentation';

const LINES = ['line', 'dice', 'card', 'scene', 'arrest'] as const;
const TIMINGS: Readonly<Record<string, Timing>> = {
  line: LINE,
  dice: diceTiming([
    { dice: 1, sound: 'low-drum' },
    { dice: 2, sound: 'die' },
  ]),
  card: cardTiming(1),
  scene: sceneTiming(4_000, 'engine'),
  arrest: sceneTiming(4_000, 'door', 'always'),
};
const plan: PresentationRules = {
  lines: Object.fromEntries(LINES.map((m) => [m, { kind: m, tone: 'plain' }])),
  timing: ({ head }, { how }) => (how === 'new' ? (TIMINGS[head.m] ?? LINE) : LINE),
  reader: { own: new Set(), people: 3 },
  tempo: 1,
  scenes: [],
};

/** A view after these lines of the log; its table says how many there are. */
function after(...log: readonly string[]): MatchView {
  const id = askId(`${log.length}.0.1`);
  const ask = {
    id,
    seat: seat(0),
    kind: 'action',
    prompt: { m: 'what' },
    options: [{ key: 'go', label: { m: 'go' } }],
  };
  return {
    rules: 'toy-1',
    you: seat(0),
    asks: [ask],
    waiting: [{ seat: seat(0), kind: 'action' }],
    keepers: {},
    table: log.length,
    log: log.map((m) => ({ text: { m } })),
    over: null,
  };
}

/** A match that is presented from some lines on. */
function presenting(...before: readonly string[]) {
  let now = 1_000;
  let presentation: Presentation = presentationOf(after(...before));
  const send = (event: PresentationEvent) => (presentation = presentationAfter(presentation, event));
  const pass = (ms: number) => {
    const until = now + ms;
    for (let at = nextAt(presentation); at !== null && at <= until; at = nextAt(presentation)) {
      now = at;
      send({ type: 'elapsed', now });
    }
    now = until;
  };
  const seen = () => {
    const { log, table, asks } = presentation.shown;
    return { lines: log.length, table, asked: asks.length > 0 };
  };
  return {
    pass,
    seen,
    come: (view: MatchView, tempo = 1, scenes: readonly string[] = []) =>
      send({ type: 'came', view, now, plan: { ...plan, scenes, tempo } }),
    next: () => send({ type: 'next', now }),
    all: () => send({ type: 'all' }),
    answered: () => send({ type: 'answered', now }),
    waiting: () => presentation.waiting.map(({ moment }) => moment.head.m),
    now: () => presentation,
  };
}

/** How long until the reader is asked. */
function untilAsked(match: ReturnType<typeof presenting>): number {
  let ms = 0;
  for (; !match.seen().asked; ms += 50) match.pass(50);
  return ms;
}

describe('What is presented', () => {
  it('is remembered where it was left out, but for lines, until all is told', () => {
    const match = presenting('line');
    match.come(after('line', ...Array.from({ length: 14 }, () => 'card'), 'line', 'scene'));
    while (match.waiting()[0] !== 'scene') match.pass(50);
    expect(match.now().leftOut.map(({ head }) => head.m)).toEqual(Array.from({ length: 13 }, () => 'card'));
    match.pass(10_000);
    match.come(after('line', ...Array.from({ length: 14 }, () => 'card'), 'line', 'scene', 'card'));
    expect(match.now().leftOut).toEqual([]);
  });

  it('is shown at once when it is a line, and asks at once', () => {
    const match = presenting('line');
    match.come(after('line', 'line'));
    expect(match.seen()).toEqual({ lines: 2, table: 2, asked: true });
  });

  it('is not on the table, in the log or asked before the dice have landed', () => {
    const match = presenting('line');
    match.come(after('line', 'dice', 'what came of it'));
    const before = { lines: 1, table: 1, asked: false };
    expect(match.seen()).toEqual(before);
    // The eagle and its count, two targets and their count, the effect.
    match.pass(900 + 250 + 700 + 400 + 50 + 699);
    expect(match.seen()).toEqual(before);
    match.pass(1);
    expect(match.seen()).toEqual({ lines: 3, table: 3, asked: true });
  });

  it('asks what fills the screen once the stage is empty (found: it stuck out behind the dice that led to it)', () => {
    const match = presenting('line');
    match.come(after('line', 'dice', 'what came of it'), 1, ['action']);
    match.pass(900 + 250 + 700 + 400 + 50 + 700);
    expect(match.seen()).toEqual({ lines: 3, table: 3, asked: false });
    const left = untilAsked(match);
    expect([left, match.waiting()]).toEqual([2_200, []]);
    match.come(after('line', 'dice', 'what came of it', 'line'), 1, ['action']);
    expect(match.seen().asked).toBe(true);
  });

  it('comes one after another, and the table changes with the last moment of a message', () => {
    const match = presenting('line');
    match.come(after('line', 'card', 'line'));
    match.pass(1_420);
    expect(match.seen()).toEqual({ lines: 2, table: 1, asked: false });
    match.pass(2_400);
    expect(match.seen()).toEqual({ lines: 3, table: 3, asked: true });
  });

  it('waits for what came before it, also with a later message (bgio-effects 85: what came later overwrote it)', () => {
    const match = presenting('line');
    match.come(after('line', 'dice'));
    match.come(after('line', 'dice', 'card'));
    expect(match.waiting()).toEqual(['dice', 'card']);
    match.pass(3_400);
    expect(match.seen()).toMatchObject({ lines: 2, table: 2 });
    match.pass(6_000);
    expect(match.seen()).toEqual({ lines: 3, table: 3, asked: true });
    expect(match.waiting()).toEqual([]);
  });

  it('asks what the server asks last, when it has asked anew meanwhile', () => {
    const match = presenting('line');
    const view = after('line', 'dice');
    match.come(view);
    const anew = { ...view, asks: [] };
    match.come(anew);
    match.pass(10_000);
    expect(match.now().shown).toBe(anew);
  });

  it('is the very view of the server once all has been told, so that nothing is drawn again', () => {
    const match = presenting('line');
    const view = after('line', 'scene');
    match.come(view);
    match.pass(10_000);
    expect(match.now().shown).toBe(view);
  });

  it('is shown at once where it was taken back, or where the reader wants no time to pass', () => {
    const match = presenting('line', 'line');
    match.come(after('line', 'dice'));
    expect(match.seen()).toEqual({ lines: 2, table: 2, asked: true });
    match.come(after('line', 'dice', 'scene'), 0);
    expect(match.seen()).toEqual({ lines: 3, table: 3, asked: true });
  });

  it('goes on where something is added to it', () => {
    const match = presenting('dice');
    match.come(after('dice', 'what came of it'));
    expect(match.seen()).toEqual({ lines: 2, table: 2, asked: true });
  });

  it('has only the lines that are new each time it goes on (found: a track that was full before was said to be filled again)', () => {
    const match = presenting('line');
    match.come(after('line', 'dice'));
    match.come(after('line', 'dice', 'full'));
    match.come(after('line', 'dice', 'full', 'chosen', 'one more'));
    expect(match.now().waiting.map((one) => newIn(one).rest.map(({ m }) => m))).toEqual([
      [],
      ['full'],
      ['chosen', 'one more'],
    ]);
  });
});

describe('A tap', () => {
  it('sees the result, then the next moment', () => {
    const match = presenting('line');
    match.come(after('line', 'dice', 'scene'));
    match.next();
    expect(match.seen()).toMatchObject({ lines: 2, asked: false });
    expect(match.waiting()).toEqual(['dice', 'scene']);
    match.next();
    expect(match.waiting()).toEqual(['scene']);
    match.next();
    match.next();
    expect(match.seen()).toEqual({ lines: 3, table: 3, asked: true });
  });

  it('comes to the question at once by wanting all of it', () => {
    const match = presenting('line');
    match.come(after('line', 'dice', 'scene', 'card'));
    match.all();
    expect(match.seen()).toEqual({ lines: 4, table: 4, asked: true });
  });

  it('by answering makes room for what comes of it', () => {
    const match = presenting('line');
    match.come(after('line', 'line'));
    match.answered();
    match.come(after('line', 'line', 'line'));
    expect(match.seen().lines).toBe(3);
  });
});

describe('A backlog', () => {
  const many = (count: number, ...more: readonly string[]) => [...Array.from({ length: count }, () => 'line'), ...more];

  it.each([
    { what: '40 lines', log: many(40) },
    { what: '40 scenes', log: Array.from({ length: 40 }, () => 'scene') },
    { what: '40 arrests of one’s own', log: Array.from({ length: 40 }, () => 'arrest') },
    { what: '40 rolls', log: Array.from({ length: 40 }, () => 'dice') },
    { what: 'cards and rolls', log: ['card', 'dice', 'card', 'dice', 'card'] },
  ])('of $what never keeps the reader’s own question from them for more than 6 s', ({ log }) => {
    const match = presenting('line');
    match.come(after('line', ...log));
    expect(untilAsked(match)).toBeLessThanOrEqual(6_000);
  });

  it('takes its time while others decide, and is hurried once the reader is asked, though that has no line (found: nobody was asked for 15 s)', () => {
    const match = presenting('line');
    const told = after('line', 'scene', 'scene', 'arrest');
    match.come({ ...told, asks: [] });
    expect(match.now().waiting.map(({ paced }) => paced.lasts)).toEqual([4_000, 4_000, 4_000]);
    match.come({ ...told, asks: [] });
    match.pass(100);
    match.come({ ...after('line', 'scene', 'scene', 'arrest', 'scene'), asks: [] });
    expect(match.now().waiting.map(({ paced }) => paced.lasts)).toEqual([4_000, 4_000, 4_000, 4_000]);
    match.come(after('line', 'scene', 'scene', 'arrest', 'scene'));
    expect(untilAsked(match)).toBeLessThanOrEqual(6_000);
  });

  it('behind a roll that has begun waits no longer', () => {
    const match = presenting('line');
    match.come(after('line', 'dice'));
    match.come(after('line', 'dice', ...many(40, 'arrest', 'arrest')));
    expect(untilAsked(match)).toBeLessThanOrEqual(6_000);
  });

  it('shows what must be seen however much waits', () => {
    const match = presenting('line');
    match.come(after('line', ...many(30), 'arrest', ...many(10)));
    expect(match.waiting()[0]).toBe('arrest');
    expect(match.seen()).toMatchObject({ lines: 31, asked: false });
  });

  it('shows the heaviest of the rest in the time that is left (found: an event after a plot stood on no screen)', () => {
    const match = presenting('line');
    match.come(after('line', ...many(30), 'card', 'arrest', 'scene', 'line'));
    expect(match.waiting()[0]).toBe('card');
    match.pass(cardTiming(1).lasts);
    expect(match.waiting()[0]).toBe('arrest');
    match.pass(1_800);
    expect(match.seen().asked).toBe(true);
  });

  it('shows the newest card long enough to be read (found: what led to one’s own question was gone in 1.6 seconds)', () => {
    const match = presenting('line');
    match.come(after('line', 'card', ...many(12), 'card', ...many(12), 'dice', 'line'));
    expect(match.waiting()[0]).toBe('card');
    // All of its time; the card before it would not fit beside it.
    match.pass(cardTiming(1).lasts - 50);
    expect(match.waiting()[0]).toBe('card');
    expect(match.seen().asked).toBe(false);
    match.pass(50);
    expect(match.seen().asked).toBe(true);
  });

  it('tells more of what ended the match, and still not for ever (found: a raid that ended it was on no screen)', () => {
    const over = { outcome: 'defeat', reason: 'caught' } as const;
    const match = presenting('line');
    match.come({ ...after('line', 'dice', 'scene', 'arrest', 'arrest'), asks: [], over });
    expect(match.waiting()).toEqual(['dice', 'scene', 'arrest', 'arrest']);
    match.pass(20_000);
    expect(match.now().shown.over).toEqual(over);
    const long = presenting('line');
    long.come({ ...after('line', ...Array.from({ length: 40 }, () => 'scene')), asks: [], over });
    long.pass(14_000);
    expect(long.now().shown.over).toEqual(over);
  });

  it('that is long since its time, as on a page that slept, is over', () => {
    const match = presenting('line');
    match.come(after('line', 'dice', 'card'));
    const at = (nextAt(match.now()) ?? 0) + 60_000;
    const later = presentationAfter(match.now(), { type: 'elapsed', now: at });
    expect([later.waiting, later.shown]).toEqual([[], later.real]);
  });
});
