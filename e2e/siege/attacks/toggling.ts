import { enterText } from '../../lib/seat';
import { openRoom, watch } from '../attacker-room';
import { flood } from '../flood';
import type { Attack } from '../target';

const FROM = '127.1.13.1';
const WATCHING = '127.1.13.2';
const SPECTATORS = 60;

/** Toggling ready before a crowd: few bytes in, a change for everybody out. */
export const toggling: Attack = async (target) => {
  const room = await openRoom(target, FROM, 'gathering');
  if (room === null) return;
  const packets = ['ready', 'not-yet'].map((is) => JSON.stringify(['ready', { is }]));
  const greet = (wire: { ask(namespace: string, json: string): unknown }): unknown =>
    wire.ask('/rooms', enterText(room));
  await Promise.all([
    watch(target, WATCHING, room.code, SPECTATORS),
    flood(target, { from: [FROM], connections: 1, perSecond: 19, namespace: '/rooms', packets, greet }),
  ]);
};
