import { isQuestion } from '../../../shared/engine/ask';
import type { MatchView } from '../../../shared/engine/match';
import type { Table } from '../../../shared/games/complots/table';
import { type Given, Scenario } from '../../../shared/games/complots/testing/scenario';
import { facts } from './testing/game';
import { wishes } from './wishes';

const HELD: Given['held'] = { A: { cards: ['Ca', 'Co'], coins: 5 }, B: { cards: ['Du', 'As'], coins: 6 } };
const four = () => new Scenario({ held: HELD });

const viewOf = (game: Scenario, who: string | null): MatchView<Table> => game.view(who);
const keys = (game: Scenario, who: string | null) => wishes.offered(viewOf(game, who), facts).map((wish) => wish.keys);

describe('the wish to counter if nobody doubts', () => {
  it('is offered to the target alone, one for each character in play that stops the action', () => {
    const game = four().say('A', 'steal:1');
    expect(keys(game, 'B')).toEqual([['counter:captain'], ['counter:ambassador']]);
    expect([keys(game, 'A'), keys(game, 'C'), keys(game, null)]).toEqual([[], [], []]);
    expect(keys(four().say('A', 'kill:1'), 'B')).toEqual([['counter:countess']]);
    expect(keys(four().say('A', 'tax'), 'B')).toEqual([]);
  });

  it('is kept after its reader has let pass, and gone once somebody doubts', () => {
    const game = four().say('A', 'steal:1').say('B', 'pass');
    expect(keys(game, 'B')).toHaveLength(2);
    expect(keys(game.say('C', 'challenge'), 'B')).toEqual([]);
  });

  it('names options that there are: it lets pass what is asked now, and answers what is asked then', () => {
    const game = four().say('A', 'steal:1');
    const [wish] = wishes.offered(viewOf(game, 'B'), facts);
    expect(game.options('B')).toContain(wish?.now?.key);
    expect(viewOf(game, 'B').asks.filter(isQuestion)[0]?.kind).toBe(wish?.now?.kind);
    game.say('BCD', 'pass');
    expect(game.options('B')).toEqual(expect.arrayContaining([...(wish?.keys ?? [])]));
    expect(viewOf(game, 'B').asks.filter(isQuestion)[0]?.kind).toBe(wish?.kind);
  });

  it('follows from no hand', () => {
    const other = new Scenario({ held: { ...HELD, B: { cards: ['Ca', 'Am'], coins: 6 } } });
    const offered = (game: Scenario) => wishes.offered(viewOf(game.say('A', 'steal:1'), 'B'), facts);
    expect(offered(other)).toEqual(offered(four()));
  });
});

describe('the wish that lets pass what is not aimed at its reader', () => {
  const passes = (game: Scenario, who: string): string | null => {
    const view = viewOf(game, who);
    const ask = view.asks.find(isQuestion);
    if (ask === undefined) throw new Error(`${who} is asked nothing`);
    return wishes.passing(ask, view);
  };

  it('passes doubts and counters about others, and leaves to its reader what is aimed at them', () => {
    const game = four().say('A', 'steal:1');
    expect([passes(game, 'B'), passes(game, 'C')]).toEqual([null, 'pass']);
    game.say('BCD', 'pass');
    expect(passes(game, 'B')).toBeNull();
    game.say('B', 'counter:captain');
    expect([passes(game, 'A'), passes(game, 'C')]).toEqual([null, 'pass']);
    expect(passes(four().say('A', 'foreignAid'), 'B')).toBe('pass');
    expect(passes(four(), 'A')).toBeNull();
  });

  it('is there from five living people on', () => {
    const at = (seats: number) => wishes.standing(viewOf(new Scenario({ seats }), 'B'));
    expect([at(4), at(5), at(8)]).toEqual(['never', 'offered', 'offered']);
  });
});
