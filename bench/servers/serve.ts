import { answer } from '../lib/answer';

/** Where a server keeps its matches. */
export type Place =
  | { readonly kind: 'memory' }
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 'postgres'; readonly url: string };

/** What a server is started with. */
export interface ServeRequest {
  readonly game: string;
  readonly place: Place;
}

/** What any server under test can be asked. */
export interface ServerApi {
  /** Starts to listen. Returns the port. */
  start(request: ServeRequest): Promise<number>;
  /** Seconds of processor time so far. */
  cpu(): number;
}

/** Seconds of processor time of this process so far. */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Makes this process a server under test. */
export function serve(start: ServerApi['start']): void {
  answer<ServerApi>({ start, cpu: cpuSeconds });
}
