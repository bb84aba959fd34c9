import {
  askCard,
  askConspirator,
  askItem,
  askSpace,
  type CardKey,
  conspirator,
  type GameRun,
  type InterrogationOption,
  type ItemId,
  type Position,
  type Pub,
  type Script,
  type SheetId,
  type SpaceId,
  text,
} from '../../api';

/** How the prisoner is asked for a target of an effect: alone, as part of the interrogation [BO 11]. */
export function asking(run: GameRun, prisoner: SheetId, effect: string) {
  const { seat } = conspirator(run.core.pub, prisoner);
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
  readonly apply: (run: GameRun, whom: SheetId) => Script;
}): InterrogationOption {
  return {
    effect,
    among: ({ core }) => among(core.pub),
    applicable: ({ core }) => among(core.pub).length > 0,
    *askTargets(run, prisoner) {
      const whom = yield* askConspirator(run, asking(run, prisoner, effect), () => among(run.core.pub));
      return function* () {
        if (whom !== null) yield* apply(run, whom);
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
  readonly apply: (run: GameRun) => Script;
}): InterrogationOption {
  return {
    effect,
    applicable,
    *askTargets(run) {
      return () => apply(run);
    },
  };
}

type Asking = ReturnType<typeof asking>;

/**
 * Picks one thing after the other; each question says which of how many it is. Once no more are left than are still needed, they are taken
 * without a question.
 */
function* several<T>(
  question: Asking,
  count: number,
  left: (picked: readonly T[]) => readonly T[],
  ask: (question: Asking, among: () => readonly T[]) => Script<T | null>,
): Script<readonly T[]> {
  const picked: T[] = [];
  while (picked.length < count) {
    const open = (): readonly T[] => left(picked);
    const prompt = text('ask.pick-several', { effect: question.prompt, at: picked.length + 1, of: count });
    const counted = count === 1 ? question : { ...question, prompt };
    const next = open().length <= count - picked.length ? open()[0] : yield* ask(counted, open);
    if (next === undefined || next === null) break;
    picked.push(next);
  }
  return picked;
}

/** The prisoner picks some of the cards listed. */
export function* pickCards(
  run: GameRun,
  question: Asking,
  count: number,
  among: () => readonly CardKey[],
): Script<readonly CardKey[]> {
  return yield* several<CardKey>(
    question,
    count,
    (picked) => among().filter((card) => !picked.includes(card)),
    (counted, open) => askCard(run, counted, open),
  );
}

/** The prisoner picks some items of one conspirator, a kind as often as there are tiles of it. */
export function* pickItems(run: GameRun, question: Asking, count: number, of: SheetId): Script<readonly ItemId[]> {
  return yield* several<ItemId>(
    question,
    count,
    (picked) => without(conspirator(run.core.pub, of).items, picked),
    (counted, open) => askItem(run, counted, { sheet: of }, open),
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
  run: GameRun,
  question: Asking,
  count: number,
  among: () => readonly SpaceId[],
): Script<readonly SpaceId[]> {
  return yield* several<SpaceId>(
    question,
    count,
    (picked) => among().filter((space) => !picked.includes(space)),
    (counted, open) => askSpace(run, counted, open),
  );
}
