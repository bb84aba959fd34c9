import { seat } from '../../engine/ask';
import { answerAsk, startMatch } from '../../engine/match';
import { testKeys } from '../../testing/playout';
import { complots } from '.';
import { Scenario } from './testing/scenario';

const A = (cards: readonly [string, string], coins = 2) => ({ cards, coins });
const lines = (game: Scenario, who: string | null = null) => game.view(who).log.map(({ text }) => text.m);

test('R7 a target that has doubted in vain counters no more; R6 one who has not still does', () => {
  const held = { A: A(['Ca', 'Du']), B: A(['Am', 'Co'], 5), C: A(['As', 'Du']) };
  const target = new Scenario({ held }).say('A', 'steal:1').say('B', 'challenge').say('B', 'slot:0');
  expect([target.coins('A'), target.coins('B'), target.waiting]).toEqual([4, 3, ['B:action']]);
  const third = new Scenario({ held }).say('A', 'steal:1').say('C', 'challenge').say('C', 'slot:0');
  expect(third.waiting).toEqual(['B:counter']);
});

test('R9 a character may be claimed of which all copies lie face up', () => {
  const held = { B: A(['xDu', 'As']), C: A(['xDu', 'Co']), D: A(['xDu', 'Ca']) };
  expect(new Scenario({ held }).options('A')).toContain('tax');
});

test('R10 an inspection is doubted, but not countered', () => {
  const game = new Scenario({ options: { fifth: 'inquisitor' } }).say('A', 'inspect:1').say('BCD', 'pass');
  expect(game.waiting).toEqual(['B:show']);
});

test('R17 who gains more than the Treasury has takes what is left, and may announce it for nothing', () => {
  const held = { A: A(['Du', 'As'], 6), B: A(['Ca', 'Co'], 12), C: A(['Am', 'Ca'], 12), D: A(['Co', 'Am'], 12) };
  const poor = new Scenario({ held });
  poor.say('A', 'tax');
  expect(poor.core.pub.treasury).toBe(12);
  const none = new Scenario({ seats: 5, held: { ...held, E: A(['Du', 'Am'], 12) } });
  expect(none.core.pub.treasury).toBe(0);
  expect(none.options('A')).toContain('income');
  none.say('A', 'income');
  expect([none.coins('A'), none.core.pub.treasury]).toEqual([6, 0]);
});

test('R21 coins gained in a turn force nothing before the next own turn', () => {
  const game = new Scenario({ held: { A: A(['Du', 'As'], 9) } }).say('A', 'tax').say('BCD', 'pass');
  expect([game.coins('A'), game.waiting]).toEqual([12, ['B:action']]);
});

test('R22 an assassination is neither doubted nor countered', () => {
  const game = new Scenario({ held: { A: A(['Du', 'As'], 7), B: A(['Co', 'Ca']) } }).say('A', 'assassination:1');
  expect(game.waiting).toEqual(['B:lose']);
});

test('R23 who is out sees what everybody sees, and is asked nothing', () => {
  const game = new Scenario().say('B', 'concede');
  expect([game.view('B').table.own, game.view('B').table]).toEqual([null, game.view(null).table]);
  expect([game.view(null).out, game.options('B')]).toEqual([[1], []]);
});

test('R24 who has answered is public, what is not', () => {
  const game = new Scenario().say('A', 'tax');
  const before = JSON.stringify([game.view('D').table, game.view('D').log]);
  game.say('B', 'pass');
  expect(JSON.stringify([game.view('D').table, game.view('D').log])).toBe(before);
  expect(game.view('D').waiting.map(({ seat: of }) => of)).toEqual([2, 3]);
});

test('R28 of two matching characters any is shown', () => {
  const slots = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
    const game = new Scenario({ held: { A: A(['Du', 'Du']) }, seed }).say('A', 'tax').say('B', 'challenge');
    return game.view(null).log.find(({ text }) => text.m === 'log.proved')?.text.p?.['n'];
  });
  expect(new Set(slots)).toEqual(new Set([1, 2]));
});

test('R29 while the Treasury is empty, seven coins force an assassination', () => {
  const five = (first: number) => ({
    A: A(['Du', 'As'], first),
    B: A(['Ca', 'Co'], 12),
    C: A(['Am', 'Ca'], 12),
    D: A(['Co', 'Am'], 12),
    E: A(['Du', 'Am'], 54 - 36 - first),
  });
  expect(new Scenario({ seats: 5, held: five(7) }).options('A').every((key) => key.startsWith('assassination'))).toBe(
    true,
  );
  expect(new Scenario({ seats: 5, held: five(6) }).options('A')).toContain('income');
});

test('R30 the stake of a lie comes back before the loss', () => {
  const held = { A: A(['Ca', 'xDu'], 3) };
  const game = new Scenario({ held }).say('A', 'kill:1').say('C', 'challenge');
  // The loss eliminates the actor, whose coins go on to the Treasury.
  expect([game.core.pub.out, game.coins('A'), game.core.pub.treasury]).toEqual([[0], 0, 48]);
});

test('R31 a third player may doubt both claims of a turn, and lose twice', () => {
  const held = { A: A(['As', 'Du'], 3), B: A(['Co', 'Ca']), C: A(['Am', 'Du']) };
  const game = new Scenario({ held }).say('A', 'kill:1').say('C', 'challenge').say('C', 'slot:0');
  game.say('B', 'counter:countess').say('C', 'challenge');
  expect([game.core.pub.out, game.coins('A'), game.waiting]).toEqual([[2], 0, ['B:action']]);
});

test('R32 doubts that were too far from the actor are shown to nobody', () => {
  const game = new Scenario({ options: { arbitration: 'clockwise' }, held: { A: A(['Du', 'As']) } }).say('A', 'tax');
  game.say('D', 'challenge').say('C', 'challenge').say('B', 'pass');
  expect(game.waiting).toEqual(['C:lose']);
  expect(lines(game).filter((m) => m === 'log.challenged')).toHaveLength(1);
  expect(JSON.stringify(game.view('B'))).not.toMatch(/challenge.*"who":\{"m":"engine.seat","p":\{"n":4/);
});

test('R39 when time is over in an exchange the cards held before are kept', () => {
  const game = new Scenario({ held: { A: A(['Am', 'Du']) } }).say('A', 'exchange2').say('BCD', 'pass');
  const [ask] = game.view('A').asks;
  expect([ask?.fallback, ask?.answeredInSecret]).toEqual(['keep:0.1', true]);
  game.say('A', 'keep:0.1');
  expect([...game.cards('A')].sort()).toEqual(['Am', 'Du']);
  expect(lines(game).at(-1)).toBe('log.exchanged');
});

test('R46 the pause before a verdict is the same for truth and lie, and short from six seats', () => {
  const lasting = (seats: number, cards: readonly [string, string], pause = 'auto') => {
    const game = new Scenario({ seats, options: { pause }, held: { A: A(cards) } });
    return game.say('A', 'tax').pauses('B', 'challenge');
  };
  expect([lasting(4, ['Du', 'As']), lasting(4, ['Ca', 'As'])]).toEqual([1600, 1600]);
  expect([lasting(6, ['Du', 'As']), lasting(6, ['Ca', 'As'])]).toEqual([800, 800]);
  expect([lasting(6, ['Du', 'As'], 'long'), lasting(4, ['Ca', 'As'], 'short')]).toEqual([1600, 800]);
});

test('an answer that is no option changes nothing', () => {
  const match = startMatch(complots, { seats: 3, options: { firstSeat: '1' }, keys: testKeys(complots, 1) });
  const before = JSON.stringify(match);
  const [ask] = match.asks;
  for (const [by, key] of [
    [0, 'pass'],
    [0, 'steal:0'],
    [1, 'income'],
    [0, 'exchange1'],
  ] as const)
    expect(answerAsk(complots, match, { seat: seat(by), ask: ask?.id ?? ('' as never), key }).ok).toBe(false);
  expect(JSON.stringify(match)).toBe(before);
});
