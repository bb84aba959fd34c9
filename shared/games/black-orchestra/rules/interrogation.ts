import { choose, type Script } from '../../../engine/script';
import { text } from '../../../engine/text';
import type { Play } from '../cards/types';
import { name } from '../i18n/names';
import type { SheetId } from '../sheets/ids';
import { release } from './arrest';
import { roll } from './dice';
import { msg, say } from './say';
import { conspirator, supply } from './select';

/** What the prisoner has settled on; targets included, so that nothing of it shows before it is public. */
type Decision =
  | { readonly does: 'yields' | 'betrays'; readonly effect: string; readonly apply: () => Script }
  | { readonly does: 'resists' };

/** The turn of an arrested conspirator up to the event step [BO 11]. */
export function* interrogate(play: Play, prisoner: SheetId): Script {
  const key = drawInterrogation(play);
  if (key === null) return;
  const decision = yield* decide(play, prisoner, key);
  const { eagle } = play.content.interrogation(key);
  returnInterrogation(play, key);
  switch (decision.does) {
    case 'yields':
      announce(play, prisoner, decision.effect);
      yield* decision.apply();
      break;
    case 'betrays':
      announce(play, prisoner, decision.effect);
      yield* decision.apply();
      release(play, prisoner, 'high');
      break;
    case 'resists':
      yield* resist(play, prisoner, eagle);
      break;
  }
}

function announce(play: Play, prisoner: SheetId, effect: string): void {
  say(play, 'log.chose', { who: name.sheet(prisoner), effect: text(`effect.${effect}`) });
}

function drawInterrogation(play: Play): string | null {
  const [top] = play.core.hidden.interrogationDeck;
  if (top === undefined) return null;
  play.change((draft) => {
    draft.hidden.interrogationDeck.shift();
    draft.hidden.interrogation = top;
  });
  return top;
}

/** The card goes back unseen and the deck is shuffled [BO 11, 14]. */
function returnInterrogation(play: Play, key: string): void {
  const deck = play.shuffled('interrogation', [...play.core.hidden.interrogationDeck, key]);
  play.change((draft) => {
    draft.hidden.interrogation = null;
    draft.hidden.interrogationDeck = deck;
  });
}

function* decide(play: Play, prisoner: SheetId, key: string): Script<Decision> {
  const card = play.content.interrogation(key);
  const { seat } = conspirator(play.core.pub, prisoner);
  const giving = (['yields', 'betrays'] as const).map((does) => ({ does, option: card[does] }));
  const chosen = yield* choose(play, {
    seat,
    kind: 'interrogation',
    prompt: msg('ask.interrogation', { who: name.sheet(prisoner) }),
    source: { kind: 'interrogation', id: card.id },
    options: () => [
      ...giving
        .filter(({ option }) => option.applicable(play, prisoner))
        .map((value) => ({ key: value.does, label: text(`effect.${value.option.effect}`), value })),
      {
        key: 'resists',
        label: msg('option.resist', { eagle: text(`effect.${card.eagle.effect}`) }),
        value: null,
      },
    ],
  });
  if (chosen === null) return { does: 'resists' };
  const apply = yield* chosen.option.choose(play, prisoner);
  return { does: chosen.does, effect: chosen.option.effect, apply };
}

/** Try to resist: a target frees, a number does nothing, an eagle does what the card says as far as possible. */
function* resist(
  play: Play,
  prisoner: SheetId,
  eagle: { readonly effect: string; apply(play: Play, prisoner: SheetId): Script },
): Script {
  const [face] = supply(play.core.pub) > 0 ? roll(play, 'resist', prisoner, 1) : [];
  if (face === undefined) return;
  say(play, 'log.resisted', { who: name.sheet(prisoner), face: name.face(face) });
  if (face === 'target') release(play, prisoner, 'high');
  if (face !== 'eagle') return;
  say(play, 'log.resist-eagle', { effect: text(`effect.${eagle.effect}`) });
  yield* eagle.apply(play, prisoner);
}
