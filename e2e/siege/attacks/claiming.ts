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

/** Claims of somebody's seat from one address after another, and the one who is there says no to each. */
export const claiming: Attack = async (target) => {
  const seats = await openTable(target, FROM, 2);
  const [host] = seats ?? [];
  if (host === undefined) return;
  const line = new Line(target, {
    from: FROM,
    namespace: '/rooms',
    greet: (wire) => wire.ask('/rooms', enterText(host)),
  });
  let claims = 0;
  await atRate(target, 4, async (n) => {
    const there = await line.wire();
    const wire = await Wire.open(target.url, PROXY, `10.201.${(n >> 8) & 255}.${n & 255}`);
    if (wire !== null && (await wire.join('/rooms')) === 'joined') {
      await wire.ask('/rooms', JSON.stringify(['enter', { code: host.code, token: null }]));
      const claim = ['claim', { member: AWAY, token: makeToken() }];
      const outcome = await wire.ask('/rooms', JSON.stringify(claim));
      const [reply] =
        outcome.kind === 'answered' ? (outcome.args as { readonly ok: boolean; readonly error?: string }[]) : [];
      if (reply?.ok === true) claims += 1;
      target.count(reply?.ok === true ? 'claims' : (reply?.error ?? 'hung up on'));
    }
    there?.tell('/rooms', JSON.stringify(['refuse', { proposal: claims }]));
    wire?.close();
  });
  line.close();
};
