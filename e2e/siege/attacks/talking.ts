import { enterText } from '../../lib/seat';
import { openRoom } from '../attacker-room';
import { Line } from '../line';
import { atRate } from '../pace';
import type { Attack } from '../target';

const ADDRESSES = ['127.1.5.1', '127.1.5.2', '127.1.5.3'];
const ROOMS_EACH = 5;
/** As long as a line may be, in signs of three bytes. */
const TEXT = '€'.repeat(500);

/** Talking without end, in several rooms from several addresses: what is kept of it must stay small. */
export const talking: Attack = async (target) => {
  const rooms = ADDRESSES.flatMap((from) => Array.from({ length: ROOMS_EACH }, () => from));
  const say = JSON.stringify(['say', { text: TEXT }]);
  await Promise.all(
    rooms.map(async (from) => {
      const room = await openRoom(target, from, 'gathering');
      if (room === null) return;
      const line = new Line(target, {
        from,
        namespace: '/rooms',
        greet: (wire) => wire.tell('/rooms', enterText(room)),
      });
      await atRate(target, 19, async () => {
        (await line.wire())?.tell('/rooms', say);
        target.count('lines said');
      });
      line.close();
    }),
  );
};
