import {
  askSeat,
  changeMotivation,
  changeSuspicion,
  type Conspirator,
  conspirator,
  type EventCard,
  isLegal,
  moveConspirator,
  name,
  type Pub,
  SPACE_IDS,
  type SpaceId,
  text,
} from '../../api';
import { decline, visitAlone, visitQuestion } from '../shared/visit';

/** Where the one visited may go; nowhere when there is no motivation to give up for it. */
function destinations(pub: Pub, { motivation, space }: Conspirator): readonly SpaceId[] {
  return motivation === 'timid' ? [] : SPACE_IDS.filter((to) => to !== space && isLegal(pub, to));
}

export const card: EventCard = {
  id: 'visit-from-hess',
  stage: 2,
  kind: 'standard',
  copies: 1,
  name: { en: 'Visit from Hess', fr: 'Visite de Hess' },
  text: {
    en: 'Hess moves to the nearest conspirator elsewhere. If that conspirator is alone in their space, they may lose 1 motivation to move to any open space and lose 1 suspicion.',
    fr: 'Hess rejoint le conspirateur le plus proche hors de son lieu. S’il y est seul, ce conspirateur peut accepter ceci : motivation −1, aller dans un lieu ouvert au choix, suspicion −1.',
  },
  words: {
    yes: { en: 'Yes, to {space}: motivation −1, suspicion −1', fr: 'Oui, {space} : motivation −1, suspicion −1' },
  },
  *resolve(run) {
    const host = yield* visitAlone(run, 'hess');
    if (host === null) return;
    const to = yield* askSeat<SpaceId | 'stay'>(run, {
      ...visitQuestion(run, card.id, host),
      options: () => {
        const spaces = destinations(run.core.pub, conspirator(run.core.pub, host)).map((value) => ({
          key: `space:${value}`,
          label: text(`event.${card.id}.yes`, { space: name.space(value) }),
          ref: { kind: 'space', id: value },
          value,
        }));
        return spaces.length === 0 ? [] : [...spaces, { key: 'no', label: text('option.no'), value: 'stay' as const }];
      },
    });
    if (to === 'stay') decline(run, card.id, host);
    if (to === null || to === 'stay') return;
    yield* changeMotivation(run, [host], -1);
    yield* moveConspirator(run, host, to);
    changeSuspicion(run, [host], -1);
  },
};
