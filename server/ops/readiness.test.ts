import { Life } from './life';
import { type Part, Readiness } from './readiness';

const must = (look: Part['look']): Part => ({ need: 'must', look });
const fine = must(() => Promise.resolve());
const rejects = (): Promise<never> => Promise.reject(new Error('away'));
let now = 0;
const of = (parts: Record<string, Part>, life = new Life()): Readiness => new Readiness(parts, life, () => now);

describe('readiness', () => {
  it('is there when all parts are', async () => {
    expect(await of({ storage: fine, bus: fine }).check()).toEqual({ ready: true, missing: [] });
  });

  it('names what is missing', async () => {
    const throws = (): never => {
      throw new Error('away');
    };
    expect(await of({ storage: must(rejects), other: fine, bus: must(throws) }).check()).toEqual({
      ready: false,
      draining: false,
      missing: ['storage', 'bus'],
    });
  });

  it('is there without what it can do without, and names it', async () => {
    const parts: Record<string, Part> = { storage: fine, bus: { need: 'should', look: rejects } };
    expect(await of(parts).check()).toEqual({ ready: true, missing: ['bus'] });
  });

  it('does not wait for ever for an answer', async () => {
    jest.useFakeTimers();
    const ready = of({ storage: must(() => new Promise(() => undefined)) }).check();
    await jest.advanceTimersByTimeAsync(2000);
    expect(await ready).toEqual({ ready: false, draining: false, missing: ['storage'] });
    jest.useRealTimers();
  });

  it('does not ask again who has not answered yet', async () => {
    jest.useFakeTimers();
    const answers: (() => void)[] = [];
    const readiness = of({ storage: must(() => new Promise<void>((resolve) => answers.push(resolve))) });
    for (let i = 0; i < 5; i++) {
      now += 1000;
      const ready = readiness.check();
      await jest.advanceTimersByTimeAsync(2000);
      expect(await ready).toMatchObject({ ready: false, missing: ['storage'] });
    }
    expect(answers).toHaveLength(1);
    answers[0]?.();
    now += 1000;
    await jest.advanceTimersByTimeAsync(0);
    const ready = readiness.check();
    await jest.advanceTimersByTimeAsync(0);
    answers[1]?.();
    expect(await ready).toEqual({ ready: true, missing: [] });
    jest.useRealTimers();
  });

  it('ends when the server drains', async () => {
    const life = new Life();
    const readiness = of({ storage: fine }, life);
    await life.drain();
    expect(await readiness.check()).toEqual({ ready: false, draining: true, missing: [] });
  });

  it('asks seldom, however often it is asked', async () => {
    let asked = 0;
    const readiness = of({
      storage: must(() => {
        asked += 1;
        return Promise.resolve();
      }),
    });
    for (let i = 0; i < 10; i++) await readiness.check();
    expect(asked).toBe(1);
    now += 1000;
    await readiness.check();
    expect(asked).toBe(2);
  });
});
