import { asked, begin, flag, gameOf, note, type NoteCore, opt, take } from '../testing/script/one-step';
import { IN_ADVANCE, offerAskId, seat } from './ask';
import { entrust, release } from './entrust';
import type { Offer } from './game';
import { keptOf, type Match, refusal, resumeMatch } from './match';
import { MOST_IN_STEP } from './orders';
import { previewOf } from './preview';
import { rewind } from './rewind';
import type { Run } from './run';
import { askSeat, type Script } from './script';
import { text } from './text';
import { canTakeBack } from './undo';

const CARDS = ['a', 'b', 'c'];

/** Counts how many orders scripts carry out, those of replays included. */
let carriedOut = 0;
beforeEach(() => {
  carriedOut = 0;
});

/** Each seat can arm each card that is not armed, and disarm its own. */
function orders(run: Run<NoteCore>): readonly Offer[] {
  const { flags } = run.core.pub;
  return [0, 1, 2].flatMap((of) =>
    CARDS.map((card) => {
      const name = `${of}${card}`;
      const armed = flags.includes(name);
      return {
        seat: seat(of),
        option: { ...opt(`${armed ? 'disarm' : 'arm'}:${card}`), ref: { kind: 'card', id: card } },
        *script() {
          carriedOut += 1;
          if (armed) {
            run.change((draft) => {
              draft.pub.flags = draft.pub.flags.filter((one) => one !== name);
            });
          } else flag(run, name);
          run.log(text('order', { who: name }));
        },
      };
    }),
  );
}

function* untilEnd(run: Run<NoteCore>): Script {
  for (;;) {
    const answer = yield* askSeat(run, {
      seat: seat(0),
      kind: 'q',
      prompt: text('q'),
      options: () => [opt('go'), opt('end')],
    });
    if (answer === 'end') return;
    note(run, 'go');
  }
}

const game = {
  ...gameOf(untilEnd),
  undo: { allows: () => true, line: () => text('back') },
  orders,
};

function pairs(match: Match<NoteCore>, by: number, card: string, times: number): Match<NoteCore> {
  return Array.from({ length: times }).reduce<Match<NoteCore>>(
    (now) => take(game, take(game, now, by, `arm:${card}`), by, `disarm:${card}`),
    match,
  );
}

const lines = ({ log }: Match): readonly unknown[] => log.map(({ text: { p } }) => p?.['who']);

describe('orders that end one another in the same step', () => {
  it('a step that grows: a thousand orders, given and taken back, are one mark and no line of the log', () => {
    const match = pairs(begin(game), 1, 'a', 500);
    expect(match.choices).toEqual([{ seat: seat(1), takenBack: null, orders: 1000 }]);
    expect(match.log).toEqual([]);
    expect(match.rev).toBe(1000);
    carriedOut = 0;
    previewOf(game, match, { seat: seat(0), ask: match.asks[0]?.id ?? offerAskId(IN_ADVANCE, seat(0)), key: 'go' });
    expect(carriedOut).toBe(0);
    take(game, match, 1, 'arm:a');
    expect(carriedOut).toBeLessThanOrEqual(2);
  });

  it('each costs as many replayed orders as stand, however many went before', () => {
    let match = take(game, take(game, begin(game), 1, 'arm:b'), 2, 'arm:c');
    for (const many of [1, 10, 200]) {
      match = pairs(match, 1, 'a', many);
      carriedOut = 0;
      pairs(match, 1, 'a', 1);
      expect(carriedOut).toBe(1 + 1 + 2);
    }
  });

  it('orders of others and for other cards between them stay', () => {
    let match = take(game, begin(game), 1, 'arm:a');
    match = take(game, match, 2, 'arm:a');
    match = take(game, match, 1, 'arm:b');
    match = take(game, match, 1, 'disarm:a');
    expect(match.core.pub.flags).toEqual(['2a', '1b']);
    expect(lines(match)).toEqual(['2a', '1b']);
    match = pairs(pairs(match, 2, 'c', 50), 1, 'c', 50);
    expect(lines(match)).toEqual(['2a', '1b']);
    expect(match.choices).toHaveLength(4);
    expect(resumeMatch(game, JSON.parse(JSON.stringify(keptOf(match))) as typeof match)).toEqual(match);
  });

  it('an answer between them keeps both: what was armed then may have counted', () => {
    let match = take(game, begin(game), 1, 'arm:a');
    match = take(game, match, 0, 'go');
    match = take(game, match, 1, 'disarm:a');
    expect(lines(match)).toEqual(['1a', '1a']);
    expect(match.choices).toHaveLength(3);
  });

  it('what a seat takes back is called as if they had been given: no id comes again', () => {
    const match = take(game, take(game, pairs(begin(game), 0, 'a', 3), 0, 'arm:b'), 0, 'go');
    expect(match.asks.filter(({ kind }) => kind === 'undo').map(({ id }) => id)).toEqual(['undo.0.0.8']);
  });

  it('they do not use up what a seat may take back', () => {
    const match = take(game, pairs(begin(game), 0, 'a', 50), 0, 'go');
    expect(canTakeBack(match.asks, seat(0))).toBe(true);
  });
});

describe('the bound of a step', () => {
  const growing = {
    ...game,
    orders: (run: Run<NoteCore>): readonly Offer[] => [
      {
        seat: seat(1),
        option: opt('more'),
        *script() {
          flag(run, 'more');
        },
      },
    ],
  };

  it('orders are refused once so much was given in the running step, and nothing changes', () => {
    let match = begin(growing);
    for (let i = 0; i < MOST_IN_STEP; i++) match = take(growing, match, 1, 'more');
    const choice = { seat: seat(1), ask: offerAskId(IN_ADVANCE, seat(1)), key: 'more' };
    expect(refusal(growing, match, choice)).toBe('too-many-orders');
    expect(previewOf(growing, match, choice)).toEqual({ ok: false, why: 'too-many-orders' });
    expect(() => take(growing, match, 1, 'more')).toThrow('too-many-orders');
    expect(match.choices).toHaveLength(MOST_IN_STEP);
  });

  it('questions are answered all the same, and the next step takes orders again', () => {
    const twice = { ...gameOf(untilEnd, () => [], 2), orders: growing.orders };
    let match = begin(twice);
    for (let i = 0; i < MOST_IN_STEP; i++) match = take(twice, match, 1, 'more');
    match = take(twice, match, 0, 'end');
    expect(asked(match)).toEqual(['0:q:go,end', '1:in-advance:more']);
    expect(take(twice, match, 1, 'more').core.pub.flags).toHaveLength(MOST_IN_STEP + 1);
  });

  it('going back again and again to before the same question is one mark', () => {
    const first = take(game, begin(game), 1, 'arm:a');
    let match = first;
    for (let i = 0; i < 100; i++) {
      const back = rewind(game, take(game, match, 0, 'go'), keptOf(match));
      if (!back.ok) throw new Error(back.why);
      match = back.match;
    }
    expect(match.choices).toHaveLength(2);
    expect(match.log.map(({ text: { m } }) => m)).toEqual(['order', 'engine.put-back']);
  });

  it('a seat goes to no stand-in when it has gone to one too often in one step, and comes back from one always', () => {
    let match = begin(game);
    let refused: string | null = null;
    for (let i = 0; i < MOST_IN_STEP && refused === null; i++) {
      const given = entrust(game, match, seat(1), { keeper: { kind: 'seat', seat: seat(2) }, alone: 'kept' });
      if (!given.ok) refused = given.why;
      else {
        const back = release(game, given.match, seat(1), 'given-up');
        if (!back.ok) throw new Error(back.why);
        match = back.match;
      }
    }
    expect(refused).toBe('step-full');
    expect(match.choices).toHaveLength(MOST_IN_STEP);
  });
});
