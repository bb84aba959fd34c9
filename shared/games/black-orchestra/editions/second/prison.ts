import { askSeat, type Script } from '../../../../engine/script';
import { text } from '../../../../engine/text';
import type { SheetId } from '../../board/sheets';
import { interrogationCards } from '../../cards/interrogation';
import { finder } from '../../cards/set';
import type { GameRun } from '../../content';
import { name } from '../../i18n/names';
import { release } from '../../rules/arrest';
import { roll } from '../../rules/dice';
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

/** What the prisoner has decided, targets included: nothing of it shows before all of it is public. */
type Decision =
  | { readonly does: 'yields' | 'betrays'; readonly effect: string; readonly apply: () => Script }
  | { readonly does: 'resists' };

/** Finds the interrogation card behind a printed one. */
const cardOf = finder(interrogationCards);

/** The turn of an arrested conspirator up to the event step [BO 11]. */
export function* interrogate(run: GameRun, prisoner: SheetId): Script {
  logLine(run, 'log.interrogated', { who: name.sheet(prisoner) });
  const drawn = drawInterrogation(run);
  if (drawn === null) return;
  const decided = yield* decideAlone(
    run,
    drawn,
    (key) => decide(run, prisoner, key),
    (key, seen) => cardOf(key).id !== cardOf(seen).id,
  );
  if (decided === null) return;
  const { key, decision } = decided;
  const { eagle } = cardOf(key);
  returnInterrogation(run, key);
  switch (decision.does) {
    case 'yields':
      announce(run, prisoner, decision.effect);
      yield* decision.apply();
      break;
    case 'betrays':
      announce(run, prisoner, decision.effect);
      yield* decision.apply();
      release(run, prisoner, 'high');
      break;
    case 'resists':
      yield* resist(run, prisoner, eagle);
      break;
  }
  shuffleInterrogations(run);
}

function* decide(run: GameRun, prisoner: SheetId, key: string): Script<Decision> {
  const card = cardOf(key);
  const { seat } = conspirator(run.core.pub, prisoner);
  const giving = (['yields', 'betrays'] as const).map((does) => ({ does, option: card[does] }));
  const chosen = yield* askSeat(run, {
    seat,
    kind: 'interrogation',
    prompt: msg('ask.interrogation', { who: name.sheet(prisoner) }),
    source: { kind: 'interrogation', id: card.id },
    options: () => [
      ...giving
        .filter(({ option }) => option.applicable(run, prisoner))
        .map((value) => ({ key: value.does, label: giveInLabel(run, value.option), value })),
      {
        key: 'resists',
        label: msg('option.resist', { eagle: text(`effect.${card.eagle.effect}`) }),
        value: null,
      },
    ],
  });
  if (chosen === null) return { does: 'resists' };
  const apply = yield* chosen.option.askTargets(run, prisoner);
  return { does: chosen.does, effect: chosen.option.effect, apply };
}

/** Try to resist: a target frees, a number does nothing, an eagle does what the card says as far as possible. */
function* resist(
  run: GameRun,
  prisoner: SheetId,
  eagle: { readonly effect: string; apply(run: GameRun, prisoner: SheetId): Script },
): Script {
  const [face] = supply(run.core.pub) > 0 ? roll(run, 'resist', prisoner, 1) : [];
  if (face === undefined) return;
  logLine(run, 'log.resisted', { who: name.sheet(prisoner), face: name.face(face) });
  if (face === 'target') release(run, prisoner, 'high');
  else if (face !== 'eagle') logLine(run, 'log.resist-nothing', { who: name.sheet(prisoner) });
  if (face !== 'eagle') return;
  logLine(run, 'log.resist-eagle', { effect: text(`effect.${eagle.effect}`) });
  yield* eagle.apply(run, prisoner);
}
