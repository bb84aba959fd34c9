import { enterText } from '../../lib/seat';
import { openRoom } from '../attacker-room';
import { Line } from '../line';
import { atRate } from '../pace';
import type { Attack } from '../target';

const FROM = '127.1.4.1';
const CONNECTIONS = 100;
/** Within the default time for which a server waits for the answer to a ping. */
const PONG_MS = 15_000;

/** A hundred connections of one address that ask for views, never read one, and answer pings all the same. */
export const neverReading: Attack = async (target) => {
  const room = await openRoom(target, FROM, 'started');
  if (room === null) return;
  const lines = Array.from(
    { length: CONNECTIONS },
    () => new Line(target, { from: FROM, namespace: '/rooms', greet: (wire) => wire.stopReading() }),
  );
  await atRate(target, 90, async (n) => {
    const wire = await lines[n % CONNECTIONS]?.wire();
    wire?.tell('/rooms', enterText(room));
    if (n % Math.ceil((90 * PONG_MS) / 1000) < CONNECTIONS) wire?.write('3');
    target.count('answers nobody reads');
  });
  for (const line of lines) line.close();
};
