import type { Language } from '../../../engine/game';
import { MAX_DICE } from '../actions/conspire';
import { DICE, SUPPORT_CEILING, TRACK_DICE } from '../board/pieces';
import { TILES_PER_ITEM } from '../board/spaces';
import { copiesOf } from '../cards/set';
import type { DossierCard, Edition, EventCard } from '../content';
import { bestDice, chances, chancesUpTo, NONE } from '../forecast/odds';
import { DEPUTY_TARGETS, DETECTION } from '../forecast/pool';
import { ACTIONS, TIMID_DOSSIER } from '../rules/limits';
import { DEPUTIES_TO_KILL } from '../rules/plot';
import { REMOVED, REMOVED_WITH_URGENCY, SUPPORT } from '../setup';

/** What the sentences of the rules are filled in with. */
export type Figures = Readonly<Record<string, string>>;

/** The roll of the example: standard support, medium suspicion. */
const EXAMPLE = { targets: SUPPORT.standard, first: DETECTION.medium };
const SIX = 6;

/** The numbers that sentences of the rules name, from the rules and cards themselves, as a language writes them. */
export function figuresOf(edition: Edition, language: Language): Figures {
  const percent = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const events = (kind: EventCard['kind']) => copiesOf(edition.events.filter((card) => card.kind === kind)).length;
  const cards = (kind: DossierCard['kind']) => copiesOf(edition.dossier.filter((card) => card.kind === kind)).length;
  const stages = new Set(edition.events.map(({ stage }) => stage)).size;
  const allEvents = copiesOf(edition.events).length;
  const six = chances(SIX, EXAMPLE);
  const best = bestDice(chancesUpTo(DICE, EXAMPLE, NONE)) ?? DICE;
  const bestRoll = chances(best, EXAMPLE);
  const numbers = {
    actions: ACTIONS,
    dice: DICE,
    conspireDice: MAX_DICE,
    trackDice: TRACK_DICE,
    ceiling: SUPPORT_CEILING,
    ...SUPPORT,
    timidCards: TIMID_DOSSIER,
    removed: REMOVED,
    removedUrgency: REMOVED_WITH_URGENCY,
    tilesPerItem: TILES_PER_ITEM,
    stages,
    events: allEvents,
    perStage: allEvents / stages,
    standardEvents: events('standard'),
    importantEvents: events('important'),
    keyEvents: events('key'),
    dossierCards: copiesOf(edition.dossier).length,
    standardCards: cards('standard'),
    illegalCards: cards('illegal'),
    plotCards: cards('plot'),
    interrogations: copiesOf(edition.interrogations).length,
    deputyTargets: DEPUTY_TARGETS,
    deputiesToKill: DEPUTIES_TO_KILL,
    bestDice: best,
  };
  const shares = {
    success6: six.success,
    detected6: six.detected,
    successBest: bestRoll.success,
    detectedBest: bestRoll.detected,
  };
  return {
    ...Object.fromEntries(Object.entries(numbers).map(([name, n]) => [name, String(n)])),
    ...Object.fromEntries(Object.entries(shares).map(([name, share]) => [name, percent.format(share * 100)])),
  };
}

/** A sentence with its figures. Throws RangeError for a figure that there is not. */
export function filled(sentence: string, figures: Figures): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const figure = figures[name];
    if (figure === undefined) throw new RangeError(`no figure ${name}`);
    return figure;
  });
}
