import { fc, runs } from '../testing/properties';
import { toy } from '../testing/toy';
import { startToy, take } from '../testing/toy/play';
import type { ToyCore } from '../testing/toy/state';
import { type Ask, type Seat, seat } from './ask';
import { entrust, release, succeed } from './entrust';
import type { Succession } from './hand-over';
import type { Keeper } from './keeper';
import { answerAsk, keptOf, legalChoices, type Match, resumeMatch, viewOf } from './match';
import { rewind } from './rewind';

type Played = Match<ToyCore>;

const SEATS = [0, 1, 2].map(seat);

/** A match, and which person owns each seat. */
interface Table {
  readonly match: Played;
  readonly owners: readonly number[];
}

/** One act on a table. */
type Act =
  | { readonly kind: 'answer' | 'probe' | 'back' | 'restart'; readonly n: number }
  | { readonly kind: 'keep'; readonly of: Seat; readonly by: Seat | null; readonly alone: 'kept' | 'waits' }
  | { readonly kind: 'release'; readonly of: Seat; readonly how: 'taken-back' | 'given-up' }
  | { readonly kind: 'succeed'; readonly of: Seat; readonly how: Succession };

const anySeat = fc.constantFrom(...SEATS);
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('answer' as const, 'probe' as const, 'probe' as const, 'back' as const),
    n: fc.nat(),
  }),
  fc.record({ kind: fc.constant('restart' as const), n: fc.constant(0) }),
  fc.record({
    kind: fc.constant('keep' as const),
    of: anySeat,
    by: fc.option(anySeat),
    alone: fc.constantFrom('kept' as const, 'waits' as const),
  }),
  fc.record({
    kind: fc.constant('release' as const),
    of: anySeat,
    how: fc.constantFrom('taken-back' as const, 'given-up' as const),
  }),
  fc.record({
    kind: fc.constant('succeed' as const),
    of: anySeat,
    how: fc.constantFrom<Succession[]>('claimed', 'taken', 'freed'),
  }),
);

const isSecret = (ask: Ask): boolean => ask.confidential === true;

/** The open confidential questions, by their content, with the people who can see each. */
function readersAt({ match, owners }: Table): ReadonlyMap<string, readonly number[]> {
  const readers = new Map<string, number[]>();
  for (const viewer of SEATS) {
    const { asks, kept = [] } = viewOf(toy, match, viewer);
    for (const ask of [...asks, ...kept.flatMap((one) => one.asks)].filter(isSecret)) {
      const shows = JSON.stringify([ask.seat, ask.kind, ask.prompt, ask.options]);
      readers.set(shows, [...(readers.get(shows) ?? []), owners[viewer] ?? -1]);
    }
  }
  return readers;
}

function done(table: Table, what: Act, past: readonly Table[]): Table {
  const { match, owners } = table;
  const played = (result: { readonly ok: true; readonly match: Played } | { readonly ok: false }): Table =>
    result.ok ? { match: result.match, owners } : table;
  switch (what.kind) {
    case 'answer':
    case 'probe': {
      const all = SEATS.flatMap((of) => legalChoices(match, of));
      const probes = all.filter(({ key }) => key === 'probe');
      const among = what.kind === 'probe' && probes.length > 0 ? probes : all;
      const choice = among[what.n % Math.max(1, among.length)];
      if (choice === undefined) return table;
      const keeper = match.keepers[choice.seat]?.by;
      return played(answerAsk(toy, match, keeper === undefined ? choice : { ...choice, keeper }));
    }
    case 'back': {
      const to = past[what.n % past.length];
      return to === undefined ? table : played(rewind(toy, match, keptOf(to.match)));
    }
    case 'restart':
      return {
        match: resumeMatch(toy, JSON.parse(JSON.stringify(keptOf(match))) as ReturnType<typeof keptOf<ToyCore>>),
        owners,
      };
    case 'keep': {
      const keeper: Keeper = what.by === null ? { kind: 'bot', level: 'quick' } : { kind: 'seat', seat: what.by };
      return what.by === what.of ? table : played(entrust(toy, match, what.of, { keeper, alone: what.alone }));
    }
    case 'release':
      return played(release(toy, match, what.of, what.how));
    case 'succeed': {
      const next = played(succeed(toy, match, what.of, what.how));
      return next === table ? table : { ...next, owners: owners.with(what.of, Math.max(...owners) + 1) };
    }
  }
}

it('nobody is ever shown what another person was asked in confidence, whichever way seats change hands', () => {
  const begun = (seed: number): Played =>
    SEATS.reduce((match, of) => take(take(match, of, `vow.${of}.north`), of, `depth.${of}.2`), startToy(3, seed));
  let handed = 0;
  fc.assert(
    fc.property(fc.nat(), fc.array(act, { minLength: 4, maxLength: 24 }), (seed, acts) => {
      let table: Table = { match: begun(seed), owners: [0, 1, 2] };
      const past: Table[] = [table];
      for (const what of acts) {
        const from = what.kind === 'back' ? (past[what.n % past.length] ?? table) : table;
        const [before, next] = [readersAt(from), done(table, what, past)];
        for (const [shows, readers] of readersAt(next)) {
          // The owner and the stand-in are two people: only one of them may see it.
          expect(new Set(readers).size).toBe(1);
          const former = next === table ? undefined : before.get(shows);
          if (former !== undefined) expect([what, readers]).toEqual([what, former]);
        }
        if (what.kind !== 'answer' && what.kind !== 'probe' && next !== table && before.size > 0) handed += 1;
        table = next;
        past.push(table);
      }
    }),
    runs(300),
  );
  expect(handed).toBeGreaterThan(100);
});
