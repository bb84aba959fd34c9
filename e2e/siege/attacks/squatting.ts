import { makeToken } from '../../../server/lib/secrets';
import { GAME } from '../../lib/game';
import { Wire } from '../../lib/wire';
import { atRate } from '../pace';
import type { Attack } from '../target';

/** No more rooms than this are asked for from one address: as many as it may make at once. */
const EACH = 30;
const PER_SECOND = 250;

/** Makes rooms that will stay empty, from one address after another. */
export const squatting: Attack = async (target) => {
  let wire: Wire | null = null;
  await atRate(target, PER_SECOND, async (n) => {
    if (n % EACH === 0 || wire === null) {
      wire?.close();
      const nth = Math.floor(n / EACH);
      wire = await Wire.open(target.url, `127.2.${(nth >> 8) & 255}.${nth & 255}`);
      if (wire !== null && (await wire.join('/rooms')) === 'refused') wire = null;
    }
    const room = JSON.stringify(['create', { game: GAME, name: 'Nobody', token: makeToken() }]);
    const outcome = await wire?.ask('/rooms', room);
    const [reply] = outcome?.kind === 'answered' ? (outcome.args as { ok: boolean; error?: string }[]) : [];
    target.count(reply?.ok === true ? 'rooms made' : (reply?.error ?? 'hung up on'));
    if (outcome?.kind !== 'answered') wire = null;
  });
  (wire as Wire | null)?.close();
};
