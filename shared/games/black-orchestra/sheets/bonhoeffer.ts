import { changeMotivation, companions, type Pub, reason, type Sheet, type SheetId } from '../cards/api';

function discouraged(pub: Pub, holder: SheetId): readonly SheetId[] {
  return companions(pub, holder)
    .filter(({ motivation }) => motivation !== 'reckless')
    .map(({ id }) => id);
}

export const card: Sheet = {
  id: 'bonhoeffer',
  affiliation: 'abwehr',
  name: 'Dietrich Bonhoeffer',
  text: {
    en: 'Act, once per turn: every other conspirator in your space gains 1 motivation.',
    fr: 'Agir, une fois par tour : la motivation de chaque autre conspirateur de votre lieu augmente de 1.',
  },
  brief: {
    en: 'Once a turn: motivation +1 for the others here.',
    fr: 'Une fois par tour : motivation +1 pour les autres ici.',
  },
  action: {
    oncePerTurn: true,
    bar: ({ core: { pub } }, holder) => (discouraged(pub, holder).length > 0 ? null : reason.reckless['others-here']),
    *play(run, holder) {
      yield* changeMotivation(run, discouraged(run.core.pub, holder), 1);
    },
  },
};
