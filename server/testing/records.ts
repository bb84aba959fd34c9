import type { MatchHead, MatchWrite, RoomRecord } from '../storage/storage';

/** A match, for tests of one storage. */
export const head: MatchHead = {
  id: 'm1',
  game: 'toy',
  origin: 'room',
  listing: 'hidden',
  version: 1,
  metadata: '{}',
  stage: 'playing',
  updatedAt: 1,
};

/** Its room. */
export const room: RoomRecord = { code: 'ABCDE', version: 1, body: '{}', match: 'm1', updatedAt: 1 };

/** The next version of a match: a change that says which it is. */
export function change(version: number, id = 'm1'): MatchWrite {
  return { ...head, id, version, state: { kind: 'change', change: `[${version}]` } };
}
