import { type EventCard, raid } from '../../api';

/** The Gestapo Raid of a stage: the same card in every stage from the second on, nothing but a raid [BO 10]. */
export function gestapoRaid(stage: EventCard['stage'], copies: number): EventCard {
  return {
    id: `gestapo-raid-${stage}`,
    stage,
    kind: 'standard',
    copies,
    name: { en: 'Gestapo Raid', fr: 'Raid de la Gestapo' },
    text: {
      en: 'Every conspirator at extreme suspicion is arrested. Each of the others decides card by card about the illegal cards in their dossier: discard it, or keep it and gain 1 suspicion. The dissent track is then emptied.',
      fr: 'Suspicion extrême : arrestation. Les autres décident pour chaque carte illégale : la défausser, ou la garder avec suspicion +1. La piste de contestation est ensuite vidée.',
    },
    raid: true,
    textIn: {
      first: {
        en: 'Every conspirator at extreme suspicion is arrested. Each of the others may discard any cards, then gains 1 suspicion for each illegal card still held. The dissent track is then emptied.',
        fr: 'Suspicion extrême : arrestation. Les autres peuvent défausser des cartes de leur choix, puis : suspicion +1 par carte illégale gardée. La piste de contestation est ensuite vidée.',
      },
    },
    *resolve(run) {
      yield* raid(run);
    },
  };
}
