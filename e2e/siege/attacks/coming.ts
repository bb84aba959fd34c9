import { openRoom, watch } from '../attacker-room';
import { flood } from '../flood';
import type { Attack } from '../target';

const FROM = '127.1.14.1';
const WATCHING = '127.1.14.2';
const SPECTATORS = 60;

/** Enters and leaves rooms before a crowd again and again: everybody is told each time. */
export const coming: Attack = async (target) => {
  const rooms = [await openRoom(target, FROM, 'gathering'), await openRoom(target, FROM, 'gathering')];
  const [first] = rooms;
  if (first == null) return;
  const packets = rooms.flatMap((room) =>
    room === null ? [] : [JSON.stringify(['enter', { code: room.code, token: null }])],
  );
  await Promise.all([
    watch(target, WATCHING, first.code, SPECTATORS),
    flood(target, { from: [FROM], connections: 4, perSecond: 19, namespace: '/rooms', packets }),
  ]);
};
