import {
  addToTrack,
  allMeet,
  askConspirator,
  changeSuspicion,
  conspirator,
  type DossierCard,
  draftOf,
  eagles,
  freeIds,
  type GameRun,
  logLine,
  name,
  numbers,
  reason,
  roll,
  type Script,
  type SheetId,
  supply,
  targets,
  text,
} from '../api';

/**
 * One number die goes to a conspirator, to be spent as actions on that conspirator's next turn [R18].
 * @param at which of so many dice it is, from 1: the questions look alike
 */
function* handOut(run: GameRun, holder: SheetId, n: number, at: number, of: number): Script {
  const { seat } = conspirator(run.core.pub, holder);
  const prompt = text('card.black-orchestra.hand-out', { n, at, of });
  const about = text('about.extra-die', { actions: n, at, of });
  const whom = yield* askConspirator(run, { seat, prompt, about }, () => freeIds(run.core.pub));
  if (whom === null) return;
  run.change((draft) => {
    draftOf(draft, whom).extraDice.push(n);
  });
  run.log(text('card.black-orchestra.handed', { who: name.sheet(whom), n }));
}

export const card: DossierCard = {
  id: 'black-orchestra',
  kind: 'standard',
  copies: 1,
  name: { en: 'Black Orchestra', fr: 'Orchestre noir' },
  text: {
    en: 'Act, if all conspirators are in your space: roll every die in the supply. Each eagle gives every conspirator 1 suspicion. Targets go on the dissent track. Give each number die to a conspirator: that many more actions next turn.',
    fr: 'Agir, si tous les conspirateurs sont dans votre lieu : lancez tous les dés de la réserve. Chaque aigle : suspicion +1 pour chaque conspirateur. Les cibles vont sur la piste de contestation. Donnez chaque chiffre à un conspirateur : il aura autant d’actions de plus à son prochain tour.',
  },
  words: {
    'hand-out': {
      en: 'Die {at} of {of}: who has {n, plural, one {# more action} other {# more actions}} next turn?',
      fr: 'Dé {at} sur {of} : qui aura {n, plural, one {# action} other {# actions}} de plus à son prochain tour ?',
    },
    handed: {
      en: '{who} will have {n, plural, one {# more action} other {# more actions}} next turn.',
      fr: '{who} aura {n, plural, one {# action} other {# actions}} de plus à son prochain tour.',
    },
    'handed.you.who': {
      en: 'You will have {n, plural, one {# more action} other {# more actions}} next turn.',
      fr: 'Vous aurez {n, plural, one {# action} other {# actions}} de plus à votre prochain tour.',
    },
  },
  action: {
    bar({ core: { pub } }, holder) {
      if (!allMeet(pub, holder)) return reason.noMeeting;
      return supply(pub) > 0 ? null : reason.noDice;
    },
    *play(run, holder) {
      const faces = roll(run, 'card', holder, supply(run.core.pub));
      logLine(run, 'log.rolled', { who: name.sheet(holder), faces: faces.map(name.face) });
      changeSuspicion(run, freeIds(run.core.pub), eagles(faces));
      yield* addToTrack(run, targets(faces));
      const dice = numbers(faces);
      for (const [i, n] of dice.entries()) yield* handOut(run, holder, n, i + 1, dice.length);
    },
  },
};
