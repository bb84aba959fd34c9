import {
  askSpace,
  conspirator,
  type DossierCard,
  isLegal,
  moveConspirator,
  type Pub,
  reason,
  type SheetId,
  SPACE_IDS,
  type SpaceId,
} from '../api';

function destinations(pub: Pub, holder: SheetId): readonly SpaceId[] {
  const { space } = conspirator(pub, holder);
  return SPACE_IDS.filter((to) => to !== space && isLegal(pub, to));
}

export const card: DossierCard = {
  id: 'airplane-access',
  kind: 'standard',
  copies: 1,
  name: { en: 'Airplane Access', fr: 'Accès à un avion' },
  text: {
    en: 'Act: move to any open space.',
    fr: 'Agir : allez dans n’importe quel lieu ouvert.',
  },
  action: {
    bar: ({ core: { pub } }, holder) => (destinations(pub, holder).length > 0 ? null : reason.nowhere),
    *play(run, holder) {
      const { seat } = conspirator(run.core.pub, holder);
      const to = yield* askSpace(run, { seat }, () => destinations(run.core.pub, holder));
      if (to !== null) yield* moveConspirator(run, holder, to);
    },
  },
};
