import { askCard, because, conspirator, type DossierCard, gainCard, msg } from '../api';

export const card: DossierCard = {
  id: 'dumpster-dive',
  kind: 'standard',
  copies: 1,
  name: { en: 'Dumpster Dive', fr: 'Fouille des poubelles' },
  text: {
    en: 'Act: take any one card from the discard pile of the conspirator cards into your dossier.',
    fr: 'Agir : prenez une carte de votre choix dans la défausse des cartes conspirateur et ajoutez‑la à votre dossier.',
  },
  action: {
    bar: ({ core: { pub } }) =>
      pub.discard.length > 0 ? null : because(msg('why.no-discards'), '14', { what: 'discarded-card' }),
    *play(run, holder) {
      const { seat } = conspirator(run.core.pub, holder);
      const found = yield* askCard(run, { seat }, () => run.core.pub.discard);
      if (found === null) return;
      run.change((draft) => {
        draft.pub.discard = draft.pub.discard.filter((other) => other !== found);
      });
      yield* gainCard(run, holder, found);
    },
  },
};
