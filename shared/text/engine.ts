import type { Catalogue } from '../engine/game';
import type { InLanguages } from '../engine/languages';

/** The sentences of the engine itself, for every game. */
export const engineMessages: InLanguages<Catalogue> = {
  en: {
    'engine.called-off': 'Everybody agreed to end the game here.',
    'engine.time-over': '{who} did not decide in time: that counts as “{what}”.',
    'engine.time-over.you.who': 'You did not decide in time: that counts as “{what}”.',
    'over.agreed': 'Everybody agreed to end the game here.',
    'notify.awaited': '{who}, room {room} is waiting for you.',
    'engine.seat': 'seat {n}',
    'engine.bot.quick': 'a quick bot',
    'engine.bot.steady': 'a steady bot',
    'engine.kept': '{who} is away: {by} stands in. What {who} decided in advance no longer counts.',
    'engine.kept.you.who': 'While you were away, {by} began to stand in. What you decided in advance no longer counts.',
    'engine.kept.you.by': '{who} is away: you stand in.',
    'engine.kept-back': '{who} is back and decides again.',
    'engine.kept-back.you.who': 'You are back, and decide again.',
    'engine.kept-up': '{who} no longer has a stand-in.',
    'engine.kept-up.you.who': 'You no longer have a stand-in.',
    'engine.claimed': '{who} plays from another device now, as everybody agreed.',
    'engine.claimed.you.who': 'You play from another device now, as everybody agreed.',
    'engine.freed': 'The seat of {who} is free: somebody else may take it.',
    'engine.put-back': 'Everybody agreed to undo. Decks are as before; new rolls and shuffles will differ.',
  },
  fr: {
    'engine.called-off': 'D’un commun accord, la partie est interrompue.',
    'engine.time-over': '{who} n’a pas répondu à temps : cela compte comme « {what} ».',
    'engine.time-over.you.who': 'Vous n’avez pas répondu à temps : cela compte comme « {what} ».',
    'over.agreed': 'La table a interrompu la partie.',
    'notify.awaited': '{who} : la table vous attend. Salon {room}.',
    'engine.seat': 'la place {n}',
    'engine.bot.quick': 'un robot rapide',
    'engine.bot.steady': 'un robot réfléchi',
    'engine.kept': '{who} n’est pas là : {by} répond en attendant. Ce que {who} avait prévu d’avance ne vaut plus.',
    'engine.kept.you.who': 'En votre absence, {by} répond pour vous. Ce que vous aviez prévu d’avance ne vaut plus.',
    'engine.kept.you.by': '{who} n’est pas là : vous répondez en attendant.',
    'engine.kept-back': '{who} est de retour et répond à nouveau.',
    'engine.kept-back.you.who': 'Vous voilà de retour : à vous de répondre.',
    'engine.kept-up': 'Plus personne ne répond pour {who} ; la table attend.',
    'engine.kept-up.you.who': 'Plus personne ne répond pour vous ; la table attend.',
    'engine.claimed': '{who} répond désormais d’un autre appareil, avec l’accord de la table.',
    'engine.claimed.you.who': 'Vous répondez désormais d’un autre appareil, avec l’accord de la table.',
    'engine.freed': 'La place est libre\u00a0: {who}. Quelqu’un d’autre peut la prendre.',
    'engine.put-back':
      'D’un commun accord, la table revient en arrière. Pioches comme avant ; les prochains dés et mélanges seront différents.',
  },
};
