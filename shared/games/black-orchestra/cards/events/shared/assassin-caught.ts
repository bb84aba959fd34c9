import {
  askNearest,
  type EventCard,
  freeConspirators,
  inSpace,
  leaderSpace,
  logLine,
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
      en: 'Hitler finds the nearest conspirators, in his own space first. All of them below high suspicion go to high. Hitler moves to the Chancellery.',
      fr: 'Hitler trouve les conspirateurs les plus proches, d’abord dans son lieu. Leur suspicion devient au moins élevée. Hitler va à la Chancellerie.',
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
      if (suspects.length > 0)
        logLine(run, 'log.found', { leader: name.leader('hitler'), found: suspects.map(name.sheet) });
      raiseSuspicionTo(run, suspects, 'high');
      moveLeaders(run, ['hitler'], 'chancellery');
    },
  };
}
