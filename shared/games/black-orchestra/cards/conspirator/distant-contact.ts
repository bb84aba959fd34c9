import { askSpace, because, conspirator, type DossierCard, msg, takeTile, tileSpaces } from '../api';

export const card: DossierCard = {
  id: 'distant-contact',
  kind: 'standard',
  copies: 1,
  name: { en: 'Distant Contact', fr: 'Contact lointain' },
  text: {
    en: 'Act: take the item tile of any space, face up or face down.',
    fr: 'Agir : collectez la tuile objet de n’importe quel lieu, face visible ou cachée.',
  },
  action: {
    bar: ({ core: { pub } }) => (tileSpaces(pub).length > 0 ? null : because(msg('why.no-tile-left'), '6')),
    *play(run, holder) {
      const { seat } = conspirator(run.core.pub, holder);
      const space = yield* askSpace(run, { seat }, () => tileSpaces(run.core.pub));
      if (space !== null) yield* takeTile(run, holder, space);
    },
  },
};
