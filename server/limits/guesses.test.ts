import { Guesses } from './guesses';
import { AddressLimiter, RateLimiter } from './limits';

const ENDLESS = { burst: 1e9, perSecond: 1e9 };
/** How many wrong codes there may be before codes are looked up one after another. */
const FREE = 100;
const nothing = (): Promise<'nothing'> => Promise.resolve('nothing');
const isRight = (): boolean => false;

describe('codes that are guessed from very many networks', () => {
  let now = 0;
  let guesses: Guesses;

  beforeEach(() => {
    const clock = () => now;
    const limiters = {
      guesses: new AddressLimiter(ENDLESS, clock),
      wrongCodes: new RateLimiter({ burst: FREE, perSecond: 1, debt: 0 }, clock),
    };
    guesses = new Guesses(limiters, 1);
  });
  afterEach(() => guesses.close());

  /** A wrong code from one network of a provider who has 65,536 of them. Resolves to whether it was looked up. */
  const guess = async (network: number): Promise<boolean> => {
    const address = `2001:db8:${network.toString(16)}:1::/64`;
    return (await guesses.lookUp(address, nothing, () => true)) !== null;
  };

  it('are looked up at once as long as they are few, then one by one as fast as the rate allows', async () => {
    for (let i = 0; i < FREE; i++) expect(await guess(i)).toBe(true);
    const answers: boolean[] = [];
    const all = Array.from({ length: 5000 }, (_, i) => guess(FREE + i).then((come) => answers.push(come)));
    expect(guesses.waiting).toBe(40);
    for (let second = 1; second <= 3; second++) {
      now += 1000;
      while (answers.filter(Boolean).length < second) await new Promise(setImmediate);
      // The next turn does not come before the clock goes on: nothing is left of the rate.
      expect(answers.filter(Boolean)).toHaveLength(second);
    }
    guesses.close();
    await Promise.all(all);
    expect(answers.filter(Boolean)).toHaveLength(3);
  });

  it('do not keep others out: those who are alone in their network have their turn before the crowd', async () => {
    for (let i = 0; i < FREE; i++) await guess(i);
    const crowd = Array.from({ length: 1000 }, (_, i) => guess(FREE + i));
    const honest = guesses.lookUp('192.0.2.1', nothing, isRight);
    let turns = 0;
    for (const one of crowd) void one.then((come) => (turns += come ? 1 : 0));
    let done = null as string | null;
    void honest.then((found) => (done = found));
    while (done === null) {
      now += 1000;
      await new Promise(setImmediate);
    }
    expect([done, turns <= 1]).toEqual(['nothing', true]);
  });

  it('are not waited for by what can do without', async () => {
    expect(await guesses.glance('192.0.2.1', nothing, isRight)).toBe('nothing');
    for (let i = 0; i < FREE; i++) await guesses.glance(`192.0.2.${i}`, nothing, () => true);
    expect(await guesses.glance('192.0.2.1', nothing, isRight)).toBeNull();
    expect(guesses.waiting).toBe(0);
  });

  it('wait in one place a network', async () => {
    for (let i = 0; i < FREE; i++) await guess(i);
    void guesses.lookUp('2001:db8:1:1::/64', nothing, isRight);
    expect(await guesses.lookUp('2001:db8:1:2::/64', nothing, isRight)).toBeNull();
    expect(guesses.waiting).toBe(1);
  });

  it('are sent away when the server stops', async () => {
    for (let i = 0; i < FREE; i++) await guess(i);
    const waiting = guesses.lookUp('192.0.2.1', nothing, isRight);
    guesses.close();
    expect(await waiting).toBeNull();
  });
});
