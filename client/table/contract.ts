import type { ComponentType } from 'react';

import type { Ask, Option, Ref, Seat } from '../../shared/engine/ask';
import type { Catalogue, Language } from '../../shared/engine/game';
import type { MatchView } from '../../shared/engine/match';
import type { MemberView } from '../../shared/protocol/rooms';
import type { Renderer } from '../../shared/text/render';

/** An option of an open ask of this viewer that points at a thing on the table. */
export interface Target {
  readonly ask: Ask;
  readonly option: Option;
}

/** The key under which {@link GameScreenProps.targets} lists what can be done with a thing. */
export function refKey(ref: Ref): string {
  return `${ref.kind}:${ref.id}`;
}

/** What the shell hands to a game's own drawing of the table. */
export interface GameScreenProps<Table> {
  readonly view: MatchView<Table>;
  readonly members: readonly MemberView[];
  readonly text: Renderer;
  /** Options by the thing they point at ({@link refKey}): what may light up and be tapped now. */
  readonly targets: ReadonlyMap<string, readonly Target[]>;
  /** Tells the shell that a thing was tapped: one option acts, several narrow the prompt to them, none explains it. */
  readonly tap: (ref: Ref) => void;
  /** Things to emphasise, because a log line or an option that names them is pointed at. */
  readonly emphasis: ReadonlySet<string>;
}

/** A prompt drawn by the game itself, for kinds of asks that deserve more than a list of buttons. */
export interface AskPanelProps<Table> {
  readonly ask: Ask;
  readonly view: MatchView<Table>;
  readonly text: Renderer;
  readonly choose: (key: string) => void;
  /** True while an answer is on its way. */
  readonly busy: boolean;
}

/** A game's part of the client: how its table looks. It draws views and reports taps; it knows no rule. */
export interface GameClient<Table = never> {
  readonly Table: ComponentType<GameScreenProps<Table>>;
  /** By kind of ask; other kinds get the shell's list of options. */
  readonly panels: Readonly<Record<string, ComponentType<AskPanelProps<Table>>>>;
  /** Shown in place of the prompt when the match is over. */
  readonly End: ComponentType<{ readonly view: MatchView<Table>; readonly text: Renderer }>;
  /** What explains a thing of the table when it is tapped and nothing can be done with it; null when there is nothing to say. */
  readonly explain: (
    ref: Ref,
    view: MatchView<Table>,
    text: Renderer,
  ) => { readonly title: string; readonly body: readonly string[] } | null;
  /** The words this seat goes by at the table (pawns it runs), for sentences about who is awaited. */
  readonly seatName: (seat: Seat, view: MatchView<Table>, text: Renderer) => string | null;
  /** The sentences of the game's own screen, merged by the shell into the game's catalogue from the server. */
  readonly words: Readonly<Record<Language, Catalogue>>;
}
