import { Scenario } from './testing/scenario';

const A = (cards: readonly [string, string], coins = 2) => ({ cards, coins });

describe('the scenarios of the rules', () => {
  test('C01 four players: two hidden cards and two coins each, a Court of 7, a Treasury of 46', () => {
    const { core, waiting, ...rest } = { core: new Scenario().core, waiting: new Scenario().waiting };
    expect(rest).toEqual({});
    expect([core.hidden.court.length, core.pub.treasury, waiting]).toEqual([7, 46, ['A:action']]);
    expect(new Scenario().options('A')).not.toContain('exchange1');
  });

  test('C02 two players keep a card of their packs in secret', () => {
    const game = new Scenario({ seats: 2 });
    expect([game.coins('A'), game.coins('B'), game.core.pub.treasury]).toEqual([1, 2, 51]);
    expect(game.waiting).toEqual(['A:draft', 'B:draft']);
    const before = JSON.stringify(game.view('B').table);
    game.say('A', 'pick:captain');
    expect(JSON.stringify(game.view('B').table)).toBe(before);
    game.say('B', 'pick:duchess');
    expect([game.waiting, game.core.hidden.aside.flat().length, game.cards('A')[1]]).toEqual([['A:action'], 8, 'Ca']);
  });

  test('C03 seven and eight players: a Court of 6 or 4', () => {
    const sizes = [7, 8].map((seats) => new Scenario({ seats, options: { fifth: 'inquisitor' } }).core);
    expect(sizes.map(({ pub, hidden }) => [hidden.court.length, pub.treasury])).toEqual([
      [6, 40],
      [4, 38],
    ]);
  });

  test('C04 income: one coin, no window', () => {
    const game = new Scenario().say('A', 'income');
    expect([game.coins('A'), game.core.pub.treasury, game.waiting]).toEqual([3, 45, ['B:action']]);
  });

  test('C05 foreign aid stopped', () => {
    const game = new Scenario().say('A', 'foreignAid');
    expect(game.waiting).toEqual(['B:counter', 'C:counter', 'D:counter']);
    expect(game.options('C')).toEqual(['pass', 'counter:duchess']);
    game.say('C', 'counter:duchess').say('ABD', 'pass');
    expect([game.coins('A'), game.waiting]).toEqual([2, ['B:action']]);
  });

  test('C06 foreign aid, false counter', () => {
    const game = new Scenario({ held: { C: A(['Ca', 'Am']) } }).say('A', 'foreignAid').say('D', 'pass');
    game.say('C', 'counter:duchess').say('B', 'challenge').say('C', 'slot:1');
    expect([game.cards('C'), game.coins('A'), game.waiting]).toEqual([['Ca', 'xAm'], 4, ['B:action']]);
  });

  test('C07 a true Duchess', () => {
    const game = new Scenario({ held: { A: A(['Du', 'As']), B: A(['Ca', 'Co']) } }).say('A', 'tax');
    game.say('B', 'challenge').say('B', 'slot:1');
    expect([game.cards('B'), game.coins('A'), game.core.hidden.court.length]).toEqual([['Ca', 'xCo'], 5, 7]);
    expect(game.waiting).toEqual(['B:action']);
  });

  test('C08 a false Duchess', () => {
    const game = new Scenario({ held: { A: A(['Ca', 'Co']) } })
      .say('A', 'tax')
      .say('D', 'challenge')
      .say('A', 'slot:1');
    expect([game.cards('A'), game.coins('A'), game.waiting]).toEqual([['Ca', 'xCo'], 2, ['B:action']]);
  });

  test('C09 a kill succeeds', () => {
    const game = new Scenario({ held: { A: A(['As', 'Du'], 3), B: A(['Ca', 'Am']) } })
      .say('A', 'kill:1')
      .say('BCD', 'pass');
    expect(game.waiting).toEqual(['B:counter']);
    game.say('B', 'pass').say('B', 'slot:1');
    expect([game.cards('B'), game.coins('A'), game.core.pub.treasury]).toEqual([['Ca', 'xAm'], 0, 48]);
  });

  test('C10 a kill was a lie: the coins come back', () => {
    const game = new Scenario({ held: { A: A(['Ca', 'Du'], 3) } })
      .say('A', 'kill:1')
      .say('C', 'challenge')
      .say('A', 'slot:0');
    expect([game.cards('A'), game.coins('A'), game.waiting]).toEqual([['xCa', 'Du'], 3, ['B:action']]);
  });

  test('C11 a kill countered: the coins are paid', () => {
    const game = new Scenario({ held: { A: A(['As', 'Du'], 4) } }).say('A', 'kill:1').say('BCD', 'pass');
    game.say('B', 'counter:countess').say('ACD', 'pass');
    expect([game.coins('A'), game.core.pub.out, game.waiting]).toEqual([1, [], ['B:action']]);
  });

  test('C12 two losses by a doubt', () => {
    const game = new Scenario({ held: { A: A(['As', 'Du'], 3), B: A(['Co', 'Ca'], 4) } }).say('A', 'kill:1');
    game.say('B', 'challenge').say('B', 'slot:0');
    expect([game.core.pub.out, game.coins('A'), game.waiting]).toEqual([[1], 0, ['C:action']]);
  });

  test('C13 two losses by a false Countess', () => {
    const game = new Scenario({ held: { A: A(['As', 'Du'], 3), B: A(['Ca', 'Am']) } })
      .say('A', 'kill:1')
      .say('BCD', 'pass');
    game.say('B', 'counter:countess').say('D', 'challenge').say('B', 'slot:0');
    expect([game.core.pub.out, game.coins('A'), game.waiting]).toEqual([[1], 0, ['C:action']]);
  });

  test('C14 a third player loses the doubt: the target still counters', () => {
    const game = new Scenario({ held: { A: A(['As', 'Du'], 3), C: A(['Du', 'Am']) } }).say('A', 'kill:1');
    game.say('C', 'challenge').say('C', 'slot:1');
    expect(game.waiting).toEqual(['B:counter']);
    game.say('B', 'counter:countess').say('ACD', 'pass');
    expect([game.coins('A'), game.cards('C')]).toEqual([0, ['Du', 'xAm']]);
  });

  test('C15 ten coins: only the assassination', () => {
    const game = new Scenario({ held: { A: A(['As', 'Du'], 10) } });
    expect(game.options('A')).toEqual(['assassination:1', 'assassination:2', 'assassination:3']);
    game.say('A', 'assassination:1');
    expect([game.coins('A'), game.waiting]).toEqual([3, ['B:lose']]);
    expect(new Scenario({ held: { A: A(['As', 'Du'], 7) } }).options('A')).toContain('assassination:1');
    expect(new Scenario({ held: { A: A(['As', 'Du'], 6) } }).options('A')).not.toContain('assassination:1');
  });

  test.each([
    [5, 4, 3],
    [1, 3, 0],
  ])('C16 the Captain and a purse of %d', (purse, after, left) => {
    const game = new Scenario({ held: { B: A(['Du', 'Am'], purse) } })
      .say('A', 'steal:1')
      .say('BCD', 'pass')
      .say('B', 'pass');
    expect([game.coins('A'), game.coins('B')]).toEqual([after, left]);
  });

  test('C16 nobody steals from an empty purse', () => {
    expect(new Scenario({ held: { B: A(['Du', 'Am'], 0) } }).options('A')).not.toContain('steal:1');
  });

  test('C17 a Captain countered', () => {
    const game = new Scenario({ held: { B: A(['Ca', 'Du']), C: A(['As', 'Co']) } })
      .say('A', 'steal:1')
      .say('BCD', 'pass');
    expect([game.waiting, game.options('B')]).toEqual([
      ['B:counter'],
      ['pass', 'counter:captain', 'counter:ambassador'],
    ]);
    game.say('B', 'counter:captain').say('C', 'challenge').say('C', 'slot:0');
    expect([game.coins('A'), game.coins('B'), game.cards('C')]).toEqual([2, 2, ['xAs', 'Co']]);
  });

  test('C18 the target is out before the effect', () => {
    const game = new Scenario({ held: { A: A(['Ca', 'Du']), B: A(['Am', 'xDu'], 5) } })
      .say('A', 'steal:1')
      .say('B', 'challenge');
    expect([game.coins('A'), game.coins('B'), game.core.pub.out, game.waiting]).toEqual([2, 0, [1], ['C:action']]);
  });

  test('C19 an exchange and an inspection', () => {
    const one = new Scenario({ held: { A: A(['Am', 'xDu']) } }).say('A', 'exchange2').say('BCD', 'pass');
    expect(one.options('A')).toEqual(['keep:0', 'keep:1', 'keep:2']);
    expect((one.view('B').table.own ?? fail()).drawn).toEqual([]);
    one.say('A', 'keep:2');
    expect([one.core.hidden.court.length, one.waiting]).toEqual([7, ['B:action']]);
    const two = new Scenario({ options: { fifth: 'inquisitor' }, held: { B: A(['Du', 'Co']) } }).say('A', 'inspect:1');
    two.say('BCD', 'pass').say('B', 'slot:1');
    const shown = ['A', 'B', 'C', 'D'].map((who) => two.view(who).table.own?.shown ?? null);
    expect(shown).toEqual(['countess', 'countess', null, null]);
    two.say('A', 'discard');
    expect([two.core.hidden.court.length, two.cards('B')[0], two.waiting]).toEqual([7, 'Du', ['B:action']]);
  });

  test('C20 the first doubt closes the window; clockwise, the nearest counts', () => {
    const first = new Scenario({ held: { A: A(['Du', 'As']) } }).say('A', 'tax').say('C', 'challenge');
    expect([first.waiting, first.options('B')]).toEqual([['C:lose'], []]);
    const near = new Scenario({ options: { arbitration: 'clockwise' }, held: { A: A(['Du', 'As']) } }).say('A', 'tax');
    near.say('DB', 'challenge').say('C', 'pass');
    expect(near.waiting).toEqual(['B:lose']);
  });
});

function fail(): never {
  throw new Error('nothing there');
}
