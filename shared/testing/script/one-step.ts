import { type Ask, seat } from '../../engine/ask';
import { defineGame } from '../../engine/define-game';
import type { GameModule, Offer } from '../../engine/game';
import { answerAsk, type Match, startMatch } from '../../engine/match';
import { keysFrom, makeStreams } from '../../engine/rng';
import type { CoreBase, Run } from '../../engine/run';
import type { Script } from '../../engine/script';
import { text } from '../../engine/text';

/** State of a game made for one test: a list of words that scripts note, and flags that offers raise. */
export interface NoteCore extends CoreBase {
  readonly pub: { readonly notes: readonly string[]; readonly flags: readonly string[] };
}

const STREAMS = [{ name: 'dice', shown: 'at-end' }] as const;

/** A game whose every step runs the given script; it is over after `steps` steps. */
export function gameOf(
  script: (run: Run<NoteCore>) => Script,
  offers: (run: Run<NoteCore>) => readonly Offer[] = () => [],
  steps = 1,
): GameModule<NoteCore, NoteCore['pub']> {
  return defineGame<NoteCore, NoteCore['pub'], unknown>({
    meta: {
      name: 'notes',
      minSeats: 1,
      maxSeats: 3,
      announced: { en: { title: 'Notes', about: null }, fr: { title: 'Notes', about: null } },
      options: [],
      picks: { ids: [], perSeat: {} },
      secluding: [],
      keepers: 'anybody',
    },
    rules: 'notes-1',
    streams: STREAMS,
    setup: ({ keys }) => ({
      core: { pub: { notes: [], flags: [] }, hidden: { rng: makeStreams(keys, STREAMS) } },
      draws: [],
    }),
    *step(run) {
      yield* script(run);
      note(run, 'step');
      if (run.core.pub.notes.filter((word) => word === 'step').length >= steps) {
        run.end({ outcome: 'victory', reason: 'done' });
      }
    },
    offers,
    table: ({ pub }) => pub,
    messages: { en: {}, fr: {} },
  });
}

/** Notes a word in the state. */
export function note(run: Run<NoteCore>, word: string): void {
  run.change((draft) => {
    draft.pub.notes.push(word);
  });
}

/** Raises a flag in the state. */
export function flag(run: Run<NoteCore>, name: string): void {
  run.change((draft) => {
    draft.pub.flags.push(name);
  });
}

/** An option of this key, with the key as its value. */
export function opt(key: string): { key: string; label: { m: string }; value: string } {
  return { key, label: text(key), value: key };
}

/** Starts a match of a test game. */
export function begin(game: GameModule<NoteCore>): Match<NoteCore> {
  return startMatch(game, { seats: 3, options: {}, keys: keysFrom('0'.repeat(64), STREAMS) });
}

/** Answers the open ask of a seat that offers this key; throws when none does or when it is refused. */
export function take(game: GameModule<NoteCore>, match: Match<NoteCore>, by: number, key: string): Match<NoteCore> {
  const ask = match.asks.find((open) => open.seat === by && open.options.some((option) => option.key === key));
  if (ask === undefined) throw new Error(`seat ${by} is not offered ${key}`);
  const result = answerAsk(game, match, { seat: seat(by), ask: ask.id, key });
  if (!result.ok) throw new Error(result.why);
  return result.match;
}

/** What is asked, in short: `seat:kind:key,key`. */
export function asked(match: { readonly asks: readonly Ask[] }): readonly string[] {
  return match.asks.map(({ seat: by, kind, options }) => `${by}:${kind}:${options.map(({ key }) => key).join()}`);
}
