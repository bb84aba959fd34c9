import {
  aboutCard,
  askConspirator,
  askEffect,
  askSeat,
  askSpace,
  conspirator,
  distance,
  type DossierCard,
  freeIds,
  type GameRun,
  isLegal,
  leaderSpace,
  legalMoves,
  moveConspirator,
  moveLeaders,
  msg,
  name,
  type Pub,
  reason,
  type Script,
  type SheetId,
  SPACE_IDS,
  type SpaceId,
  text,
} from '../api';

const FAR = 3;

/** Where Hitler can be sent: legal spaces at most three roads away. */
function hitlersWays(pub: Pub): readonly SpaceId[] {
  const from = leaderSpace(pub, 'hitler');
  if (from === null) return [];
  return SPACE_IDS.filter((to) => to !== from && isLegal(pub, to) && distance(from, to) <= FAR);
}

function travellers(pub: Pub): readonly SheetId[] {
  return freeIds(pub, ({ id }) => legalMoves(pub, id).length > 0);
}

function effects(pub: Pub) {
  const hitler = { value: 'hitler', label: text('card.forged-documents.hitler') } as const;
  const anybody = { value: 'conspirator', label: text('card.forged-documents.conspirator') } as const;
  return [...(hitlersWays(pub).length > 0 ? [hitler] : []), ...(travellers(pub).length > 0 ? [anybody] : [])];
}

function* sendHitler(run: GameRun, holder: SheetId): Script {
  const { seat } = conspirator(run.core.pub, holder);
  const prompt = text('card.forged-documents.where');
  const to = yield* askSpace(run, { seat, prompt }, () => hitlersWays(run.core.pub));
  if (to !== null) moveLeaders(run, ['hitler'], to);
}

/** Space by space, because every space entered counts [R11]. The player may stop after the first. */
function* sendConspirator(run: GameRun, holder: SheetId): Script {
  const { seat } = conspirator(run.core.pub, holder);
  const who = yield* askConspirator(run, { seat }, () => travellers(run.core.pub));
  if (who === null) return;
  for (let left = FAR; left > 0; left--) {
    const stop = left < FAR ? [{ key: 'stop', label: msg('option.stop'), value: 'stop' } as const] : [];
    const to = yield* askSeat<SpaceId | 'stop'>(run, {
      seat,
      kind: 'target',
      prompt: text('card.forged-documents.step', { who: name.sheet(who), left }),
      ...aboutCard(run, 'about.space'),
      options: () => [
        ...legalMoves(run.core.pub, who).map((value) => ({
          key: `space:${value}`,
          label: msg('option.move', { space: name.space(value) }),
          ref: { kind: 'space', id: value },
          value,
        })),
        ...stop,
      ],
    });
    if (to === null || to === 'stop') return;
    yield* moveConspirator(run, who, to);
  }
}

export const card: DossierCard = {
  id: 'forged-documents',
  kind: 'illegal',
  copies: 2,
  name: { en: 'Forged Documents', fr: 'Faux papiers' },
  text: {
    en: 'Act, one of two: Hitler moves up to three spaces; or one conspirator, you included, moves up to three spaces.',
    fr: 'Agir, au choix : déplacez Hitler de trois lieux au plus ; ou déplacez un conspirateur, y compris vous, de trois lieux au plus.',
  },
  words: {
    hitler: { en: 'Move Hitler', fr: 'Déplacer Hitler' },
    conspirator: { en: 'Move a conspirator', fr: 'Déplacer un conspirateur' },
    where: { en: 'Where does Hitler go?', fr: 'Où va Hitler ?' },
    step: {
      en: '{who} can move {left, plural, one {one more space} other {# more spaces}}',
      fr: '{who} peut encore avancer {left, plural, one {d’un lieu} other {de # lieux}}',
    },
    'step.you.who': {
      en: 'You can move {left, plural, one {one more space} other {# more spaces}}',
      fr: 'Vous pouvez encore avancer {left, plural, one {d’un lieu} other {de # lieux}}',
    },
  },
  action: {
    bar: ({ core: { pub } }) => (effects(pub).length > 0 ? null : reason.nowhere),
    *play(run, holder) {
      const { seat } = conspirator(run.core.pub, holder);
      const prompt = msg('ask.choose-effect', { card: text('card.forged-documents') });
      const effect = yield* askEffect(run, { seat, prompt }, () => effects(run.core.pub));
      switch (effect) {
        case 'hitler':
          yield* sendHitler(run, holder);
          break;
        case 'conspirator':
          yield* sendConspirator(run, holder);
          break;
        case null:
          break;
      }
    },
  },
};
