import { because, conspirator, msg, type Pub, type Sheet, type SheetId, type SpaceId, takeTile } from '../cards/api';

/** The space of the holder, if a face-down tile lies there. */
export function blindTile(pub: Pub, holder: SheetId): SpaceId | null {
  const { space } = conspirator(pub, holder);
  return space !== 'prison' && pub.tiles[space]?.face === 'down' ? space : null;
}

export const card: Sheet = {
  id: 'tresckow',
  affiliation: 'wehrmacht',
  name: 'Henning von Tresckow',
  text: {
    en: 'You may hold 1 more item. Act: collect the face-down item tile of your space.',
    fr: 'Vous pouvez avoir un objet de plus. Agir : collectez la tuile objet face cachée de votre lieu.',
  },
  brief: {
    en: 'Collects the hidden item here. Holds one more item.',
    fr: 'Collecte l’objet caché ici. Garde un objet de plus.',
  },
  passive: { itemLimit: 1 },
  action: {
    bar: ({ core: { pub } }, holder) =>
      blindTile(pub, holder) === null
        ? because(msg('why.no-face-down.here'), '6', { what: 'tile-here', at: ['down'] })
        : null,
    *play(run, holder) {
      const space = blindTile(run.core.pub, holder);
      if (space !== null) yield* takeTile(run, holder, space);
    },
  },
};
