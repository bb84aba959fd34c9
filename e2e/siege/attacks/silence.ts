import { Wire } from '../../lib/wire';
import { isOver, pause } from '../pace';
import type { Attack } from '../target';

const ADDRESSES = ['127.1.6.1', '127.1.6.2'];
const EACH = 100;
/** A server hangs up after two minutes of silence; allow a while longer. */
const BOUND_MS = 180_000;
const LOOK_MS = 10_000;

/** Connections that join the namespace `/` and say nothing more, but answer pings. */
export const silence: Attack = async (target) => {
  const wires = new Map<Wire, number>();
  let reported = 0;
  while (!isOver(target)) {
    for (const [wire, since] of wires) {
      if (wire.closed) {
        wires.delete(wire);
        target.count('hung up on');
      } else if (performance.now() - since > BOUND_MS && reported < 1) {
        target.find('a connection that says nothing on / is kept for three minutes');
        reported += 1;
      }
    }
    for (const from of ADDRESSES) {
      for (let i = wires.size; i < EACH * ADDRESSES.length; i++) {
        const wire = await Wire.open(target.url, from);
        if (wire === null) break;
        target.count('silent connections');
        wire.write('40');
        wires.set(wire, performance.now());
        if (isOver(target)) break;
      }
    }
    await pause(target, LOOK_MS);
  }
  for (const wire of wires.keys()) wire.close();
};
