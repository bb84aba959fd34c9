import { askId, seat } from '../../shared/engine/ask';
import type { MemberId, ProposalId, WatcherId } from '../../shared/protocol/rooms';
import { hashToken } from '../lib/secrets';
import type { Member, Room } from './room';
import { bodyOf, roomIn } from './stored-room';

const id = (n: number): MemberId => n as MemberId;

const room: Room = {
  code: 'ABCDE',
  game: 'toy',
  options: { length: 'long' },
  seats: [
    {
      kind: 'member',
      id: id(3),
      name: 'Anna',
      devices: [
        { tokenHash: hashToken('secret'), since: 8 },
        {
          tokenHash: hashToken('phone'),
          since: 9,
          push: { endpoint: 'https://push.example/1', p256dh: 'p', auth: 'a' },
        },
      ],
      pairing: { hash: hashToken('ABCDE:BCDFGHJK'), until: 10 },
      colour: 'blue',
      picks: ['amber'],
      ready: 'ready',
      awaySince: null,
      voice: 'muted',
    },
    { kind: 'vacant', id: id(2), name: 'Ben', former: [hashToken('ben')] },
    { kind: 'bot', id: id(1), name: 'Ada', level: 'steady' },
  ],
  host: id(3),
  hostAwaySince: 5,
  entrance: 'locked',
  watch: {
    who: 'approval',
    delay: 'few',
    watchers: [{ id: 3 as WatcherId, name: 'Zoe', tokenHash: hashToken('zoe'), state: 'asking' }],
    shownOut: [hashToken('out')],
  },
  kicked: [hashToken('gone')],
  matchId: 'm2',
  played: [
    { match: 'm1', names: ['Anna', 'Ben'], people: [id(3), id(2)], over: { outcome: 'victory', reason: 'dawn' } },
  ],
  proposals: {
    latest: {
      id: 6 as ProposalId,
      match: 'm2',
      by: id(3),
      what: { kind: 'rewind', to: 'turn', version: 12, undone: { m: 'log.moved' } },
      at: 1_000,
      agreed: [id(3)],
      order: 8,
    },
    claims: [
      {
        id: 7 as ProposalId,
        match: 'm2',
        what: { kind: 'token', member: id(3), token: hashToken('new'), word: 'panda radar' },
        at: 2_000,
        agreed: [],
        order: null,
      },
    ],
    count: 8,
    replaced: [hashToken('lost')],
  },
  goingOn: [{ match: 'm2', seat: seat(1), since: 1_000, agreed: [id(3)], wentAt: null }],
  time: { pace: 'correspondence', seconds: { turn: 5 }, days: { turn: 2 }, atEnd: 'bot', keepAfter: 5 },
  timedAt: 12,
  liveSince: 12,
  againSince: 13,
  more: [{ ask: askId('3.0.1'), times: 2 }],
  webhook: { url: 'https://hook.example/1', secret: 'whsec_x', language: 'fr' },
  nextId: 4,
  createdAt: 7,
};

describe('the body of a stored room', () => {
  it('is read as the same room', () => {
    expect(roomIn(bodyOf(room))).toEqual(room);
    expect(bodyOf(roomIn(bodyOf(room)))).toBe(bodyOf(room));
  });

  it('is read also when nobody could be asked about another match when it was stored', () => {
    expect(roomIn(bodyOf(room).replace('"againSince":13,', ''))).toEqual({ ...room, againSince: null });
  });

  it('is read also when spectators could not see matches late when it was stored', () => {
    const before = { ...room, watch: { ...room.watch, delay: 'none' as const } };
    expect(roomIn(bodyOf(room).replace('"delay":"few",', ''))).toEqual(before);
  });

  it('is read with since when a member has been away', () => {
    const [anna, ...others] = room.seats;
    const away: Room = { ...room, seats: [{ ...anna, awaySince: 11 } as Member, ...others] };
    expect(roomIn(bodyOf(away))).toEqual(away);
  });

  it.each(['"v":9', '"v":11', '"x":10'])('is not read when another version of the program wrote it: %s', (mark) => {
    expect(() => roomIn(bodyOf(room).replace('"v":10', mark))).toThrow(/^a room in version (9|11|undefined), not 10$/);
  });
});
