import {
  type Both,
  changeMotivation,
  changeSuspicion,
  type DossierCard,
  freeIds,
  type GameRun,
  type InterrogationOption,
  motivationAtLeast,
  type Script,
  suspicionAtLeast,
} from '../../api';
import { deputiesCloseIn } from './closing-in';
import { discardOneOf, oneDiscardsCards } from './discard';
import { onOne, untargeted } from './targets';

/** An option that several cards print, and its sentence. */
export interface SharedOption<Option extends InterrogationOption = InterrogationOption> {
  readonly option: Option;
  readonly sentence: Readonly<Record<string, Both>>;
}

export const suspectOne: SharedOption = {
  option: onOne({
    effect: 'suspect-one',
    among: (pub) => freeIds(pub, ({ suspicion }) => suspicion !== 'extreme'),
    *apply(run, whom) {
      changeSuspicion(run, [whom], 1);
    },
  }),
  sentence: {
    'suspect-one': {
      en: 'One conspirator at high suspicion or lower gains 1 suspicion.',
      fr: 'Un conspirateur, sauf à suspicion extrême : suspicion +1.',
    },
  },
};

export const suspectOneTwice: SharedOption = {
  option: onOne({
    effect: 'suspect-one-twice',
    among: (pub) => freeIds(pub, (one) => !suspicionAtLeast(one, 'high')),
    *apply(run, whom) {
      changeSuspicion(run, [whom], 2);
    },
  }),
  sentence: {
    'suspect-one-twice': {
      en: 'One conspirator at low or medium suspicion gains 2 suspicion.',
      fr: 'Un conspirateur à suspicion faible ou moyenne : suspicion +2.',
    },
  },
};

export const discourageOne: SharedOption = {
  option: onOne({
    effect: 'discourage-one',
    among: (pub) => freeIds(pub, (one) => motivationAtLeast(one, 'skeptical')),
    apply: (run, whom) => changeMotivation(run, [whom], -1),
  }),
  sentence: {
    'discourage-one': {
      en: 'One conspirator who is skeptical or higher loses 1 motivation.',
      fr: 'Un conspirateur « sceptique » ou plus : motivation −1.',
    },
  },
};

export const loseTwoCards: SharedOption = {
  option: oneDiscardsCards('lose-two-cards', 2),
  sentence: {
    'lose-two-cards': {
      en: 'One conspirator with at least two dossier cards discards two of them.',
      fr: 'Un conspirateur défausse deux cartes de son dossier.',
    },
  },
};

export const deputiesCome: SharedOption = {
  option: deputiesCloseIn('deputies-close-in'),
  sentence: {
    'deputies-close-in': {
      en: 'For each conspirator, the nearest deputy elsewhere moves to that conspirator’s space.',
      fr: 'Chaque conspirateur est rejoint par l’adjoint le plus proche, venu d’un autre lieu.',
    },
  },
};

export const loseAPlot: SharedOption = {
  option: discardOneOf({ effect: 'lose-a-plot', matches: ({ kind }: DossierCard) => kind === 'plot' }),
  sentence: {
    'lose-a-plot': {
      en: 'One conspirator with a plot discards one plot.',
      fr: 'Un conspirateur défausse un complot.',
    },
  },
};

function* twoEventsDue(run: GameRun): Script {
  run.change((draft) => {
    draft.pub.turn.eventsDue = 2;
  });
}

export const twoEvents: SharedOption<InterrogationOption & { apply(run: GameRun): Script }> = {
  option: {
    ...untargeted({ effect: 'two-events', applicable: () => true, apply: twoEventsDue }),
    apply: twoEventsDue,
  },
  sentence: {
    'two-events': {
      en: 'Two events are resolved at the end of this turn instead of one.',
      fr: 'Deux événements sont résolus à la fin de ce tour au lieu d’un.',
    },
  },
};
