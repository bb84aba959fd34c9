import type { Catalogue, Language } from '../engine/game';

/** The sentences of the engine itself, for every game. */
export const engineMessages: Readonly<Record<Language, Catalogue>> = {
  en: {
    'engine.called-off': 'By common consent the table has ended the game here.',
    'engine.time-over': '{who} did not answer in time: that counts as “{what}”.',
    'engine.time-over.you.who': 'You did not answer in time: that counts as “{what}”.',
    'over.agreed': 'The table agreed to end the game here.',
    'notify.awaited': '{who}, room {room} is waiting for you.',
    'engine.seat': 'seat {n}',
    'engine.bot.quick': 'a quick bot',
    'engine.bot.steady': 'a steady bot',
    'engine.kept': '{who} is away: {by} stands in. What {who} decided in advance no longer counts.',
    'engine.kept.you.who':
      'While you were away, {by} began to answer in your place. What you had said in advance is void.',
    'engine.kept.you.by': '{who} is away: you answer in their place until they are back.',
    'engine.kept-back': '{who} is back and answers again.',
    'engine.kept-back.you.who': 'You are back, and answer again.',
    'engine.kept-up': 'Nobody answers for {who} any more; the table waits.',
    'engine.kept-up.you.who': 'Nobody answers for you any more; the table waits.',
    'engine.claimed': '{who} answers from another device now, as the table has agreed.',
    'engine.claimed.you.who': 'You answer from another device now, as the table has agreed.',
    'engine.freed': 'The seat of {who} is free: somebody else may take it.',
    'engine.put-back': 'Everybody agreed to undo. Decks are as before; new rolls and shuffles will differ.',
  },
  fr: {
    'engine.called-off': 'D’un commun accord, la table a mis fin à la partie ici.',
    'engine.time-over': '{who} n’a pas répondu à temps : cela compte comme « {what} ».',
    'engine.time-over.you.who': 'Vous n’avez pas répondu à temps : cela compte comme « {what} ».',
    'over.agreed': 'La table s’est mise d’accord pour arrêter la partie ici.',
    'notify.awaited': '{who} : la table vous attend. Salon {room}.',
    'engine.seat': 'la place {n}',
    'engine.bot.quick': 'un robot rapide',
    'engine.bot.steady': 'un robot réfléchi',
    'engine.kept':
      '{who} n’est pas là : {by} répond à sa place en attendant. Ses consignes données d’avance ne valent plus.',
    'engine.kept.you.who':
      'En votre absence, {by} a commencé à répondre à votre place. Vos consignes données d’avance ne valent plus.',
    'engine.kept.you.by': '{who} n’est pas là : vous répondez à sa place en attendant.',
    'engine.kept-back': '{who} est de retour et répond à nouveau.',
    'engine.kept-back.you.who': 'Vous voilà de retour : à vous de répondre.',
    'engine.kept-up': 'Plus personne ne répond pour {who} ; la table attend.',
    'engine.kept-up.you.who': 'Plus personne ne répond pour vous ; la table attend.',
    'engine.claimed': '{who} répond désormais d’un autre appareil, avec l’accord de la table.',
    'engine.claimed.you.who': 'Vous répondez désormais d’un autre appareil, avec l’accord de la table.',
    'engine.freed': 'La place est libre\u00a0: {who}. Quelqu’un d’autre peut la prendre.',
    'engine.put-back':
      'D’un commun accord, la table est revenue à un moment antérieur. Les pioches sont comme alors ; les dés et les mélanges à venir sont nouveaux.',
  },
};
