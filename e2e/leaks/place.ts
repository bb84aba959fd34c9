/** How much of a frame is shown before and after a leak. */
const AROUND = 40;

/**
 * Where a leak was found, for the author who has to judge whether it is one.
 * @param frame as it was sent: a packet of Socket.IO, whose data begin with the kind of message
 * @param leak what a game says of it; often its very words in the frame
 * @returns the kind of message and what stands around the leak; the beginning of the frame where its words do not stand in it
 */
export function placeOf(frame: string, leak: string): string {
  const kind = /\["([^"]+)"/.exec(frame)?.[1] ?? 'no message';
  const at = frame.indexOf(leak);
  const [from, to] = at < 0 ? [0, 2 * AROUND] : [Math.max(0, at - AROUND), at + leak.length + AROUND];
  return `in "${kind}": ${frame.slice(from, to)}`;
}
