import {
  askConspirator,
  askUnlessForced,
  changeSuspicion,
  conspirator,
  freeIds,
  itemSources,
  reason,
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
    fr: 'Agir : défaussez un objet. Un conspirateur, y compris vous : suspicion −1.',
  },
  brief: { en: 'Discards an item: suspicion −1 for anybody.', fr: 'Défausse un objet : suspicion −1 pour quelqu’un.' },
  action: {
    bar(at, holder) {
      if (itemSources(at, conspirator(at.core.pub, holder)).length === 0) return reason.noItem;
      return freeIds(at.core.pub, ({ suspicion }) => suspicion !== 'low').length > 0
        ? null
        : reason.unsuspected.anybody;
    },
    *play(run, holder) {
      const { seat } = conspirator(run.core.pub, holder);
      const item = yield* askUnlessForced(run, {
        seat,
        kind: 'target',
        prompt: text('ask.target-item'),
        about: text('about.ability'),
        openOptions: true,
        options: () => spendOptions(run, conspirator(run.core.pub, holder)),
      });
      if (item === null) return;
      spend(run, holder, item);
      const whom = yield* askConspirator(run, { seat, about: text('about.ability') }, () =>
        freeIds(run.core.pub, ({ suspicion }) => suspicion !== 'low'),
      );
      if (whom !== null) changeSuspicion(run, [whom], -1);
    },
  },
};
