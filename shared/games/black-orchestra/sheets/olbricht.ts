import {
  askSeat,
  askSpace,
  conspirator,
  type GameRun,
  legalMoves,
  moveConspirator,
  name,
  type Pub,
  reason,
  type Script,
  type Sheet,
  type SheetId,
  text,
} from '../cards/api';

/** The other conspirators who have somewhere to go; a prisoner has not. */
function movable(pub: Pub, holder: SheetId): readonly SheetId[] {
  return pub.conspirators.map(({ id }) => id).filter((id) => id !== holder && legalMoves(pub, id).length > 0);
}

function* moveOther(run: GameRun, holder: SheetId, other: SheetId): Script {
  const { seat } = conspirator(run.core.pub, holder);
  const prompt = text('sheet.olbricht.where', { who: name.sheet(other) });
  const to = yield* askSpace(run, { seat, prompt, about: text('about.ability') }, () =>
    legalMoves(run.core.pub, other),
  );
  if (to !== null) yield* moveConspirator(run, other, to);
}

function* moveTwice(run: GameRun, holder: SheetId, first: ReturnType<typeof legalMoves>[number]): Script {
  yield* moveConspirator(run, holder, first);
  const { seat } = conspirator(run.core.pub, holder);
  const prompt = text('sheet.olbricht.second');
  const to = yield* askSpace(run, { seat, prompt, about: text('about.ability') }, () =>
    legalMoves(run.core.pub, holder),
  );
  if (to !== null) yield* moveConspirator(run, holder, to);
}

export const card: Sheet = {
  id: 'olbricht',
  affiliation: 'wehrmacht',
  name: 'Friedrich Olbricht',
  text: {
    en: 'Act: move twice, or move one other conspirator to a connected space.',
    fr: 'Agir : déplacez‑vous deux fois, ou déplacez un autre conspirateur vers un lieu relié au sien.',
  },
  brief: {
    en: 'Moves twice, or moves somebody else one space.',
    fr: 'Se déplace deux fois, ou déplace quelqu’un d’un lieu.',
  },
  words: {
    first: {
      en: 'Choose where your first move leads, or which other conspirator moves',
      fr: 'Choisissez où mène votre premier déplacement, ou quel autre conspirateur se déplace',
    },
    second: { en: 'Choose where your second move leads', fr: 'Choisissez où mène votre second déplacement' },
    where: { en: 'Choose where {who} goes', fr: 'Choisissez où va {who}' },
  },
  action: {
    bar: ({ core: { pub } }, holder) =>
      legalMoves(pub, holder).length > 0 || movable(pub, holder).length > 0 ? null : reason.nowhere,
    *play(run, holder) {
      const { seat } = conspirator(run.core.pub, holder);
      const goes = yield* askSeat(run, {
        seat,
        kind: 'target',
        prompt: text('sheet.olbricht.first'),
        about: text('about.ability'),
        options: () => [
          ...legalMoves(run.core.pub, holder).map((space) => ({
            key: `space:${space}`,
            label: text('option.move', { space: name.space(space) }),
            ref: { kind: 'space', id: space },
            value: () => moveTwice(run, holder, space),
          })),
          ...movable(run.core.pub, holder).map((other) => ({
            key: `conspirator:${other}`,
            label: text('option.thing', { thing: name.sheet(other) }),
            ref: { kind: 'conspirator', id: other },
            value: () => moveOther(run, holder, other),
          })),
        ],
      });
      if (goes !== null) yield* goes();
    },
  },
};
