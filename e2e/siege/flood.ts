import { Line, type LineSpec } from './line';
import { atRate } from './pace';
import type { Target } from './target';

/** Packets sent over and over. */
export interface FloodSpec extends Omit<LineSpec, 'from'> {
  /** The addresses it comes from. */
  readonly from: readonly string[];
  /** Connections of each address. */
  readonly connections: number;
  /** Packets a second of each connection. */
  readonly perSecond: number;
  /** The packets to send in turn: texts of events. */
  readonly packets: readonly string[];
}

/** Sends packets over many connections until the siege is over; nobody waits for answers. */
export async function flood(
  target: Target,
  { from, connections, perSecond, packets, ...spec }: FloodSpec,
): Promise<void> {
  const lines = from.flatMap((address) =>
    Array.from({ length: connections }, () => new Line(target, { ...spec, from: address })),
  );
  await Promise.all(
    lines.map(async (line, i) => {
      await atRate(target, perSecond, async (n) => {
        const wire = await line.wire();
        wire?.tell(spec.namespace, packets[(n + i) % packets.length] ?? '');
        if (wire !== null) target.count('packets');
      });
      line.close();
    }),
  );
}

/** Sizes of packets: larger than any of a browser, up to beyond the server's limit. */
export const SIZES = [62_000, 15_900, 8000, 3900] as const;
