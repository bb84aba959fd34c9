import { makeToken } from '../../../server/lib/secrets';
import { Wire } from '../../lib/wire';
import { openRoom } from '../attacker-room';
import { isOver, pause } from '../pace';
import { type Attack, PROXY } from '../target';

const FROM = '127.1.10.1';
/** Names that look like the name of the member who opened the room. */
const LOOK_ALIKES = [
  'Mаllory',
  'Mallоry',
  'Ⅿallory',
  'Mallory\u2800',
  '\u2800Mallory',
  'Mal\u00adlory',
  '\u2800',
  '\u3164',
];
const AGAIN_MS = 60_000;

/** Takes seats under names that look like those of others, or like none. */
export const names: Attack = async (target) => {
  const found = new Set<string>();
  while (!isOver(target)) {
    for (const name of LOOK_ALIKES) {
      const room = await openRoom(target, FROM, 'gathering');
      const wire = await Wire.open(target.url, PROXY, '10.200.0.1');
      if (room === null || wire === null || (await wire.join('/rooms')) === 'refused') continue;
      const outcome = await wire.ask('/rooms', JSON.stringify(['join', { code: room.code, name, token: makeToken() }]));
      wire.close();
      const [reply] = outcome.kind === 'answered' ? (outcome.args as { ok: boolean; error?: string }[]) : [];
      target.count(reply?.ok === true ? 'look-alikes seated' : (reply?.error ?? 'hung up on'));
      if (reply?.ok === true && !found.has(name)) {
        found.add(name);
        target.find(`somebody sat down beside Mallory as ${JSON.stringify(name)}`);
      }
      if (isOver(target)) break;
    }
    await pause(target, AGAIN_MS);
  }
};
