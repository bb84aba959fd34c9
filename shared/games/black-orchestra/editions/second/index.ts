import { ACTIONS } from '../../actions';
import { dossierCards } from '../../cards/dossier';
import { eventCards } from '../../cards/events';
import { factsOf } from '../../cards/facts';
import { interrogationCards } from '../../cards/interrogation';
import { makeCardSet } from '../../cards/set';
import type { Edition, EditionRules } from '../../content';
import { illegalCards } from '../../rules/arrest';
import { sheets } from '../../sheets';
import { interrogate } from './prison';
import { decideCardByCard } from './raid';

const lists = { events: eventCards, dossier: dossierCards, interrogations: interrogationCards, sheets };

const rules: EditionRules = {
  berlinStage: null,
  actions: ACTIONS,
  offers: () => [],
  transferOverLimit: 'discard',
  releasedAt: 'high',
  plotItemsFrom: 'companions',
  penaltyGroups: (leaders) => [leaders],
  overtakenBy: 'key-of-its-stage',
  raidConcerns: 'illegal-cards',
  raidDecisions: decideCardByCard,
  arrestDiscards: illegalCards,
  prisonTurn: interrogate,
  killedWith: (_, target) => [target],
};

/** The second edition: its cards and sheets, and what it decides otherwise than the first. */
export const secondEdition: Edition = { ...makeCardSet(lists), facts: factsOf(lists, rules), rules };
