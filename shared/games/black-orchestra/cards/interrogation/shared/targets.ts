import {
  askCard,
  askConspirator,
  askItem,
  askSpace,
  type CardKey,
  conspirator,
  type InterrogationOption,
  type ItemId,
  type Play,
  type Position,
  type Pub,
  type Script,
  type SheetId,
  type SpaceId,
  text,
} from '../../api';

/** How the prisoner is asked for a target of an effect: alone, as part of the interrogation [BO 11]. */
export function asking(play: Play, prisoner: SheetId, effect: string) {
  const { seat } = conspirator(play.core.pub, prisoner);
  return { seat, kind: 'interrogation', prompt: text(`effect.${effect}`) };
}

/** An option that applies to one free conspirator of the prisoner's choice. */
export function onOne({
  effect,
  among,
  apply,
}: {
  readonly effect: string;
  readonly among: (pub: Pub) => readonly SheetId[];
  readonly apply: (play: Play, whom: SheetId) => Script;
}): InterrogationOption {
  return {
    effect,
    applicable: ({ core }) => among(core.pub).length > 0,
    *choose(play, prisoner) {
      const whom = yield* askConspirator(play, asking(play, prisoner, effect), () => among(play.core.pub));
      return function* () {
        if (whom !== null) yield* apply(play, whom);
      };
    },
  };
}

/** An option that leaves nothing to choose. */
export function untargeted({
  effect,
  applicable,
  apply,
}: {
  readonly effect: string;
  readonly applicable: (at: Position) => boolean;
  readonly apply: (play: Play) => Script;
}): InterrogationOption {
  return {
    effect,
    applicable,
    *choose(play) {
      return () => apply(play);
    },
  };
}

type Asking = ReturnType<typeof asking>;

/** Picks one thing after the other, without a question once as many are left as are still needed. */
function* several<T>(
  count: number,
  left: (picked: readonly T[]) => readonly T[],
  ask: (among: () => readonly T[]) => Script<T | null>,
): Script<readonly T[]> {
  const picked: T[] = [];
  while (picked.length < count) {
    const open = (): readonly T[] => left(picked);
    const next = open().length <= count - picked.length ? open()[0] : yield* ask(open);
    if (next === undefined || next === null) break;
    picked.push(next);
  }
  return picked;
}

/** The prisoner picks some of the cards listed. */
export function* pickCards(
  play: Play,
  question: Asking,
  count: number,
  among: () => readonly CardKey[],
): Script<readonly CardKey[]> {
  return yield* several<CardKey>(
    count,
    (picked) => among().filter((card) => !picked.includes(card)),
    (open) => askCard(play, question, open),
  );
}

/** The prisoner picks some items of one conspirator, a kind as often as there are tiles of it. */
export function* pickItems(play: Play, question: Asking, count: number, of: SheetId): Script<readonly ItemId[]> {
  return yield* several<ItemId>(
    count,
    (picked) => without(conspirator(play.core.pub, of).items, picked),
    (open) => askItem(play, question, { sheet: of }, open),
  );
}

function without(items: readonly ItemId[], taken: readonly ItemId[]): readonly ItemId[] {
  const rest = [...items];
  for (const item of taken) {
    const at = rest.indexOf(item);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

/** The prisoner picks some of the spaces listed. */
export function* pickSpaces(
  play: Play,
  question: Asking,
  count: number,
  among: () => readonly SpaceId[],
): Script<readonly SpaceId[]> {
  return yield* several<SpaceId>(
    count,
    (picked) => among().filter((space) => !picked.includes(space)),
    (open) => askSpace(play, question, open),
  );
}
