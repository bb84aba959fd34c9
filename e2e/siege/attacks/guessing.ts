import { CODE_LENGTH, CODE_LETTERS } from '../../../shared/protocol/rooms';
import { Wire } from '../../lib/wire';
import { pause } from '../pace';
import { type Attack, PROXY } from '../target';

/** Guesses at once over one connection, and connections at once. */
const BURST = 20;
const AT_ONCE = 4;
/** The tries allowed from one network of one customer: far more than people mistype. */
const AT_FIRST = 1000;
const PER_SECOND = 20;

/** Guesses codes from one /48, a new network of it for each connection. */
export const guessing: Attack = async (target) => {
  const { dice } = target;
  const letters = CODE_LETTERS.split('');
  const start = performance.now();
  let networks = 0;
  let tried = 0;
  const guess = async (): Promise<void> => {
    while (!target.signal.aborted) {
      networks += 1;
      const address = `2001:db8:7:${(networks % 65_536).toString(16)}::1`;
      const wire = await Wire.open(target.url, PROXY, address);
      if (wire === null || (await wire.join('/rooms')) === 'refused') {
        wire?.close();
        await pause(target, 500);
        continue;
      }
      const outcomes = await Promise.all(
        Array.from({ length: BURST }, () => {
          const code = Array.from({ length: CODE_LENGTH }, () => dice.pick(letters)).join('');
          return wire.ask('/rooms', JSON.stringify(['enter', { code, token: null }]));
        }),
      );
      wire.close();
      for (const outcome of outcomes) {
        const [reply] = outcome.kind === 'answered' ? (outcome.args as { ok: boolean; error?: string }[]) : [];
        target.count(reply?.ok === true ? 'rooms found' : (reply?.error ?? 'hung up on'));
        if (reply?.ok === true || reply?.error === 'room-not-found') tried += 1;
      }
      const bound = AT_FIRST + (PER_SECOND * (performance.now() - start)) / 1000;
      if (tried > bound) {
        target.find(
          `${tried} codes could be tried from one /48 in ${((performance.now() - start) / 1000).toFixed(0)} s`,
        );
        tried = -Infinity;
      }
      // Faster would only take the processor from the others.
      await pause(target, 60);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, guess));
};
