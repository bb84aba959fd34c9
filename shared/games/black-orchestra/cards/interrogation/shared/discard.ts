import {
  askCard,
  askConspirator,
  type CardKey,
  conspirator,
  discardCards,
  discardItem,
  type DossierCard,
  freeIds,
  type InterrogationOption,
  type Play,
  type Position,
  type Pub,
  type SheetId,
} from '../../api';
import { asking, pickCards, pickItems } from './targets';

/** One free conspirator with enough dossier cards discards that many; the prisoner picks who and which. */
export function oneDiscardsCards(effect: string, count: number): InterrogationOption {
  const among = (pub: Pub): readonly SheetId[] => freeIds(pub, ({ dossier }) => dossier.length >= count);
  return {
    effect,
    applicable: ({ core }) => among(core.pub).length > 0,
    *choose(play, prisoner) {
      const question = asking(play, prisoner, effect);
      const whom = yield* askConspirator(play, question, () => among(play.core.pub));
      const cards =
        whom === null ? [] : yield* pickCards(play, question, count, () => conspirator(play.core.pub, whom).dossier);
      return function* () {
        if (whom !== null) discardCards(play, whom, cards);
      };
    },
  };
}

/** One free conspirator with enough items discards that many; the prisoner picks who and which. */
export function oneDiscardsItems(effect: string, count: number): InterrogationOption {
  const among = (pub: Pub): readonly SheetId[] => freeIds(pub, ({ items }) => items.length >= count);
  return {
    effect,
    applicable: ({ core }) => among(core.pub).length > 0,
    *choose(play, prisoner) {
      const question = asking(play, prisoner, effect);
      const whom = yield* askConspirator(play, question, () => among(play.core.pub));
      const items = whom === null ? [] : yield* pickItems(play, question, count, whom);
      return function* () {
        if (whom === null) return;
        for (const item of items) discardItem(play, whom, item);
      };
    },
  };
}

/**
 * One card of a kind leaves the dossier of a free conspirator, with whatever else the option does. The prisoner picks
 * the card, and with it the conspirator.
 */
export function discardOneOf({
  effect,
  matches,
  also = { applicable: () => true, apply: () => undefined },
}: {
  readonly effect: string;
  readonly matches: (card: DossierCard) => boolean;
  readonly also?: { readonly applicable: (at: Position) => boolean; readonly apply: (play: Play) => void };
}): InterrogationOption {
  const among = ({ core: { pub }, content }: Position): readonly CardKey[] =>
    freeIds(pub).flatMap((id) => conspirator(pub, id).dossier.filter((key) => matches(content.card(key))));
  return {
    effect,
    applicable: (at) => among(at).length > 0 && also.applicable(at),
    *choose(play, prisoner) {
      const card = yield* askCard(play, asking(play, prisoner, effect), () => among(play));
      return function* () {
        if (card === null) return;
        for (const id of freeIds(play.core.pub)) discardCards(play, id, [card]);
        also.apply(play);
      };
    },
  };
}
