import { askSeat, askUnlessForced, type Script } from '../../../../engine/script';
import type { Motivation } from '../../board/levels';
import type { DieFace } from '../../board/pieces';
import type { SheetId } from '../../board/sheets';
import { firstInterrogations } from '../../cards/first-edition/interrogation';
import { finder } from '../../cards/set';
import type { GameRun } from '../../content';
import { name } from '../../i18n/names';
import { illegalCards, release } from '../../rules/arrest';
import { roll } from '../../rules/dice';
import { discardCards } from '../../rules/discard';
import {
  announce,
  decideAlone,
  drawInterrogation,
  giveInLabel,
  returnInterrogation,
  shuffleInterrogations,
} from '../../rules/interrogation';
import { logLine, msg } from '../../rules/log';
import { conspirator, supply } from '../../rules/select';
import type { CardKey } from '../../state';

/** The faces with which a prisoner resists, by motivation [BO 16]. */
export const RESISTS: Readonly<Record<Motivation, readonly DieFace[]>> = {
  timid: [],
  skeptical: ['target'],
  motivated: ['target', '3'],
  committed: ['target', '2', '3'],
  reckless: ['target', '1', '2', '3'],
};

/** Finds the interrogation card behind a printed one. */
const cardOf = finder(firstInterrogations);

/** The turn of an arrested conspirator up to the event step: cards are lost, a die decides, and a target frees [BO 16]. */
export function* prisonTurn(run: GameRun, prisoner: SheetId): Script {
  yield* giveUpCards(run, prisoner);
  const face = rollToResist(run, prisoner);
  const { motivation } = conspirator(run.core.pub, prisoner);
  if (face === null || !RESISTS[motivation].includes(face)) yield* interrogate(run, prisoner);
  if (face === 'target') release(run, prisoner, 'high');
}

/**
 * All restricted cards go, and for each an unrestricted one that the prisoner picks. A plot may be given up for one, but
 * need not: with no other card left no more is discarded.
 */
function* giveUpCards(run: GameRun, prisoner: SheetId): Script {
  const restricted = illegalCards(run, prisoner);
  discardCards(run, prisoner, restricted);
  for (let due = restricted.length; due > 0; due--) {
    const card = yield* askUnlessForced(run, {
      seat: conspirator(run.core.pub, prisoner).seat,
      kind: 'give-up',
      prompt: msg('ask.prison-discard', { who: name.sheet(prisoner), due }),
      options: () =>
        unrestrictedCards(run, prisoner).map((value) => ({
          key: `card:${value}`,
          label: msg('option.discard', { thing: name.card(value) }),
          ref: { kind: 'card', id: value },
          value,
        })),
    });
    if (card === null) return;
    discardCards(run, prisoner, [card]);
  }
}

/** What a prisoner may discard for a restricted card; nothing when only plots are left. */
function unrestrictedCards({ core, content }: GameRun, prisoner: SheetId): readonly CardKey[] {
  const { dossier } = conspirator(core.pub, prisoner);
  return dossier.some((card) => content.card(card).kind === 'standard') ? dossier : [];
}

/** The die against the interrogation; null when the supply has none [R32]. */
function rollToResist(run: GameRun, prisoner: SheetId): DieFace | null {
  const [face] = supply(run.core.pub) > 0 ? roll(run, 'resist', prisoner, 1) : [];
  if (face === undefined) return null;
  logLine(run, 'log.resisted', { who: name.sheet(prisoner), face: name.face(face) });
  return face;
}

/**
 * Draws interrogation cards until one has an option that can be applied, and applies what the prisoner chooses in secret.
 * With no such card nothing happens. Cards passed over go back unseen as well [BO 16].
 */
function* interrogate(run: GameRun, prisoner: SheetId): Script {
  logLine(run, 'log.interrogated', { who: name.sheet(prisoner) });
  const passed = new Set<string>();
  const willDo = (one: string): boolean => !passed.has(one) && choices(run, prisoner, one).length > 0;
  for (;;) {
    const drawn = drawInterrogation(run, willDo);
    if (drawn === null) return;
    const decided = yield* decideAlone(
      run,
      drawn,
      (key) => decide(run, prisoner, key),
      (key, seen) => willDo(key) && cardOf(key).id !== cardOf(seen).id,
    );
    if (decided === null) return;
    const { key, decision } = decided;
    returnInterrogation(run, key);
    if (decision === null) {
      passed.add(key);
    } else {
      announce(run, prisoner, decision.effect);
      yield* decision.apply();
    }
    shuffleInterrogations(run);
    if (decision !== null) return;
  }
}

/** The options of a card that can be applied fully now, by their place on the card. */
function choices(run: GameRun, prisoner: SheetId, key: string) {
  return cardOf(key).options.flatMap((value, i) =>
    value.applicable(run, prisoner) ? [{ key: `option:${i + 1}`, label: giveInLabel(run, value), value }] : [],
  );
}

/** Option and targets, chosen in secret; null when no option can be applied any more. */
function* decide(
  run: GameRun,
  prisoner: SheetId,
  key: string,
): Script<{ readonly effect: string; readonly apply: () => Script } | null> {
  const chosen = yield* askSeat(run, {
    seat: conspirator(run.core.pub, prisoner).seat,
    kind: 'interrogation',
    prompt: msg('ask.interrogation', { who: name.sheet(prisoner) }),
    source: { kind: 'interrogation', id: cardOf(key).id },
    options: () => choices(run, prisoner, key),
  });
  if (chosen === null) return null;
  const apply = yield* chosen.askTargets(run, prisoner);
  return { effect: chosen.effect, apply };
}
