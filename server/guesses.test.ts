import { Guesses } from './guesses';
import { AddressLimiter, RateLimiter } from './limits';

const ENDLESS = { burst: 1e9, perSecond: 1e9 };

describe('guesses of codes from very many addresses', () => {
  let now = 0;
  let guesses: Guesses;
  beforeEach(() => {
    const clock = () => now;
    const limiters = {
      guesses: new AddressLimiter(ENDLESS, clock),
      wrongCodes: new RateLimiter({ burst: 100, perSecond: 5, debt: 20 }, clock),
    };
    guesses = new Guesses(limiters, 1);
  });
  afterEach(() => guesses.close());

  /** Guesses once from each of so many /48 of one provider. Returns how often there was an answer. */
  async function attack(count: number): Promise<number> {
    const turns: Promise<boolean>[] = [];
    for (let i = 0; i < count; i++) {
      const address = `2001:db8:${i.toString(16)}:1::/64`;
      const turn = guesses.turn(address).then((come) => {
        if (come) guesses.wrong(address);
        return come;
      });
      turns.push(turn);
      if (i < 200) await turn;
      if (guesses.waiting > 0) break;
    }
    return turns.length;
  }

  it('are answered at once as long as there are few', async () => {
    for (let i = 0; i < 99; i++) {
      expect(await guesses.turn(`192.0.2.${i}`)).toBe(true);
      guesses.wrong(`192.0.2.${i}`);
    }
    expect(guesses.waiting).toBe(0);
  });
});
