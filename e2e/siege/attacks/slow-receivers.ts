import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { isQuestion } from '../../../shared/engine/ask';
import { enterText } from '../../lib/seat';
import { Wire } from '../../lib/wire';
import { answerOn } from '../answering';
import { openTable } from '../attacker-room';
import { isOver } from '../pace';
import type { Attack } from '../target';

const ROOMS = 16;
/** How long one member is present, answers, and then leaves before the other comes. */
const TURN_MS = 2000;

/**
 * Rooms whose webhooks lead to a receiver that accepts everything and never answers, and whose members leave as soon as
 * the table waits for them.
 */
export const slowReceivers: Attack = async (target) => {
  const receiver = createServer(() => target.count('notifications that nobody answers'));
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const { port } = receiver.address() as AddressInfo;
  const away = async (nth: number): Promise<void> => {
    const from = `127.1.19.${nth + 1}`;
    const seats = await openTable(target, from, 2);
    const [host] = seats ?? [];
    if (seats === null || host === undefined) return;
    const wire = await Wire.open(target.url, from);
    if (wire === null || (await wire.join('/rooms')) === 'refused') return;
    await wire.ask('/rooms', enterText(host));
    await wire.ask('/rooms', JSON.stringify(['webhook', { url: `http://127.0.0.1:${port}/${nth}`, language: 'en' }]));
    wire.close();
    for (let n = 0; !isOver(target); n++) {
      const turn = new AbortController();
      const until = setTimeout(() => turn.abort(), TURN_MS);
      const here = { ...target, signal: AbortSignal.any([target.signal, turn.signal]) };
      await answerOn(here, from, seats[n % seats.length] ?? host, (asks, times) => {
        const [ask] = asks.filter((one) => isQuestion(one) && one.options.length > 0);
        const option = ask?.options[times % ask.options.length];
        return ask === undefined || option === undefined ? null : { ask, key: option.key };
      });
      clearTimeout(until);
      target.count('people who went');
    }
  };
  await Promise.all(Array.from({ length: ROOMS }, (_, nth) => away(nth)));
  receiver.closeAllConnections();
  receiver.close();
};
