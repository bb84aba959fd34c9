import type { Announced, Language } from '../../../engine/game';

/** How Black Orchestra is announced: apart from its other words, which come with its rules. */
export const announced: Readonly<Record<Language, Announced>> = {
  en: {
    title: 'Black Orchestra',
    about:
      'For 1 to 5 players, all on one side. You are Germans who want Hitler dead: one of your plots must succeed before time runs out or the Gestapo has arrested you all.',
  },
  fr: {
    title: 'Black Orchestra',
    about:
      'De 1 à 5 joueurs, tous dans le même camp. Vous êtes des Allemands qui veulent la mort d’Hitler. Un de vos complots doit réussir avant la fin du temps, et avant que vous soyez tous en prison.',
  },
};
