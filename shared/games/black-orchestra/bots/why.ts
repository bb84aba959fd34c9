import { type Text, text } from '../../../engine/text';
import { cardFacts } from '../forecast/facts';
import { DETECTION_COST } from '../forecast/odds';
import { name } from '../i18n/names';
import { bestThrow, oddsNow, prospects } from './prospects';
import { moveOf, type Situation } from './situation';

/** The sentences in which bots say why they did something. */
type BotReason =
  | 'log.bot.plot'
  | 'log.bot.conspire'
  | 'log.bot.approach'
  | 'log.bot.elsewhere'
  | 'log.bot.item'
  | 'log.bot.deliver'
  | 'log.bot.dossier'
  | 'log.bot.give'
  | 'log.bot.release';

/**
 * Why an action was taken, in words that everybody may read; null for what explains itself, and for every other kind of
 * question: what a prisoner answers is told by the rules alone [BO 11].
 */
export function whyOf(situation: Situation, key: string): Text | null {
  const { table, facts, ask } = situation;
  const active = table.conspirators[table.turn.active];
  if (ask.kind !== 'action' || active === undefined || key === 'end') return null;
  const who = name.sheet(active.id);
  const move = moveOf({ key });
  if (move.does === 'plot') {
    const best = bestThrow(oddsNow(table, facts, active, move.card, move.target), DETECTION_COST);
    return text('log.bot.plot', { who, percent: Math.round(100 * (best?.success ?? 0)) });
  }
  const reason = reasonOf(situation, key);
  return reason === null ? null : text(reason, { who });
}

/** What an action is for; null for cards and abilities, whose own text says it. */
function reasonOf(situation: Situation, key: string): BotReason | null {
  switch (key.split(':')[0]) {
    case 'conspire':
      return 'log.bot.conspire';
    case 'move':
      return hasPlot(situation) ? 'log.bot.approach' : 'log.bot.elsewhere';
    case 'collect':
    case 'reveal':
      return 'log.bot.item';
    case 'deliver':
      return 'log.bot.deliver';
    case 'dossier':
      return 'log.bot.dossier';
    case 'give':
      return 'log.bot.give';
    case 'release':
      return 'log.bot.release';
    default:
      return null;
  }
}

/** Whether the active conspirator holds a plot that could come to something. */
function hasPlot({ table, facts, weights }: Situation): boolean {
  const active = table.conspirators[table.turn.active];
  if (active?.dossier.some((card) => cardFacts(facts, card).kind === 'plot') !== true) return false;
  return prospects(table, facts, weights).some(({ who, chance }) => who === active.id && chance > 0);
}
