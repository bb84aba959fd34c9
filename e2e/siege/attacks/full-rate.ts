import { enter, openRoom } from '../attacker-room';
import { flood } from '../flood';
import { type Attack, GAME } from '../target';

/** Each connection sends as much as it may, and there are as many as the rate of their address carries. */
const CONNECTIONS = 5;
const PER_SECOND = 20;
const ADDRESSES = ['127.1.12.1', '127.1.12.2'];

/** Two addresses that send as many packets as they may, of kinds that cost the server most. */
export const fullRate: Attack = async (target) => {
  await Promise.all(
    ADDRESSES.map(async (from) => {
      const room = await openRoom(target, from, 'started');
      if (room === null) return;
      const numbers = '0,'.repeat(3500);
      const fields = Array.from({ length: 600 }, (_, i) => `"${i}o":"x"`).join();
      const packets = [
        `["pick",{"picks":[${numbers}0]}]`,
        `["pick",{"picks":[${numbers.repeat(8)}0]}]`,
        `["configure",{"options":{${fields}}}]`,
        `["say",{"text":${'['.repeat(3500)}${']'.repeat(3500)}}]`,
        enter(room),
        JSON.stringify(['choose', { ask: '0.0.1', key: 'pass' }]),
        JSON.stringify(['create', { game: GAME, name: 'x'.repeat(200), token: 'x'.repeat(43) }]),
      ];
      await flood(target, {
        from: [from],
        connections: CONNECTIONS,
        perSecond: PER_SECOND,
        namespace: '/rooms',
        packets,
      });
    }),
  );
};
