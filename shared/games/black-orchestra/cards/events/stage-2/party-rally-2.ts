import { conspirator, type EventCard, logLine, moveAllLeaders, resetSupport, setSuspicion, text } from '../../api';

export const card: EventCard = {
  id: 'party-rally-2',
  stage: 2,
  kind: 'important',
  copies: 1,
  name: { en: 'Party Rally', fr: 'Congrès du parti' },
  text: {
    en: 'Military support returns to its starting value. Hitler and all deputies move to Nuremberg. While this is the current event, the suspicion of any conspirator who moves to or from Nuremberg becomes low.',
    fr: 'Le soutien militaire revient à sa valeur de départ. Hitler et tous les adjoints vont à Nuremberg. Tant que c’est l’événement courant, arriver à Nuremberg ou en partir rend la suspicion faible.',
  },
  movesHitler: 'nuremberg',
  whileCurrent: {
    moved(run, who, from, to) {
      if (from !== 'nuremberg' && to !== 'nuremberg') return;
      // Turns later nobody remembers what it comes from (found: taken for a fault).
      if (conspirator(run.core.pub, who).suspicion !== 'low')
        logLine(run, 'log.in-force', { event: text(`event.${card.id}`) });
      setSuspicion(run, [who], 'low');
    },
  },
  *resolve(run) {
    resetSupport(run);
    moveAllLeaders(run, 'nuremberg');
  },
};
