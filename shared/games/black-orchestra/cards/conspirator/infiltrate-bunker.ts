import {
  aboutCard,
  askSeat,
  canDraw,
  changeSuspicion,
  conspirator,
  type DossierCard,
  drawCard,
  type GameRun,
  msg,
  reason,
  type Script,
  type SheetId,
  text,
} from '../api';

const MOST = 3;

function* askOneMore(run: GameRun, holder: SheetId, left: number): Script<'draw' | 'stop' | null> {
  return yield* askSeat(run, {
    seat: conspirator(run.core.pub, holder).seat,
    kind: 'draw',
    prompt: text('card.infiltrate-bunker.more', { left }),
    ...aboutCard(run, 'about.draw'),
    options: () =>
      canDraw(run.core)
        ? [
            { key: 'draw', label: msg('option.draw-card'), ref: { kind: 'deck', id: 'conspirator' }, value: 'draw' },
            { key: 'stop', label: msg('option.stop'), value: 'stop' },
          ]
        : [],
  });
}

export const card: DossierCard = {
  id: 'infiltrate-bunker',
  kind: 'standard',
  copies: 1,
  name: { en: 'Infiltrate the Bunker', fr: 'Infiltrer le bunker' },
  text: {
    en: 'Act: draw up to three conspirator cards, one at a time; then you gain 1 suspicion.',
    fr: 'Agir : piochez jusqu’à trois cartes conspirateur, une par une. Ensuite : suspicion +1.',
  },
  words: {
    more: {
      en: 'Infiltrate the Bunker: draw {left, plural, one {one more card} other {up to # more cards}}?',
      fr: 'Infiltrer le bunker : piocher encore {left, plural, one {une carte} other {jusqu’à # cartes}} ?',
    },
  },
  action: {
    bar: ({ core }) => (canDraw(core) ? null : reason.noCards),
    *play(run, holder) {
      // At least one card is drawn; after each the player may stop [R19].
      yield* drawCard(run, holder);
      for (let left = MOST - 1; left > 0; left--) {
        if ((yield* askOneMore(run, holder, left)) !== 'draw') break;
        yield* drawCard(run, holder);
      }
      changeSuspicion(run, [holder], 1);
    },
  },
};
