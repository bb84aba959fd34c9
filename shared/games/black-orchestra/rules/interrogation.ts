import { confidentially, HANDED_OVER } from '../../../engine/confidential';
import type { Script } from '../../../engine/script';
import { type Text, text } from '../../../engine/text';
import type { SheetId } from '../board/sheets';
import type { GameRun, InterrogationOption } from '../content';
import { name } from '../i18n/names';
import { logLine, msg } from './log';

/** Lays an interrogation card before the prisoner: the first of the deck that will do; null when none will. */
export function drawInterrogation(run: GameRun, willDo: (key: string) => boolean = () => true): string | null {
  const drawn = run.core.hidden.interrogationDeck.find(willDo);
  if (drawn === undefined) return null;
  run.change((draft) => {
    draft.hidden.interrogationDeck = draft.hidden.interrogationDeck.filter((key) => key !== drawn);
    draft.hidden.interrogation = drawn;
  });
  return drawn;
}

/** The card goes back unseen, under the others [BO 11, 14]. Nothing hidden is looked at. */
export function returnInterrogation(run: GameRun, key: string): void {
  run.change((draft) => {
    draft.hidden.interrogation = null;
    draft.hidden.interrogationDeck.push(key);
  });
}

/**
 * The deck with the card in it is shuffled [BO 11, 14]. It is the last thing that happens in an interrogation: whoever is
 * shown what an answer does is shown it up to the first thing that is drawn or looked at.
 */
export function shuffleInterrogations(run: GameRun): void {
  const deck = run.shuffled('interrogation', run.core.hidden.interrogationDeck);
  run.change((draft) => {
    draft.hidden.interrogationDeck = deck;
  });
}

/**
 * Has the player of a prisoner decide about a card that was drawn. When another player answers for the prisoner before that, the card
 * goes back under the others, and another one is drawn for them [R36].
 * @param mayFollow whether a card may be drawn after the one that was seen
 * @returns the card that was decided about and what was decided; null when no card may follow: then the interrogation is over
 */
export function* decideAlone<T>(
  run: GameRun,
  drawn: string,
  decide: (key: string) => Script<T>,
  mayFollow: (key: string, seen: string) => boolean,
): Script<{ readonly key: string; readonly decision: T } | null> {
  for (let key = drawn; ;) {
    const decision = yield* confidentially(decide(key));
    if (decision !== HANDED_OVER) return { key, decision };
    const seen = key;
    const next = drawInterrogation(run, (one) => mayFollow(one, seen));
    run.change((draft) => {
      draft.hidden.interrogation = next;
      draft.hidden.interrogationDeck.push(seen);
    });
    shuffleInterrogations(run);
    if (next === null) return null;
    logLine(run, 'log.interrogated-anew');
    key = next;
  }
}

/** What a way to give in does, and among whom the prisoner then picks. */
export function giveInLabel(run: GameRun, option: InterrogationOption): Text {
  const does = text(`effect.${option.effect}`);
  const who = option.among?.(run).map(name.sheet) ?? [];
  return who.length === 0 ? does : msg('option.give-in', { effect: does, who, n: who.length });
}

/** Makes public what a prisoner has chosen, and nothing of what else there was [BO 11]. */
export function announce(run: GameRun, prisoner: SheetId, effect: string): void {
  logLine(run, 'log.chose', { who: name.sheet(prisoner), effect: text(`effect.${effect}`) });
}
