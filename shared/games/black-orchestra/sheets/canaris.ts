import {
  askConspirator,
  changeSuspicion,
  conspirator,
  freeIds,
  itemSources,
  pick,
  type Sheet,
  spend,
  spendOptions,
  text,
} from '../cards/api';

export const card: Sheet = {
  id: 'canaris',
  affiliation: 'abwehr',
  name: 'Wilhelm Canaris',
  text: {
    en: 'Act: discard one item; one conspirator, you included, loses 1 suspicion.',
    fr: 'Agir : défaussez un objet ; la suspicion d’un conspirateur, vous compris, baisse de 1.',
  },
  action: {
    usable: (at, holder) =>
      itemSources(at, conspirator(at.core.pub, holder)).length > 0 &&
      freeIds(at.core.pub, ({ suspicion }) => suspicion !== 'low').length > 0,
    *play(play, holder) {
      const { seat } = conspirator(play.core.pub, holder);
      const item = yield* pick(play, {
        seat,
        kind: 'target',
        prompt: text('ask.target-item'),
        options: () => spendOptions(play, conspirator(play.core.pub, holder)),
      });
      if (item === null) return;
      spend(play, holder, item);
      const whom = yield* askConspirator(play, { seat }, () =>
        freeIds(play.core.pub, ({ suspicion }) => suspicion !== 'low'),
      );
      if (whom !== null) changeSuspicion(play, [whom], -1);
    },
  },
};
