import { Wire } from '../lib/wire';
import { pause } from './pace';
import type { Target } from './target';

/** The address of a connection and its namespace. */
export interface LineSpec {
  /** The local address. */
  readonly from: string;
  /** The header that a proxy would add. */
  readonly forwardedFor?: string;
  readonly namespace: string;
  /** Runs on each new connection. */
  readonly greet?: (wire: Wire) => unknown;
}

/** How long to wait before connecting again. */
const AGAIN_MS = 250;

/** A connection that is made again whenever the server hangs up. */
export class Line {
  private current: Wire | null = null;

  constructor(
    private readonly target: Target,
    readonly spec: LineSpec,
  ) {}

  /** The open connection; null when the server does not let it in now. */
  async wire(): Promise<Wire | null> {
    if (this.current?.closed === false) return this.current;
    const { target, spec } = this;
    if (this.current !== null) {
      this.current = null;
      target.count('hung up on');
      await pause(target, AGAIN_MS);
    }
    const wire = await Wire.open(target.url, spec.from, spec.forwardedFor);
    if (wire === null || (await wire.join(spec.namespace)) === 'refused') {
      target.count('not let in');
      wire?.close();
      await pause(target, AGAIN_MS);
      return null;
    }
    this.current = wire;
    await spec.greet?.(wire);
    return wire;
  }

  close(): void {
    this.current?.close();
    this.current = null;
  }
}
