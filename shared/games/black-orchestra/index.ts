import { defineGame } from '../../engine/define-game';
import { once } from '../../engine/once';
import { outOfTurn } from './actions/out-of-turn';
import { EDITION_IDS } from './board/editions';
import { bots } from './bots';
import type { Edition } from './content';
import { editions } from './editions';
import type { FactsByEdition } from './forecast/facts';
import { openQuestions, outcomes } from './forecast/predictions';
import { isOnTable } from './forecast/things';
import { name } from './i18n/names';
import { OPEN_STREAMS, redeal } from './imagining';
import { messages, wordings } from './messages';
import { meta } from './meta';
import { linkCardsOf } from './pictures/link-cards';
import { rulebook } from './rulebook';
import { offers } from './rules/any-time';
import { msg } from './rules/log';
import { forgetOrders, orders } from './rules/orders';
import { beginPlan } from './rules/planning';
import { active, ownOf } from './rules/select';
import { undo } from './rules/take-back';
import { checkOptions, setup } from './setup';
import { type Core, STREAMS } from './state';
import { step } from './step';
import { type Table } from './table';
import { tableOf } from './view';

/** The edition that a match is played in. */
function editionOf({ pub }: Core): Edition {
  return editions[pub.edition];
}

/** What odds and forecasts need of the cards, by the edition of a table. */
const facts = Object.fromEntries(EDITION_IDS.map((id) => [id, editions[id].facts])) as FactsByEdition;

/** Black Orchestra, in all its editions, as the engine runs it. */
export const blackOrchestra = defineGame<Core, Table, Edition>({
  meta,
  rules: 'black-orchestra/5',
  streams: STREAMS,
  checkOptions,
  setup,
  content: editionOf,
  reveals: {
    dice: 'dice',
    tiles: 'item',
    deck: 'card',
    eventDecks: 'event',
    interrogationDeck: 'interrogation',
    interrogation: 'interrogation',
  },
  step,
  turn: ({ pub }) => pub.turn.number,
  turnName: ({ pub }) => msg('turn.name', { n: pub.turn.number, who: name.sheet(active(pub).id) }),
  planning: { begin: beginPlan },
  offers,
  orders,
  forgetOrders,
  outOfTurn: (core, seat) => outOfTurn({ core, content: editionOf(core) }, seat),
  seatName: ({ pub }, seat) => name.sheet(ownOf(pub, seat)),
  undo,
  // It is the same for all viewers: the views share it.
  table: once((core) => tableOf({ core, content: editionOf(core) })),
  isOnTable,
  facts,
  imagining: { open: OPEN_STREAMS, redeal: (given) => redeal(given, editionOf(given.begun).facts) },
  predictions: {
    open: (seen) => openQuestions(seen, facts[seen.table.edition]),
    outcomes: (seen) => outcomes(seen, facts[seen.table.edition]),
  },
  linkCards: linkCardsOf(({ edition }) => facts[edition]),
  bots,
  messages,
  wordings,
  rulebook,
});
