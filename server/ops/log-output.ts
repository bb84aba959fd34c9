import type { Writable } from 'node:stream';

import type { DestinationStream } from 'pino';

/** How many bytes of the log may wait for its reader. Lines beyond it are dropped. */
const WAITING_BYTES = 1024 * 1024;

/**
 * Writes lines to a stream without ever waiting for it: a log without a reader, or on a full disk, holds up neither the
 * server nor its end. Such lines are lost; their number is written once there is room again.
 * @param stream standard output: Node writes to pipes and sockets without blocking, and to files at once
 */
export function logOutput(stream: Writable): DestinationStream {
  let lost = 0;
  stream.on('error', () => undefined);
  return {
    write: (line) => {
      if (!stream.writable || stream.writableLength > WAITING_BYTES) {
        lost += 1;
        return;
      }
      if (lost > 0) stream.write(`${JSON.stringify({ level: 40, time: Date.now(), lost, msg: 'lines were lost' })}\n`);
      lost = 0;
      stream.write(line);
    },
  };
}
