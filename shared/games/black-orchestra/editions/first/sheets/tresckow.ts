import {
  askSeat,
  because,
  conspirator,
  type GameRun,
  msg,
  name,
  type Pub,
  revealTile,
  type Script,
  type Sheet,
  type SpaceId,
  takeTile,
  text,
  tileSpaces,
} from '../../../cards/api';
import { blindTile, card as second } from '../../../sheets/tresckow';

/** The spaces where a tile lies face down, wherever they are. */
function faceDown(pub: Pub): readonly SpaceId[] {
  return tileSpaces(pub).filter((space) => pub.tiles[space]?.face === 'down');
}

function* reveal(run: GameRun, space: SpaceId): Script {
  revealTile(run, space);
}

/** As in the second edition, and he may reveal tiles from afar [BO 16]. */
export const card: Sheet = {
  ...second,
  text: {
    en: 'You may hold 1 more item. Act: collect the face-down item tile of your space, or reveal any face-down item tile.',
    fr: 'Vous pouvez avoir 1 objet de plus. Agir : collectez la tuile objet face cachée de votre lieu, ou révélez n’importe quelle tuile objet face cachée.',
  },
  brief: {
    en: 'Collects the hidden item here, or reveals one. Holds one more.',
    fr: 'Collecte l’objet caché ici, ou en révèle un. Garde un objet de plus.',
  },
  words: {
    which: {
      en: 'Collect the tile here, or choose a tile to reveal',
      fr: 'Collectez l’objet de ce lieu, ou choisissez une tuile à révéler',
    },
    collect: { en: 'Collect the tile here', fr: 'Collecter l’objet de ce lieu' },
    reveal: { en: 'Reveal the tile {space_in}', fr: 'Révéler la tuile {space_in}' },
  },
  action: {
    bar: ({ core: { pub } }) => (faceDown(pub).length > 0 ? null : because(msg('why.no-face-down.anywhere'), '6')),
    *play(run, holder) {
      const { seat } = conspirator(run.core.pub, holder);
      const does = yield* askSeat(run, {
        seat,
        kind: 'target',
        prompt: text('sheet.tresckow.which'),
        about: text('about.ability'),
        options: () => {
          const { pub } = run.core;
          const here = blindTile(pub, holder);
          return [
            ...(here === null
              ? []
              : [
                  {
                    key: 'collect',
                    label: text('sheet.tresckow.collect'),
                    ref: { kind: 'tile', id: here },
                    value: () => takeTile(run, holder, here),
                  },
                ]),
            ...faceDown(pub).map((space) => ({
              key: `reveal:${space}`,
              label: text('sheet.tresckow.reveal', { space: name.space(space) }),
              ref: { kind: 'tile', id: space },
              value: () => reveal(run, space),
            })),
          ];
        },
      });
      if (does !== null) yield* does();
    },
  },
};
