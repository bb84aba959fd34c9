import { type Ask, type AskId, type Option, type Ref } from '../../../shared/engine/ask';
import type { ViewMessage } from '../../../shared/protocol/rooms';
import { useEvent } from '../../base/ui/useEvent';
import { type Habit, type Pressed, wayOf } from '../choices/pressing';
import { meaningOfTap, type TapMode } from '../choices/targets';
import type { Choose } from '../choices/useAnswers';
import type { Target } from '../contract/contract';
import type { Game } from '../contract/game';
import type { Planner } from '../mates/usePlanner';
import type { QuestionFocus } from '../prompt/useQuestionFocus';
import type { Dialog } from '../TableDialogs';
import type { DrawerEvent } from './stops';
import type { Glance, Opened } from './useLooking';

/** What presses go by, and what comes of them. */
interface Given {
  readonly view: ViewMessage['view'];
  readonly game: Game;
  readonly targets: ReadonlyMap<string, readonly Target[]>;
  readonly mode: TapMode;
  readonly habit: Habit;
  readonly planner: Planner;
  readonly focus: QuestionFocus;
  readonly choose: Choose;
  /** The reader has answered a question. */
  readonly acted: (ask: AskId) => void;
  /** What was taken for an answer was none: the option's card has opened instead. */
  readonly withheld: (ask: AskId) => void;
  readonly look: (at: Glance) => void;
  readonly show: (dialog: Dialog | null) => void;
  readonly tell: (event: DrawerEvent) => void;
}

/** What pressing does at this table. */
export interface Pressing {
  /** Answers a question. */
  readonly answer: Choose;
  /** An option of a question was pressed in a list. */
  readonly pressOption: (ask: AskId, key: string) => void;
  /** A thing on the table was tapped. */
  readonly tap: (ref: Ref) => void;
  /** The option whose card is open; null when that is none any more. */
  readonly lookedAt: (opened: Opened | null) => { readonly ask: Ask; readonly option: Option } | null;
}

/** What comes of a press: an answer, the card of an option first, a step of what is drawn, or an explanation. */
export function usePressing(given: Given): Pressing {
  const { view, game, targets, mode, habit, planner, focus, choose, acted, withheld, look, show, tell } = given;
  const answer: Choose = (ask, key, onFinal) => {
    focus.follow();
    const open = () => {
      // Nothing has been answered: the question can still end by something that the reader has not done.
      withheld(ask);
      onFinal?.();
    };
    choose(ask, key, onFinal === undefined ? undefined : open);
    show(null);
    // Nothing is drawn for it before what comes of it is there.
    acted(ask);
  };
  const optionOf = (id: AskId, key: string) => {
    const ask = view.asks.find((open) => open.id === id);
    const option = ask?.options.find((one) => one.key === key);
    return ask === undefined || option === undefined ? null : { ask, option };
  };
  const press = (id: AskId, key: string, pressed: Pressed) => {
    if (planner.drawn?.ask.id === id) {
      look({ narrow: null });
      show(null);
      planner.add(key);
      return;
    }
    if (mode === 'look') {
      show('look-only');
      return;
    }
    const found = optionOf(id, key);
    if (found === null) return;
    const from = document.activeElement;
    const open = () => {
      focus.stay();
      show(null);
      look({ opened: { ask: id, key, from } });
    };
    switch (wayOf(found.ask, found.option, { habit, pressed, choosing: game.client.choosing })) {
      case 'act':
        answer(id, key);
        return;
      case 'open':
        open();
        return;
      case 'try':
        answer(id, key, open);
        return;
    }
  };
  const tap = useEvent((ref: Ref) => {
    const meaning = meaningOfTap(targets, ref, mode);
    switch (meaning.kind) {
      case 'act':
        press(meaning.target.ask.id, meaning.target.option.key, 'thing');
        return;
      case 'narrow':
        show(null);
        look({ narrow: meaning.ref });
        tell({ type: 'options' });
        return;
      case 'explain':
        show(meaning.ref);
        return;
    }
  });
  return {
    answer,
    pressOption: (id, key) => press(id, key, 'option'),
    tap,
    lookedAt: (opened) => (opened === null ? null : optionOf(opened.ask, opened.key)),
  };
}
