import { changeMotivation, companions, type Pub, type Sheet, type SheetId } from '../cards/api';

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
  action: {
    oncePerTurn: true,
    usable: ({ core: { pub } }, holder) => discouraged(pub, holder).length > 0,
    *play(run, holder) {
      yield* changeMotivation(run, discouraged(run.core.pub, holder), 1);
    },
  },
};
