import type { MatchView } from '../../../shared/engine/match';
import { text } from '../../../shared/engine/text';
import type { Table } from '../../../shared/games/complots/table';
import type { Wish, Wishing } from '../../table/contract/wishes';
import type { Facts } from './drawing';
import { hiddenOf } from './sheets/seats';
import { stopping } from './stage/scene';

/** From so many living people on everybody is asked so often that they may let pass what is not aimed at them [CO 13]. */
const MANY = 5;

/** What players of Complots can wish for: nothing of it follows from a hand. */
export const wishes: Wishing<Table, Facts> = {
  offered: ({ you, table }, facts) => {
    const { phase, pending, turn } = table;
    if (you === null || phase.state !== 'challengeAction' || pending?.target !== you) return [];
    return stopping(facts, table, pending.action).map((id): Wish => ({
      id: `counter.${turn.number}`,
      kind: 'counter',
      keys: [`counter:${id}`],
      label: text('co.wish', { card: text(`co.name.${id}`) }),
      // A doubt is given up for it [R42].
      now: { kind: 'challenge', key: 'pass' },
    }));
  },
  standing: ({ table: { seats } }) =>
    seats.filter(({ slots }) => hiddenOf(slots) > 0).length >= MANY ? 'offered' : 'never',
  passing: (_, view) => (isAimedAtReader(view) ? null : 'pass'),
  turn: ['action'],
};

/** Whether the reader's own action is countered, or an action is aimed at the reader. */
function isAimedAtReader({ you, table: { phase, pending } }: MatchView<Table>): boolean {
  switch (phase.state) {
    case 'challengeAction':
    case 'counter':
      return pending?.target === you;
    case 'challengeCounter':
      return pending?.actor === you;
    default:
      return true;
  }
}
