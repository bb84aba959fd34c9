import type { Position } from './cards/types';
import type { Known } from './forecast/known';
import { hasAbility } from './rules/ability';
import { dossierLimit, itemLimit } from './rules/limits';
import { supply } from './rules/select';
import { actionsLeft } from './rules/turn';

/**
 * What everybody sees of the table, spectators included: the whole public state and how many cards each pile has.
 * Built name by name, so that a new field is hidden until it is listed here.
 */
export interface Table extends Known {
  /** Cards left in the event decks; index 0 is stage 1. */
  readonly eventsLeft: readonly number[];
  readonly deckLeft: number;
  /** Dice that are neither on the track nor on a card nor handed out. */
  readonly supply: number;
  /** Actions the active conspirator has left. */
  readonly actionsLeft: number;
  /** Dossier and item limits by conspirator, in turn order. */
  readonly limits: readonly { readonly dossier: number; readonly items: number }[];
  /** Whether each conspirator's special ability can be used now, in turn order. */
  readonly abilities: readonly boolean[];
}

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
