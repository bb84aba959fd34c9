import { type Choice, IN_ADVANCE, isQuestion, type Seat } from '../../../shared/engine/ask';
import { answerAsk, type Match, startMatch } from '../../../shared/engine/match';
import { keysFrom } from '../../../shared/engine/rng';
import { blackOrchestra } from '../../../shared/games/black-orchestra';
import { EDITION_IDS } from '../../../shared/games/black-orchestra/board/editions';
import { messages } from '../../../shared/games/black-orchestra/messages';
import { randomChoice, testRandom } from '../../../shared/testing/playout';
import { ENTROPY, type Script } from '../../browser/rehearsal';

/** Where a kind of question comes up in a match of three: who is asked, after which answers. */
export interface Occasion {
  readonly kind: string;
  readonly edition: string;
  readonly seat: Seat;
  readonly script: Script;
}

/** Whether whoever can ask in advance to be asked about a card does so: some questions come up only then. */
type InAdvance = 'silent' | 'ask-me';

/** How many random matches of an edition are searched. */
const MATCHES = 60;
/** How many people play. */
const SEATS = 3;

/** The kinds of questions that there are: all whose wait has a sentence. */
const KINDS = Object.keys(messages.en).flatMap((id) =>
  id.startsWith('waiting.') ? [id.slice('waiting.'.length)] : [],
);

/**
 * Finds for each kind of question where it comes up soonest in random matches on the fixed seed of servers under test, in the
 * usual edition if it does there. The answer is always the same under the same rules.
 */
export function occasions(): { readonly found: readonly Occasion[]; readonly missing: readonly string[] } {
  const found = new Map<string, Occasion>();
  for (const edition of EDITION_IDS) {
    const before = new Set(found.keys());
    for (let seed = 0; seed < MATCHES; seed++) {
      for (const one of [...inMatch(edition, seed, 'silent'), ...inMatch(edition, seed, 'ask-me').filter(isRare)]) {
        const best = found.get(one.kind);
        if (!before.has(one.kind) && (best === undefined || one.script.length < best.script.length))
          found.set(one.kind, one);
      }
    }
  }
  return { found: [...found.values()], missing: KINDS.filter((kind) => !found.has(kind)) };
}

/** Whether a question is rare unless a seat has asked for it. */
function isRare({ kind }: Occasion): boolean {
  return kind === 'before-event' || kind === 'plot-rolled';
}

/** The first occasion of each kind in one random match. */
function inMatch(edition: string, seed: number, inAdvance: InAdvance): readonly Occasion[] {
  const random = testRandom(seed);
  const initial = Object.fromEntries(blackOrchestra.meta.options.map(({ id, initial }) => [id, initial]));
  const options = { ...initial, edition, picks: Array.from({ length: SEATS }, () => []) };
  let match: Match = startMatch(blackOrchestra, {
    seats: SEATS,
    options,
    keys: keysFrom(ENTROPY, blackOrchestra.streams),
  });
  const script: Choice[] = [];
  const found = new Map<string, Occasion>();
  while (match.over === null) {
    const asks = match.asks.filter(isQuestion);
    for (const { kind, seat } of asks) {
      if (!found.has(kind)) found.set(kind, { kind, edition, seat, script: [...script] });
    }
    const wished = inAdvance === 'silent' ? undefined : askMe(match);
    const choice = wished ?? randomChoice(asks, random);
    const result = answerAsk(blackOrchestra, match, choice);
    if (!result.ok) throw new Error(result.why);
    match = result.match;
    script.push(choice);
  }
  return [...found.values()];
}

/** An answer by which a seat asks to be asked about a card; undefined once all seats have. */
function askMe({ asks }: Match): Choice | undefined {
  return asks
    .filter(({ kind }) => kind === IN_ADVANCE)
    .flatMap(({ id, seat, options }) =>
      options.filter(({ key }) => key.startsWith('order:ask:')).map(({ key }) => ({ seat, ask: id, key })),
    )[0];
}
