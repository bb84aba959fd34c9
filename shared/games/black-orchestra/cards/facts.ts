import type { CardFacts, DossierCard, EventCard, EventFacts, Facts, RuleFacts, Sheet, SheetFacts } from '../content';
import type { CardLists } from './set';

/** What odds and forecasts need of the cards, sheets and rules of an edition, as plain data. */
export function factsOf(lists: Omit<CardLists, 'interrogations'>, rules: RuleFacts): Facts {
  const { berlinStage, plotItemsFrom, overtakenBy, raidConcerns } = rules;
  return {
    rules: { berlinStage, plotItemsFrom, overtakenBy, raidConcerns },
    cards: Object.fromEntries(lists.dossier.map((card) => [card.id, cardFacts(card)])),
    events: Object.fromEntries(lists.events.map((card) => [card.id, eventFacts(card)])),
    sheets: Object.fromEntries(lists.sheets.map((sheet) => [sheet.id, sheetFacts(sheet)])),
  };
}

function cardFacts({ kind, plot, plotAid, ongoing, findsPlot }: DossierCard): CardFacts {
  return {
    kind,
    ...(plot === undefined ? {} : { plot }),
    ...(plotAid === undefined ? {} : { plotAid }),
    ...(findsPlot === undefined ? {} : { findsPlot }),
    ...(ongoing?.countsAs === undefined ? {} : { countsAs: ongoing.countsAs }),
    ...(ongoing?.keepsSafe === undefined ? {} : { keepsSafe: ongoing.keepsSafe }),
    ...(ongoing?.conspired === undefined ? {} : { watchesConspire: true as const }),
  };
}

function eventFacts({
  stage,
  kind,
  copies,
  whileCurrent,
  raid,
  movesHitler,
  arrests,
  guarded,
  lost,
  persecution,
}: EventCard): EventFacts {
  return {
    stage,
    kind,
    copies,
    ...(whileCurrent?.eagles === undefined ? {} : { eagles: whileCurrent.eagles }),
    ...(whileCurrent === undefined ? {} : { lasts: true as const }),
    ...(raid === undefined ? {} : { raid }),
    ...(movesHitler === undefined ? {} : { movesHitler }),
    ...(arrests === undefined ? {} : { arrests }),
    ...(guarded === undefined ? {} : { guarded }),
    ...(lost === undefined ? {} : { lost }),
    ...(persecution === undefined ? {} : { persecution }),
  };
}

function sheetFacts({ affiliation, passive = {} }: Sheet): SheetFacts {
  return { affiliation, passive };
}
