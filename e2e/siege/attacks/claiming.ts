import { makeToken } from '../../../server/lib/secrets';
import { enterText } from '../../lib/seat';
import { Wire } from '../../lib/wire';
import { openTable } from '../attacker-room';
import { Line } from '../line';
import { atRate } from '../pace';
import { type Attack, PROXY } from '../target';

const FROM = '127.1.18.1';
/** The second member of a room, who stays away. */
const AWAY = 2;
/** How many claimants stay connected: more than a room can have claims. */
const STAYING = 6;

/**
 * Claims of a seat from one address after another. Some claimants stay, so that the room has as many claims as it can,
 * the others go; the only present member refuses every second claim.
 */
export const claiming: Attack = async (target) => {
  const seats = await openTable(target, FROM, 2);
  const [host] = seats ?? [];
  if (host === undefined) return;
  const line = new Line(target, {
    from: FROM,
    namespace: '/rooms',
    greet: (wire) => wire.ask('/rooms', enterText(host)),
  });
  const staying: Wire[] = [];
  await atRate(target, 4, async (n) => {
    const there = await line.wire();
    const wire = await Wire.open(target.url, PROXY, `10.201.${(n >> 8) & 255}.${n & 255}`);
    if (wire === null || (await wire.join('/rooms')) !== 'joined') {
      wire?.close();
      return;
    }
    staying.push(wire);
    if (staying.length > STAYING) staying.shift()?.close();
    await wire.ask('/rooms', JSON.stringify(['enter', { code: host.code, token: null }]));
    const outcome = await wire.ask('/rooms', JSON.stringify(['claim', { member: AWAY, token: makeToken() }]));
    const [reply] = outcome.kind === 'answered' ? (outcome.args as readonly Answer[]) : [];
    target.count(reply?.ok === true ? 'claims' : (reply?.error ?? 'hung up on'));
    if (reply?.ok === true && n % 2 === 0) {
      there?.tell('/rooms', JSON.stringify(['refuse', { proposal: reply.proposal }]));
    }
  });
  for (const wire of staying) wire.close();
  line.close();
};

interface Answer {
  readonly ok: boolean;
  readonly error?: string;
  readonly proposal?: number;
}
