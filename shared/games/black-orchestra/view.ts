import type { Position } from './content';
import { hasAbility } from './rules/ability';
import { dossierLimit, itemLimit } from './rules/limits';
import { supply } from './rules/select';
import { actionsLeft } from './rules/turn';
import type { Table } from './table';

/** Builds what everybody sees. No part of the table differs between viewers: secrets are in asks and whispers only. */
export function tableOf(at: Position): Table {
  const { pub, hidden } = at.core;
  return {
    edition: pub.edition,
    variants: pub.variants,
    players: pub.players,
    conspirators: pub.conspirators,
    standing: pub.standing,
    turn: pub.turn,
    support: pub.support,
    supportFloor: pub.supportFloor,
    leaders: pub.leaders,
    tiles: pub.tiles,
    itemDiscard: pub.itemDiscard,
    tilesRemoved: pub.tilesRemoved,
    track: pub.track,
    cardDice: pub.cardDice,
    discard: pub.discard,
    stage: pub.stage,
    currentEvent: pub.currentEvent,
    keyEvent: pub.keyEvent,
    eventDiscard: pub.eventDiscard,
    ...(pub.foreseen === undefined ? {} : { foreseen: pub.foreseen }),
    abilitiesOff: pub.abilitiesOff,
    attempt: pub.attempt,
    roll: pub.roll,
    eventsLeft: hidden.eventDecks.map((deck) => deck.length),
    deckLeft: hidden.deck.length,
    supply: supply(pub),
    actionsLeft: actionsLeft(at),
    limits: pub.conspirators.map((one) => ({ dossier: dossierLimit(at, one), items: itemLimit(at, one) })),
    abilities: pub.conspirators.map((one) => hasAbility(at, one)),
  };
}
