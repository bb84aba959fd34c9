import type { Catalogue, Language } from '../engine/game';

/** The sentences of the engine itself, for every game. */
export const engineMessages: Readonly<Record<Language, Catalogue>> = {
  en: {
    'engine.called-off': 'By common consent the table has ended the game here.',
    'engine.time-over': 'Time is up for seat {n}: {what}.',
    'over.agreed': 'The table agreed to end the game here.',
    'engine.put-back':
      'By common consent the table has gone back to an earlier moment. Decks lie as they lay then; dice and shuffles to come are new.',
  },
  fr: {
    'engine.called-off': 'D’un commun accord, la table a mis fin à la partie ici.',
    'engine.time-over': 'Le temps de la place {n} est écoulé : {what}.',
    'over.agreed': 'La table s’est mise d’accord pour arrêter la partie ici.',
    'engine.put-back':
      'D’un commun accord, la table est revenue à un moment antérieur. Les pioches sont comme alors ; les dés et les mélanges à venir sont nouveaux.',
  },
};
