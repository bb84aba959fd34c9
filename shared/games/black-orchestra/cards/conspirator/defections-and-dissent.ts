import {
  askSeat,
  type CardKey,
  changeSupport,
  conspirator,
  type ConspireRoll,
  discardCards,
  type DossierCard,
  type GameRun,
  name,
  type Script,
  type SheetId,
  text,
} from '../api';

/** So many dice on the card lower military support. */
const ENOUGH = 2;

function* askHowMany(run: GameRun, holder: SheetId, card: CardKey, rolled: ConspireRoll): Script<number> {
  const counts = Array.from({ length: rolled.targets + 1 }, (_, n) => n);
  const chosen = yield* askSeat(run, {
    seat: conspirator(run.core.pub, holder).seat,
    kind: 'may',
    prompt: text('card.defections-and-dissent.how-many', {
      who: name.sheet(rolled.who),
      n: rolled.targets,
      there: run.core.pub.cardDice[card] ?? 0,
    }),
    about: text('about.offer', { thing: name.card(card) }),
    options: () =>
      counts.map((n) => ({ key: `targets:${n}`, label: text('card.defections-and-dissent.put', { n }), value: n })),
  });
  return chosen ?? 0;
}

function layDice(run: GameRun, card: CardKey, dice: number): void {
  run.change((draft) => {
    draft.pub.cardDice[card] = (draft.pub.cardDice[card] ?? 0) + dice;
  });
  const n = run.core.pub.cardDice[card] ?? 0;
  run.log(text('card.defections-and-dissent.dice', { n }));
  if (n < ENOUGH) return;
  run.change((draft) => {
    delete draft.pub.cardDice[card];
  });
  changeSupport(run, -1);
}

export const card: DossierCard = {
  id: 'defections-and-dissent',
  kind: 'standard',
  copies: 1,
  name: { en: 'Defections and Dissent', fr: 'Défections et contestation' },
  text: {
    en: 'Ongoing. When anybody conspires, you may lay rolled targets here instead of on the dissent track. With two or more dice here, military support falls by 1 and these dice return to the supply. If the roll has an eagle, first discard this card and its dice.',
    fr: 'Permanent. Quand quelqu’un conspire, vous pouvez poser ses cibles ici plutôt que sur la piste de contestation. À deux dés ou plus : soutien militaire −1, les dés retournent à la réserve. Avec un aigle : défaussez d’abord la carte et ses dés.',
  },
  words: {
    'how-many': {
      en: 'Defections and Dissent ({there, plural, =0 {no die} one {# die} other {# dice}} on it): {who} rolled {n, plural, one {# target} other {# targets}}. How many go on this card?',
      fr: 'Défections et contestation ({there, plural, =0 {aucun dé posé} one {# dé posé} other {# dés posés}}) : {who} a obtenu {n, plural, one {# cible} other {# cibles}}. Combien vont sur cette carte ?',
    },
    'how-many.you.who': {
      en: 'Defections and Dissent ({there, plural, =0 {no die} one {# die} other {# dice}} on it): you rolled {n, plural, one {# target} other {# targets}}. How many go on this card?',
      fr: 'Défections et contestation ({there, plural, =0 {aucun dé posé} one {# dé posé} other {# dés posés}}) : vous avez obtenu {n, plural, one {# cible} other {# cibles}}. Combien vont sur cette carte ?',
    },
    put: {
      en: '{n, plural, =0 {None: all on the dissent track} one {# target} other {# targets}}',
      fr: '{n, plural, =0 {Aucune : toutes sur la piste de contestation} one {# cible} other {# cibles}}',
    },
    eagle: {
      en: '{who} loses Defections and Dissent: any eagle discards it.',
      fr: '{who} perd « Défections et contestation » : tout aigle la défausse.',
    },
    'eagle.you.who': {
      en: 'You lose Defections and Dissent: any eagle discards it.',
      fr: 'Vous perdez « Défections et contestation » : tout aigle la défausse.',
    },
    dice: {
      en: 'Targets go on Defections and Dissent, not on the track: {n} there.',
      fr: 'Des cibles vont sur « Défections et contestation », pas sur la piste : {n, plural, one {# dé} other {# dés}} dessus.',
    },
  },
  ongoing: {
    *conspired(run, holder, card, rolled) {
      if (rolled.eagles > 0) {
        // Found: a card was lost to somebody else's eagle, and nobody knew why.
        run.log(text('card.defections-and-dissent.eagle', { who: name.sheet(holder) }));
        discardCards(run, holder, [card]);
        return 0;
      }
      if (rolled.targets === 0) return 0;
      const taken = yield* askHowMany(run, holder, card, rolled);
      if (taken > 0) layDice(run, card, taken);
      return taken;
    },
  },
};
