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
    en: 'Act, once per turn: all other conspirators in your space gain 1 motivation.',
    fr: 'Agir, une fois par tour : tous les autres conspirateurs de votre lieu gagnent 1 en motivation.',
  },
  action: {
    oncePerTurn: true,
    usable: ({ pub }, holder) => discouraged(pub, holder).length > 0,
    *play(play, holder) {
      yield* changeMotivation(play, discouraged(play.core.pub, holder), 1);
    },
  },
};
