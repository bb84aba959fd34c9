import type { MatchView } from '../../../../shared/engine/match';
import type { Table } from '../../../../shared/games/complots/table';
import { Scenario } from '../../../../shared/games/complots/testing/scenario';
import { claimsOf } from './claims';

const held = {
  A: { cards: ['Du', 'Co'], coins: 2 },
  B: { cards: ['Ca', 'Co'], coins: 2 },
  C: { cards: ['As', 'Am'], coins: 2 },
} as const;

test('every claim is told with its turn, who made it and against whom, and what a doubt has brought out', () => {
  const played = new Scenario({ seats: 3, held })
    .say('A', 'foreignAid')
    .say('C', 'pass')
    .say('B', 'counter:duchess')
    .say('A', 'challenge')
    .say('B', 'slot:1')
    .say('B', 'steal:2')
    .say('A', 'challenge');
  const { log }: MatchView<Table> = played.view(null);
  expect(
    claimsOf(log).map(({ turn, seat, character, action, target, doubter, fate }) => ({
      turn,
      seat,
      character,
      action,
      target,
      doubter,
      fate,
    })),
  ).toEqual([
    { turn: 1, seat: 1, character: 'duchess', action: null, target: null, doubter: 0, fate: 'lie' },
    { turn: 2, seat: 1, character: 'captain', action: 'steal', target: 2, doubter: 0, fate: 'proved' },
  ]);
});
