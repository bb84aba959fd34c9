import {
  aboutCard,
  asCounted,
  askUnlessForced,
  attemptOf,
  because,
  changeAttempt,
  conspirator,
  type DossierCard,
  logLine,
  msg,
  name,
  rollDie,
  rollProspect,
  showRoll,
} from '../api';

export const card: DossierCard = {
  id: 'quick-reaction',
  kind: 'standard',
  copies: 2,
  name: { en: 'Quick Reaction', fr: 'Réaction rapide' },
  text: {
    en: 'Reaction, when the dice of a plot have been rolled: roll one of them again.',
    fr: 'Réaction, une fois lancés les dés d’un complot : relancez l’un d’eux.',
  },
  words: {
    // Nothing writes these any more: logs that version 1.0.0 has stored have them.
    again: { en: '{who} rolls a die again: {from}, now {to}.', fr: '{who} relance un dé : {from}, puis {to}.' },
    'again.you.who': { en: 'You roll a die again: {from}, now {to}.', fr: 'Vous relancez un dé : {from}, puis {to}.' },
  },
  plotAid: { when: 'rolled', whose: 'any', rerolls: 1 },
  reaction: {
    timing: 'plot-rolled',
    prospect: rollProspect,
    bar: ({ core: { pub } }) => ((pub.attempt?.rolled ?? []).length > 0 ? null : because(msg('why.no-roll'), '12.3')),
    *play(run, holder) {
      const faces = attemptOf(run.core.pub).rolled ?? [];
      const die = yield* askUnlessForced(run, {
        seat: conspirator(run.core.pub, holder).seat,
        kind: 'target',
        prompt: msg('ask.target-die'),
        ...aboutCard(run, 'about.die'),
        options: () =>
          // As they are drawn.
          asCounted(faces).map(({ face, index }, i) => ({
            key: `die:${index}`,
            label: msg('option.die', { n: i + 1, face: name.face(face) }),
            ref: { kind: 'die', id: String(index) },
            value: { i: index, face },
          })),
      });
      if (die === null) return;
      const fresh = rollDie(run);
      const rolled = faces.map((face, i) => (i === die.i ? fresh : face));
      changeAttempt(run, () => ({ rolled }));
      showRoll(run, 'plot', attemptOf(run.core.pub).who, rolled);
      logLine(run, 'log.rerolled', {
        who: name.sheet(holder),
        from: name.face(die.face),
        to: name.face(fresh),
        faces: rolled.map(name.face),
      });
    },
  },
};
