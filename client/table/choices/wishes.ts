import { type Ask, type AskId, isQuestion } from '../../../shared/engine/ask';
import type { MatchView } from '../../../shared/engine/match';
import type { Wish, Wishing } from '../contract/wishes';

/** What a reader wishes: answers to questions that may come, and perhaps that whatever is not aimed at them passes. */
export interface Wished {
  readonly wishes: readonly Wish[];
  readonly passes: 'by-itself' | 'not';
}

export const NOTHING_WISHED: Wished = { wishes: [], passes: 'not' };

/** The part of what is wished that still makes sense at a table; the same object where that is all. */
export function stillWished(
  wished: Wished,
  view: MatchView,
  facts: unknown,
  { offered, standing, turn }: Wishing<unknown, unknown>,
): Wished {
  if (wished === NOTHING_WISHED || view.over !== null) return NOTHING_WISHED;
  const questions = view.asks.filter(isQuestion);
  const ids = new Set(offered(view, facts).map(({ id }) => id));
  const wishes = wished.wishes.filter((wish) => {
    const open = questions.filter(({ kind }) => kind === wish.kind);
    return open.length === 0 ? ids.has(wish.id) : open.some((ask) => keyOf(wish, ask) !== null);
  });
  const ends = standing(view) === 'never' || questions.some(({ kind }) => turn.includes(kind));
  const passes = ends ? 'not' : wished.passes;
  if (wishes.length === wished.wishes.length && passes === wished.passes) return wished;
  return wishes.length === 0 && passes === 'not' ? NOTHING_WISHED : { wishes, passes };
}

/** The answer that is wished for to an open question, and the wish that it fulfils where it is one for it alone; null where there is none. */
export function wishedAnswer(
  { wishes, passes }: Wished,
  view: MatchView,
  { passing }: Wishing<unknown, unknown>,
): { readonly ask: AskId; readonly key: string; readonly wish: string | null } | null {
  for (const ask of view.asks.filter(isQuestion)) {
    const wish = wishes.find(({ kind }) => kind === ask.kind);
    const key = wish === undefined ? null : keyOf(wish, ask);
    if (wish !== undefined && key !== null) return { ask: ask.id, key, wish: wish.id };
    const pass = passes === 'by-itself' ? passing(ask, view) : null;
    if (pass !== null && ask.options.some((option) => option.key === pass))
      return { ask: ask.id, key: pass, wish: null };
  }
  return null;
}

function keyOf({ keys }: Wish, { options }: Ask): string | null {
  return keys.find((key) => options.some((option) => option.key === key)) ?? null;
}
