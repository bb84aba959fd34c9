import { askId, seat } from '../../shared/engine/ask';
import type { MemberId, ProposalId, WatcherId } from '../../shared/protocol/rooms';
import { hashToken } from '../lib/secrets';
import { NO_PROPOSALS } from './proposal';
import type { Member, Room } from './room';
import { bodyOf, roomIn } from './stored-room';
import { NO_CLOCKS } from './time';

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
    { kind: 'vacant', id: id(2), name: 'Ben' },
    { kind: 'bot', id: id(1), name: 'Ada', level: 'steady' },
  ],
  host: id(3),
  hostAwaySince: 5,
  entrance: 'locked',
  watch: {
    who: 'approval',
    watchers: [{ id: 3 as WatcherId, name: 'Zoe', tokenHash: hashToken('zoe'), state: 'asking' }],
    shownOut: [hashToken('out')],
  },
  kicked: [hashToken('gone')],
  matchId: 'm2',
  played: [{ match: 'm1', names: ['Anna', 'Ben'], over: { outcome: 'victory', reason: 'dawn' } }],
  proposals: {
    latest: {
      id: 6 as ProposalId,
      match: 'm2',
      by: id(3),
      what: { kind: 'rewind', to: 'turn', version: 12, undone: { m: 'log.moved' } },
      at: 1_000,
      agreed: [id(3)],
      state: 'agreed',
    },
    count: 6,
    replaced: [hashToken('lost')],
  },
  goingOn: [{ match: 'm2', seat: seat(1), since: 1_000, agreed: [id(3)], wentAt: null }],
  time: { pace: 'correspondence', seconds: { turn: 5 }, days: { turn: 2 }, atEnd: 'bot', keepAfter: 5 },
  liveSince: 12,
  more: [{ ask: askId('3.0.1'), times: 2 }],
  webhook: { url: 'https://hook.example/1', secret: 'whsec_x', language: 'fr' },
  nextId: 4,
  createdAt: 7,
};

/** What a room has that was stored when whoever had its code could watch. */
const openToAll = { watch: { who: 'code', watchers: [], shownOut: [] } } as const;
/** What a room has that was stored before there were clocks. */
const untimed = { ...openToAll, time: NO_CLOCKS, more: [] };

/** What a seat had that was stored when a seat had one device. */
const oneDevice = (token: string) =>
  ({ kind: 'member', devices: [{ tokenHash: hashToken(token), since: 7 }], pairing: null, voice: 'heard' }) as const;

const stored = () => JSON.parse(bodyOf(room)) as { readonly members: readonly object[] };
/** The seats of the room as they were stored when people had no colours. */
const pale = () =>
  stored()
    .members.slice(0, 2)
    .map((seat) => ({ ...seat, colour: undefined }));

describe('the body of a stored room', () => {
  it('is read as the same room', () => {
    expect(roomIn(bodyOf(room))).toEqual(room);
    expect(bodyOf(roomIn(bodyOf(room)))).toBe(bodyOf(room));
  });

  it('is read with since when a member has been away; of the time before that was noted, with nobody away', () => {
    const [anna, ...others] = room.seats;
    const away: Room = { ...room, seats: [{ ...anna, awaySince: 11 } as Member, ...others] };
    expect(roomIn(bodyOf(away))).toEqual(away);
    expect(roomIn(bodyOf(away).replace(',"awaySince":11', ''))).toEqual(room);
  });

  it('of the time before a change of pace was noted is read with none', () => {
    expect(roomIn(bodyOf(room).replace('"liveSince":12,', ''))).toEqual({ ...room, liveSince: null });
  });

  it('of the time when a seat could be asked for as soon as somebody was away and whoever had the code could watch is read as such, with nobody muted', () => {
    const { keepAfter, ...time } = room.time;
    const former = JSON.stringify({ ...stored(), v: 7, time, watch: undefined }).replace(',"voice":"muted"', '');
    const [anna, ...others] = room.seats;
    const heard: Room = { ...room, seats: [{ ...anna, voice: 'heard' } as Member, ...others] };
    expect(keepAfter).toBe(5);
    expect(roomIn(former)).toEqual({ ...heard, ...openToAll, time: { ...time, keepAfter: 0 } });
  });

  it('of the time before there were clocks is read with none', () => {
    const former = JSON.stringify({ ...stored(), v: 6, time: undefined, more: undefined });
    expect(roomIn(former)).toEqual({ ...room, ...untimed });
  });

  it('of the time before there were bots is read as the same room', () => {
    const people = { ...room, ...untimed, seats: room.seats.slice(0, 2) };
    expect(roomIn(bodyOf(people).replace('"v":8', '"v":5'))).toEqual(people);
  });

  it('of the time when the first member was the host is read with that host, open, and with nothing played', () => {
    const former =
      `{"code":"ABCDE","game":"toy","options":{"length":"long"},"members":[{"name":"Anna","token":"${hashToken('a')}",` +
      `"picks":["amber"]},{"name":"Ben","token":"${hashToken('b')}","picks":[]}],"matchId":"m1","createdAt":7}`;
    expect(roomIn(former)).toEqual({
      code: 'ABCDE',
      game: 'toy',
      options: { length: 'long' },
      seats: [
        {
          ...oneDevice('a'),
          colour: 'amber',
          id: 1,
          name: 'Anna',
          picks: ['amber'],
          ready: 'not-yet',
          awaySince: null,
        },
        { ...oneDevice('b'), colour: 'red', id: 2, name: 'Ben', picks: [], ready: 'not-yet', awaySince: null },
      ],
      host: 1,
      hostAwaySince: null,
      entrance: 'open',
      kicked: [],
      matchId: 'm1',
      played: [],
      proposals: NO_PROPOSALS,
      goingOn: [],
      ...untimed,
      liveSince: null,
      webhook: null,
      nextId: 3,
      createdAt: 7,
    });
  });

  it('of the time when a seat had one device is read with that device, and with its vacant seats', () => {
    const { seats, ...rest } = room;
    const members = [
      { id: 3, name: 'Anna', token: hashToken('a'), picks: ['amber'], ready: 'ready' },
      { id: 2, name: 'Ben', token: null, picks: [], ready: 'not-yet' },
    ];
    expect(roomIn(JSON.stringify({ v: 2, ...rest, watch: undefined, members }))).toEqual({
      ...rest,
      ...untimed,
      proposals: NO_PROPOSALS,
      seats: [
        { ...oneDevice('a'), colour: 'amber', id: 3, name: 'Anna', picks: ['amber'], ready: 'ready', awaySince: null },
        seats[1],
      ],
    });
  });

  it('of the time when people had no colours is read with one for each, by seat', () => {
    const former = JSON.stringify({ ...stored(), v: 4, members: pale() });
    const seats = [{ ...room.seats[0], colour: 'amber' }, room.seats[1]];
    expect(roomIn(former)).toEqual({ ...room, ...untimed, seats });
  });

  it('of the time before tables could go on without somebody is read with nobody who wants it', () => {
    const former = JSON.stringify({ ...stored(), goingOn: undefined });
    expect(roomIn(former)).toEqual({ ...room, goingOn: [] });
  });

  it('of the time before proposals is read with none', () => {
    const former = JSON.stringify({ ...stored(), v: 3, members: pale(), proposals: undefined });
    expect(roomIn(former)).toEqual({
      ...room,
      ...untimed,
      seats: [{ ...room.seats[0], colour: 'amber' }, room.seats[1]],
      proposals: NO_PROPOSALS,
    });
  });
});
