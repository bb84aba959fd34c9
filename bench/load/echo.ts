/** Two clients that send a message of a given size to and fro through a raw server, as players do on a boardgame.io server. */
import { answer } from '../lib/answer';
import { Meter, type Played, sleep } from './meter';
import { glimpse, Wire } from './wire';

/** The functions of this program. */
export interface EchoApi {
  /** Plays; each message fills a frame of so many bytes. */
  play(port: number, frameBytes: number, warmUpSeconds: number, seconds: number): Promise<Played>;
}

answer<EchoApi>({
  play: async (port, frameBytes, warmUpSeconds, seconds) => {
    const wires: Wire[] = [];
    const meter = new Meter(() => wires.reduce((sum, { bytesRead }) => sum + bytesRead, 0));
    // 42["update",10000000,"..."]
    const filling = 'x'.repeat(Math.max(0, Math.round(frameBytes) - 25));
    let thrown = 0;
    let playing = true;
    const throwNext = (by: number, number: number): void => {
      thrown = performance.now();
      wires[by]?.emit('update', number, filling);
    };
    const receive = (seat: number, frame: Buffer): void => {
      const seen = glimpse(frame);
      if (seen.event !== 'update') return;
      meter.updated();
      if (seen.number % 2 === seat) meter.moved(performance.now() - thrown);
      else if (playing) throwNext(seat, seen.number + 1);
    };
    for (const seat of [0, 1]) wires.push(await Wire.open(port, '/', (frame) => receive(seat, frame)));
    throwNext(0, 10_000_000);
    await sleep(warmUpSeconds * 1000);
    meter.reset();
    await sleep(seconds * 1000);
    playing = false;
    return meter.read();
  },
});
