import {
  askNearest,
  type EventCard,
  freeConspirators,
  inSpace,
  leaderSpace,
  moveLeaders,
  name,
  raiseSuspicionTo,
} from '../../api';

/** The Assassin Caught of a stage: the same card in the first two. Equally near spaces: the active player chooses [BO 9]. */
export function assassinCaught(stage: EventCard['stage']): EventCard {
  return {
    id: `assassin-caught-${stage}`,
    stage,
    kind: 'standard',
    copies: 1,
    name: { en: 'Assassin Caught', fr: 'Assassin arrêté' },
    text: {
      en: 'Find the space with conspirators nearest to Hitler; it may be his own. Everybody there below high suspicion goes to high. Hitler moves to the Chancellery.',
      fr: 'Cherchez le conspirateur le plus proche d’Hitler, même dans son lieu. La suspicion y devient au moins élevée pour tous. Hitler va à la Chancellerie.',
    },
    movesHitler: 'chancellery',
    *resolve(run) {
      const nearest = yield* askNearest(
        run,
        () => leaderSpace(run.core.pub, 'hitler'),
        name.leader('hitler'),
        () => freeConspirators(run.core.pub).map(({ space }) => space),
        'found',
      );
      const suspects = nearest === null ? [] : inSpace(run.core.pub, nearest).map(({ id }) => id);
      raiseSuspicionTo(run, suspects, 'high');
      moveLeaders(run, ['hitler'], 'chancellery');
    },
  };
}
