import { type Ask, isQuestion, type Seat, type Waiting } from '../../../shared/engine/ask';
import type { Text } from '../../../shared/engine/text';

/** The content of the status sentence. */
export type Status =
  | { readonly kind: 'over' }
  | { readonly kind: 'asked'; readonly prompt: Text }
  | { readonly kind: 'waiting'; readonly groups: readonly Awaited[] }
  | { readonly kind: 'between' };

/** The seats that are awaited for the same kind of decision about the same, as far as this viewer may know. */
export interface Awaited {
  readonly kind: string;
  /**
   * The public part of the question: a sentence about `who`, of whom there are `n`; null where only the kind is public.
   */
  readonly about: Text | null;
  readonly seats: readonly Seat[];
}

/** The question to this viewer, or if there is none, the seats that the table waits for. */
export function statusOf(view: {
  readonly over: object | null;
  readonly asks: readonly Ask[];
  readonly waiting: readonly Waiting[];
}): Status {
  if (view.over !== null) return { kind: 'over' };
  const mine = view.asks.find(isQuestion);
  if (mine !== undefined) return { kind: 'asked', prompt: mine.prompt };
  if (view.waiting.length === 0) return { kind: 'between' };
  const what = ({ kind, about }: Waiting): string => JSON.stringify([kind, about]);
  return {
    kind: 'waiting',
    groups: [...new Set(view.waiting.map(what))].flatMap((one) =>
      groupOf(view.waiting.filter((entry) => what(entry) === one)),
    ),
  };
}

function groupOf(alike: readonly Waiting[]): readonly Awaited[] {
  const [first] = alike;
  if (first === undefined) return [];
  return [{ kind: first.kind, about: first.about ?? null, seats: alike.map(({ seat }) => seat) }];
}
