import { MAX_FRAME } from '../../../server/app';
import { LIMITS, priceOfFrame } from '../../../server/limits/limits';
import { GAME } from '../../lib/game';
import { enterText } from '../../lib/seat';
import { openRoom } from '../attacker-room';
import { flood } from '../flood';
import type { Attack } from '../target';

/** Connections of each address. */
const CONNECTIONS = 5;
/** The bytes of a frame beside its text. */
const MARGIN = 50;
const ADDRESSES = ['127.1.12.1', '127.1.12.2'];

/** Two addresses that send as many packets as they may, as large as they may be, of kinds that cost most. */
export const fullRate: Attack = async (target) => {
  await Promise.all(
    ADDRESSES.map(async (from) => {
      const room = await openRoom(target, from, 'started');
      if (room === null) return;
      const fields = Array.from({ length: MAX_FRAME / 13 }, (_, i) => `"${i}o":"x"`).join();
      const deep = MAX_FRAME / 2 - MARGIN;
      const packets = [
        `["pick",{"picks":[${'0,'.repeat(deep)}0]}]`,
        `["configure",{"options":{${fields}}}]`,
        `["say",{"text":${'['.repeat(deep)}${']'.repeat(deep)}}]`,
        enterText(room),
        JSON.stringify(['choose', { ask: '0.0.1', key: 'pass' }]),
        JSON.stringify(['create', { game: GAME, name: 'x'.repeat(200), token: 'x'.repeat(43) }]),
      ];
      const price = packets.reduce((sum, packet) => sum + priceOfFrame(packet.length), 0) / packets.length;
      await flood(target, {
        from: [from],
        connections: CONNECTIONS,
        perSecond: Math.min(LIMITS.perSocket.perSecond, LIMITS.framesPerAddress.perSecond / price / CONNECTIONS),
        namespace: '/rooms',
        packets,
      });
    }),
  );
};
