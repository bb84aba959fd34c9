import { seat } from '../../../../shared/engine/ask';
import type { MatchView } from '../../../../shared/engine/match';
import type { Table } from '../../../../shared/games/complots/table';
import { Scenario } from '../../../../shared/games/complots/testing/scenario';
import { lossesOf, owedBy } from './losses';

const held = {
  A: { cards: ['As', 'Co'], coins: 3 },
  B: { cards: ['Ca', 'Du'], coins: 8 },
  C: { cards: ['As', 'Am'], coins: 2 },
  D: { cards: ['Du', 'xAm'], coins: 2 },
} as const;

/** What is told of the losses of a game. */
function losses(game: Scenario): readonly string[] {
  const { log }: MatchView<Table> = game.view(null);
  return lossesOf(log).map(({ seat, character, cause, by }) =>
    [`${'ABCD'.charAt(seat)} ${character}: ${cause}`, ...(by === null ? [] : [`by ${'ABCD'.charAt(by)}`])].join(' '),
  );
}

test('a doubt in vain costs one character, and then the Assassin another', () => {
  const game = new Scenario({ held }).say('A', 'kill:1').say('B', 'challenge').say('B', 'slot:1');
  expect(losses(game)).toEqual(['B duchess: doubt by A', 'B captain: kill by A']);
});

test('a lie is paid to whoever doubted it, and an assassination to whoever has paid for it', () => {
  const game = new Scenario({ held })
    .say('A', 'tax')
    .say('C', 'challenge')
    .say('A', 'slot:1')
    .say('B', 'assassination:2');
  expect(losses(game.say('C', 'slot:0'))).toEqual(['A countess: lie by C', 'C assassin: assassination by B']);
});

test('whoever concedes turns up what they have, whatever went before', () => {
  const game = new Scenario({ held }).say('A', 'tax').say('C', 'challenge').say('A', 'concede');
  expect(losses(game)).toEqual(['A assassin: conceded', 'A countess: conceded']);
  expect(losses(new Scenario({ held }).say('D', 'concede'))).toEqual(['D duchess: conceded']);
});

test('what a character is owed for is known before it is turned up', () => {
  const { log }: MatchView<Table> = new Scenario({ held }).say('A', 'kill:1').say('B', 'challenge').view('B');
  expect(owedBy(log, seat(1))).toMatchObject({ cause: 'doubt', by: 0 });
});
