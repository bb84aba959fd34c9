import { toy } from '../testing/toy';
import { startToy, take } from '../testing/toy/play';
import type { ToyCore } from '../testing/toy/state';
import { type Choice, IN_ADVANCE, type Seat, seat, UNDO } from './ask';
import { entrust, release } from './entrust';
import type { GameModule } from './game';
import type { Alone, Keeper } from './keeper';
import { answerAsk, keptOf, type Match, resumeMatch, viewOf } from './match';
import { rewind } from './rewind';
import { text } from './text';

type Played = Match<ToyCore>;

const ANNA = seat(0);
const BEN = seat(1);
const CHLOE = seat(2);
const BOT: Keeper = { kind: 'bot', level: 'quick' };
const byBen: Keeper = { kind: 'seat', seat: BEN };

/** A table at which all have vowed; it is Anna's turn. */
function table(): Played {
  let match = startToy(3, 5);
  for (const by of [0, 1, 2]) {
    match = take(match, by, `vow.${by}.north`);
    match = take(match, by, `depth.${by}.2`);
  }
  return match;
}

function kept(match: Played, of: Seat, keeper: Keeper, alone: Alone = 'waits', game = toy): Played {
  const result = entrust(game, match, of, { keeper, alone });
  if (!result.ok) throw new Error(result.why);
  return result.match;
}

/** The answer of a seat by the option's key. */
function choice(match: Played, of: Seat, key: string): Choice {
  const ask = match.asks.find((open) => open.seat === of && open.options.some((option) => option.key === key));
  if (ask === undefined) throw new Error(`seat ${of} is not offered ${key}`);
  return { seat: of, ask: ask.id, key };
}

function answered(match: Played, of: Seat, key: string, keeper?: Keeper): Played {
  const given = { ...choice(match, of, key), ...(keeper === undefined ? {} : { keeper }) };
  const result = answerAsk(toy, match, given);
  if (!result.ok) throw new Error(result.why);
  return result.match;
}

const lastLine = ({ log }: Played): string | undefined => log.at(-1)?.text.m;
const restored = (match: Played): Played =>
  resumeMatch(toy, JSON.parse(JSON.stringify(keptOf(match))) as ReturnType<typeof keptOf<ToyCore>>);

describe('a seat that is given to a stand-in', () => {
  it('is public: in every view and in the log, as one more version', () => {
    const before = table();
    const match = kept(before, ANNA, byBen);
    expect(match.rev).toBe(before.rev + 1);
    expect(lastLine(match)).toBe('engine.kept');
    expect(match.log.at(-1)?.text.p).toEqual({ who: text('engine.seat', { n: 1 }), by: text('engine.seat', { n: 2 }) });
    for (const viewer of [ANNA, BEN, CHLOE, null])
      expect(viewOf(toy, match, viewer).keepers).toEqual({ 0: { by: byBen, alone: 'kept' } });
    expect(match.core.pub).toEqual(before.core.pub);
  });

  it("is answered for only by its stand-in, who sees the seat's view from then on", () => {
    const match = kept(table(), ANNA, byBen);
    const view = viewOf(toy, match, BEN);
    expect(view.kept?.map((one) => [one.seat, one.asks.map(({ kind }) => kind)])).toEqual([
      [0, expect.arrayContaining(['action'])],
    ]);
    // What the log told Anna alone before is not Ben's to know.
    expect(match.log.filter(({ to }) => to === ANNA).length).toBeGreaterThan(0);
    expect(view.kept?.[0]?.told).toEqual([]);
    expect(viewOf(toy, match, CHLOE).kept).toBeUndefined();
    expect(viewOf(toy, match, null).kept).toBeUndefined();
    const asked = choice(match, ANNA, 'rest');
    const others: readonly Keeper[] = [{ kind: 'seat', seat: CHLOE }, BOT];
    for (const keeper of others)
      expect(answerAsk(toy, match, { ...asked, keeper })).toEqual({ ok: false, why: 'not-keeper' });
    expect(answerAsk(toy, match, { ...asked, seat: BEN })).toEqual({ ok: false, why: 'no-such-ask' });
    expect(answered(match, ANNA, 'rest', byBen).core.pub.active).toBe(BEN);
  });

  it('sees of the table what the seat sees, while its own view stays as it was', () => {
    const match = kept(table(), ANNA, byBen);
    const { kept: [one] = [], table: own } = viewOf(toy, match, BEN);
    expect(one?.table?.own).toEqual(viewOf(toy, match, ANNA).table.own);
    expect(own.own).toEqual(viewOf(toy, table(), BEN).table.own);
  });

  it('cannot take back what was answered before, and neither can anybody else', () => {
    const lit = answered(table(), ANNA, 'lamp');
    expect(lit.asks.some(({ kind }) => kind === UNDO)).toBe(true);
    expect(kept(lit, BEN, BOT).asks.some(({ kind }) => kind === UNDO)).toBe(false);
  });

  it('goes back to its owner by the first answer of theirs, which counts as one version and is played', () => {
    const match = kept(table(), ANNA, byBen);
    const back = answered(match, ANNA, 'rest');
    expect(back.rev).toBe(match.rev + 1);
    expect(back.keepers).toEqual({});
    expect(back.core.pub.active).toBe(BEN);
    expect(back.log.slice(match.log.length).map(({ text: line }) => line.m)).toEqual([
      'engine.kept-back',
      'log.rested',
    ]);
    const late = { ...choice(match, ANNA, 'rest'), keeper: byBen };
    expect(answerAsk(toy, back, late)).toEqual({ ok: false, why: 'not-keeper' });
  });

  it('goes back by one tap, or to nobody when its stand-in gives it up; once', () => {
    const match = kept(table(), ANNA, BOT);
    for (const [how, line] of [
      ['taken-back', 'engine.kept-back'],
      ['given-up', 'engine.kept-up'],
    ] as const) {
      const result = release(toy, match, ANNA, how);
      if (!result.ok) throw new Error(result.why);
      expect(result.match.keepers).toEqual({});
      expect(lastLine(result.match)).toBe(line);
      expect(release(toy, result.match, ANNA, how)).toEqual({ ok: false, why: 'not-keeper' });
    }
  });

  it('is without a stand-in once its stand-in has one, too', () => {
    const match = kept(kept(table(), ANNA, byBen), BEN, BOT);
    expect(match.keepers).toEqual({ 1: { by: BOT, alone: 'kept', logged: expect.any(Number) as number } });
    expect(match.log.slice(-2).map(({ text: line }) => line.m)).toEqual(['engine.kept-up', 'engine.kept']);
  });

  it('comes back from storage as it was, also with answers of stand-in and owner since', () => {
    const match = kept(table(), ANNA, byBen);
    const later = answered(match, ANNA, 'lamp', byBen);
    for (const one of [match, later, answered(later, ANNA, 'loud')]) expect(restored(one)).toEqual(one);
  });

  it('stays with its stand-in when the table goes back; what it answers alone there is for its owner', () => {
    const start = table();
    const probing = answered(start, ANNA, 'probe');
    const resting = answered(start, ANNA, 'rest');
    const match = kept(resting, ANNA, byBen);
    for (const [to, alone] of [
      [start, 'kept'],
      [probing, 'waits'],
    ] as const) {
      const back = rewind(toy, match, keptOf(to));
      if (!back.ok) throw new Error(back.why);
      expect(viewOf(toy, back.match, BEN).keepers).toEqual({ 0: { by: byBen, alone } });
      expect(back.match.keepers[0]?.logged).toBe(to.log.length);
    }
  });

  it('is refused when the match is over', () => {
    const over = { ...table(), over: { outcome: 'victory', reason: 'dug' } } as const;
    expect(entrust(toy, over, ANNA, { keeper: BOT, alone: 'waits' })).toEqual({ ok: false, why: 'match-over' });
    expect(release(toy, over, ANNA, 'taken-back')).toEqual({ ok: false, why: 'match-over' });
  });
});

describe('what a kept seat answers alone', () => {
  const probing = answered(table(), ANNA, 'probe');

  it('waits for its owner when it was open before, unseen and unanswered by the stand-in', () => {
    const match = kept(probing, ANNA, byBen);
    const view = viewOf(toy, match, BEN);
    expect(view.keepers).toEqual({ 0: { by: byBen, alone: 'waits' } });
    expect(view.kept?.[0]?.asks.map(({ kind }) => kind)).not.toContain('probe');
    expect(view.kept?.[0]?.table?.own).toBeNull();
    const [relic = ''] = match.asks.find(({ kind }) => kind === 'probe')?.options.map(({ key }) => key) ?? [];
    expect(JSON.stringify(view.kept)).not.toContain(relic);
    const given = { ...choice(match, ANNA, relic), keeper: byBen };
    expect(answerAsk(toy, match, given)).toEqual({ ok: false, why: 'no-such-ask' });
    expect(viewOf(toy, match, ANNA).asks.map(({ kind }) => kind)).toContain('probe');
    expect(answered(match, ANNA, relic).keepers).toEqual({});
  });

  it('is the stand-in’s when the table has agreed to that, or when it begins later', () => {
    const agreed = kept(probing, ANNA, byBen, 'kept');
    const later = answered(kept(table(), ANNA, byBen), ANNA, 'probe', byBen);
    for (const match of [agreed, later]) {
      expect(viewOf(toy, match, BEN).kept?.[0]?.asks.map(({ kind }) => kind)).toContain('probe');
      expect(viewOf(toy, match, BEN).keepers).toEqual({ 0: { by: byBen, alone: 'kept' } });
    }
    const looked = answered(later, ANNA, later.asks.find(({ kind }) => kind === 'probe')?.options[0]?.key ?? '', byBen);
    const told = answered(looked, ANNA, 'bury', byBen);
    expect(viewOf(toy, told, BEN).kept?.[0]?.told.map(({ m }) => m)).toEqual(['log.probed']);
    expect(viewOf(toy, told, CHLOE).log.map(({ text: line }) => line.m)).not.toContain('log.probed');
  });
});

describe('standing orders of a kept seat', () => {
  /** The toy game, in which each seat can say once in advance that its lamp stays dark, and take that back. */
  const ordering: GameModule<ToyCore, unknown, null> = {
    ...toy,
    orders: (run) =>
      run.core.pub.seats.map(({ colours }, i) => ({
        seat: seat(i),
        option: { key: colours.includes('dark') ? 'revoke' : 'order', label: text('order') },
        *script() {
          run.change((draft) => {
            const own = draft.pub.seats[i];
            if (own !== undefined) own.colours = colours.includes('dark') ? [] : ['dark'];
          });
        },
      })),
    forgetOrders: (run, whose) =>
      run.change((draft) => {
        draft.pub.seats.forEach((own, i) => {
          if (whose === 'all' || whose === i) own.colours = [];
        });
      }),
  };
  const give = (match: Played, of: Seat, key: string): Played => {
    const result = answerAsk(ordering, match, choice(match, of, key));
    if (!result.ok) throw new Error(result.why);
    return result.match;
  };
  const orders = ({ core }: Played) => core.pub.seats.map(({ colours }) => colours.includes('dark'));
  const begun = (): Played => {
    const plain = table();
    return resumeMatch(ordering, keptOf(plain));
  };

  it('are void when it is given to a stand-in and when it comes back; those of others stay', () => {
    const ordered = give(give(begun(), ANNA, 'order'), BEN, 'order');
    expect(orders(ordered)).toEqual([true, true, false]);
    const match = kept(ordered, ANNA, byBen, 'waits', ordering as never);
    expect(orders(match)).toEqual([false, true, false]);
    const back = release(ordering, match, ANNA, 'taken-back');
    expect(back.ok && orders(back.match)).toEqual([false, true, false]);
  });

  it('are not given by its stand-in', () => {
    const match = kept(begun(), ANNA, byBen, 'waits', ordering as never);
    expect(viewOf(ordering, match, BEN).kept?.[0]?.asks.map(({ kind }) => kind)).not.toContain(IN_ADVANCE);
    expect(answerAsk(ordering, match, { ...choice(match, ANNA, 'order'), keeper: byBen })).toEqual({
      ok: false,
      why: 'no-such-ask',
    });
  });
});
