import {
  askCard,
  askConspirator,
  type CardKey,
  conspirator,
  discardCards,
  discardItem,
  type DossierCard,
  freeIds,
  type GameRun,
  type InterrogationOption,
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
    among: ({ core }) => among(core.pub),
    applicable: ({ core }) => among(core.pub).length > 0,
    *askTargets(run, prisoner) {
      const question = asking(run, prisoner, effect);
      const whom = yield* askConspirator(run, question, () => among(run.core.pub));
      const cards =
        whom === null ? [] : yield* pickCards(run, question, count, () => conspirator(run.core.pub, whom).dossier);
      return function* () {
        if (whom !== null) discardCards(run, whom, cards);
      };
    },
  };
}

/** One free conspirator with enough items discards that many; the prisoner picks who and which. */
export function oneDiscardsItems(effect: string, count: number): InterrogationOption {
  const among = (pub: Pub): readonly SheetId[] => freeIds(pub, ({ items }) => items.length >= count);
  return {
    effect,
    among: ({ core }) => among(core.pub),
    applicable: ({ core }) => among(core.pub).length > 0,
    *askTargets(run, prisoner) {
      const question = asking(run, prisoner, effect);
      const whom = yield* askConspirator(run, question, () => among(run.core.pub));
      const items = whom === null ? [] : yield* pickItems(run, question, count, whom);
      return function* () {
        if (whom === null) return;
        for (const item of items) discardItem(run, whom, item);
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
  readonly also?: { readonly applicable: (at: Position) => boolean; readonly apply: (run: GameRun) => void };
}): InterrogationOption {
  const cardsOf = ({ core: { pub }, content }: Position, id: SheetId): readonly CardKey[] =>
    conspirator(pub, id).dossier.filter((key) => matches(content.card(key)));
  const among = (at: Position): readonly SheetId[] => freeIds(at.core.pub).filter((id) => cardsOf(at, id).length > 0);
  return {
    effect,
    among,
    applicable: (at) => among(at).length > 0 && also.applicable(at),
    *askTargets(run, prisoner) {
      const card = yield* askCard(run, asking(run, prisoner, effect), () =>
        among(run).flatMap((id) => cardsOf(run, id)),
      );
      return function* () {
        if (card === null) return;
        for (const id of freeIds(run.core.pub)) discardCards(run, id, [card]);
        also.apply(run);
      };
    },
  };
}
