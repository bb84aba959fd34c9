import { Scenario } from '../testing/scenario';

const held = { A: { cards: ['As', 'Du'], coins: 3 }, B: { cards: ['Ca', 'Am'], coins: 2 } } as const;

describe('a concession [R26]', () => {
  test('of the current seat ends its turn', () => {
    const game = new Scenario().say('A', 'concede');
    expect([game.core.pub.out, game.coins('A'), game.waiting]).toEqual([[0], 0, ['B:action']]);
  });

  test('of the actor in a window drops the action, and its stake is paid', () => {
    const game = new Scenario({ held }).say('A', 'kill:1').say('A', 'concede');
    expect([game.core.pub.pending, game.coins('A'), game.waiting]).toEqual([null, 0, ['B:action']]);
  });

  test('of the target in a window makes the effect void', () => {
    const game = new Scenario({ held }).say('A', 'kill:1').say('B', 'concede');
    expect([game.coins('A'), game.core.pub.out, game.waiting]).toEqual([0, [1], ['C:action']]);
  });

  test('of another awaited seat closes the window when nobody else is awaited', () => {
    const game = new Scenario({ held }).say('A', 'tax').say('BC', 'pass').say('D', 'concede');
    expect([game.coins('A'), game.waiting]).toEqual([6, ['B:action']]);
  });

  test('of the seat that counters foreign aid lets the aid come', () => {
    const game = new Scenario().say('A', 'foreignAid').say('C', 'counter:duchess').say('C', 'concede');
    expect([game.coins('A'), game.waiting]).toEqual([4, ['B:action']]);
  });

  test('of a debtor settles the debt', () => {
    const game = new Scenario({ held }).say('A', 'tax').say('C', 'challenge').say('C', 'concede');
    expect([game.coins('A'), game.core.pub.out, game.waiting]).toEqual([6, [2], ['B:action']]);
  });

  test('of the actor, another owes: the debtor still chooses, then the turn ends', () => {
    const game = new Scenario({ held }).say('A', 'tax').say('C', 'challenge').say('A', 'concede');
    expect(game.waiting).toEqual(['C:lose']);
    game.say('C', 'slot:0');
    expect([game.core.pub.out, game.waiting]).toEqual([[0], ['B:action']]);
  });

  test('of the actor in an exchange puts the drawn cards back', () => {
    const game = new Scenario().say('A', 'exchange2').say('BCD', 'pass').say('A', 'concede');
    expect([game.core.hidden.court.length, game.core.hidden.drawn, game.waiting]).toEqual([7, [], ['B:action']]);
  });

  test('of the last but one ends the game: everything is shown', () => {
    const game = new Scenario({ seats: 3 }).say('B', 'concede').say('A', 'concede');
    expect(game.over).toMatchObject({ outcome: 'ranked', places: [[2], [0], [1]] });
    expect(game.view(null).table.bared).not.toBeNull();
  });
});
