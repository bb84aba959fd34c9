import { ACTIONS } from '../../actions';
import { dossierCards } from '../../cards/dossier';
import { eventCards } from '../../cards/events';
import { factsOf } from '../../cards/facts';
import { firstInterrogations } from '../../cards/first-edition/interrogation';
import { makeCardSet } from '../../cards/set';
import type { Edition, EditionRules } from '../../content';
import { leadersIn, leaderSpace } from '../../rules/select';
import { sheets } from '../../sheets';
import { giveUpPlot, itemOffers } from './giving-up';
import { prisonTurn } from './prison';
import { discardAny } from './raid';
import { firstSheets } from './sheets';

const lists = {
  events: eventCards,
  dossier: dossierCards,
  interrogations: firstInterrogations,
  sheets: sheets.map((sheet) => firstSheets.find(({ id }) => id === sheet.id) ?? sheet),
};

/** In the order in which the rulebook tells the differences [BO 16]. */
const rules: EditionRules = {
  berlinStage: 1,
  raidConcerns: 'all-cards',
  raidDecisions: discardAny,
  arrestDiscards: () => [],
  prisonTurn,
  releasedAt: 'extreme',
  plotItemsFrom: 'attempter',
  offers: itemOffers,
  actions: [...ACTIONS, giveUpPlot],
  transferOverLimit: 'refuse',
  penaltyGroups: (leaders) => [
    leaders.filter((leader) => leader === 'hitler'),
    leaders.filter((leader) => leader !== 'hitler'),
  ],
  killedWith(pub, target) {
    const at = target === 'hitler' ? leaderSpace(pub, target) : null;
    return at === null ? [target] : leadersIn(pub, at);
  },
  overtakenBy: 'any-key',
};

/** The first edition: its cards and sheets, and what it decides otherwise than the second. */
export const firstEdition: Edition = { ...makeCardSet(lists), facts: factsOf(lists, rules), rules };
