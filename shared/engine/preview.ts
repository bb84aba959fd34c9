import type { Ask, Waiting } from './ask';
import { waitingFor } from './ask';
import { scriptId } from './epochs';
import type { GameModule } from './game';
import type { KeptChoice } from './keeper';
import { type Match, type Refusal, refusal } from './match';
import { type Arrival, playOn } from './replay';
import type { CoreBase, LogEntry, Over, Revealed } from './run';
import type { Text } from './text';
import { canTakeBack, isUndo, undoAsk } from './undo';

/** Where a preview ends: a seat is asked, something would be revealed, or the match is over. */
export type PreviewEnd =
  /** `asked`: whether the seat is asked just what it has answered again, or something else. */
  | { readonly at: 'question'; readonly waiting: readonly Waiting[]; readonly asked: 'again' | 'further' }
  /** `of`: what players call it; absent where the game has no word for it. That it comes is no secret. */
  | { readonly at: 'reveal'; readonly what: Revealed; readonly of?: string }
  | { readonly at: 'end'; readonly over: Over };

/** The result of an answer, as its seat would see it. */
export interface Preview<Table = unknown> {
  /** The table then, without what only the future tells. */
  readonly table: Table;
  /** The lines that the log would get. */
  readonly log: readonly Text[];
  readonly end: PreviewEnd;
  /** Whether the answer could not be taken back once it is given. */
  readonly final: boolean;
}

/** The result of a preview. */
export type PreviewResult<Table> =
  { readonly ok: true; readonly preview: Preview<Table> } | { readonly ok: false; readonly why: Refusal };

/**
 * Previews an open option: plays it on a copy, up to the first reveal (a random number, something hidden), the next
 * question, or the end. It costs as much as the answer, and tells its seat nothing hidden.
 * @returns the preview, or why the answer would be refused; taking back has none
 */
export function previewOf<Core extends CoreBase, Table>(
  game: GameModule<Core, Table>,
  match: Match<Core>,
  choice: KeptChoice,
): PreviewResult<Table> {
  const why = refusal(game, match, choice) ?? (isUndo(choice) ? 'no-such-option' : null);
  if (why !== null) return { ok: false, why };
  const choices = [...match.choices, { ...choice, ask: scriptId(choice.ask) }];
  const { course, arrival } = playOn(game, { ...match, choices }, 'stopped-at');
  const seen = ({ to }: LogEntry): boolean => to === undefined || to === choice.seat;
  const log = course.log.slice(match.log.length).filter(seen);
  const final = arrival.at !== 'question' || !canTakeBack(undoAsk(game, course, match.epochs), choice.seat);
  return {
    ok: true,
    preview: {
      table: game.table(course.core, choice.seat),
      log: log.map(({ text }) => text),
      end: endOf(
        arrival,
        match.asks.find(({ id }) => id === choice.ask),
        game.reveals ?? {},
      ),
      final,
    },
  };
}

function endOf(arrival: Arrival, answered: Ask | undefined, names: Readonly<Record<string, string>>): PreviewEnd {
  switch (arrival.at) {
    case 'question': {
      const asked = arrival.asks.some((ask) => answered !== undefined && isSame(ask, answered)) ? 'again' : 'further';
      return { at: 'question', waiting: waitingFor(arrival.asks), asked };
    }
    case 'reveal': {
      const of = names[arrival.of];
      return { at: 'reveal', what: arrival.what, ...(of !== undefined && { of }) };
    }
    case 'end':
      return arrival;
  }
}

/** Whether two questions ask the same seat the same. */
function isSame(one: Ask, other: Ask): boolean {
  const said = ({ seat, kind, prompt, options }: Ask): string => JSON.stringify([seat, kind, prompt, options]);
  return said(one) === said(other);
}
