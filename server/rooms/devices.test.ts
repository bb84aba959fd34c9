import { meta } from '../../shared/testing/toy/meta';
import { hashToken, type TokenHash } from '../lib/secrets';
import {
  continueOn,
  hashPairing,
  makePairing,
  MOST_DEVICES,
  pair,
  PAIRING_MS,
  readPairing,
  signOutOthers,
} from './devices';
import { hostStep, kick } from './hosting';
import { join, newRoom } from './lobby';
import { type Changed, type Device, type Member, membersOf, type Room, seatOf } from './room';

const hash = (text: string): TokenHash => text as TokenHash;
const device = (text: string, since = 0): Device => ({ tokenHash: hash(text), since });

function ok(changed: Changed): Room {
  if (!changed.ok) throw new Error(changed.error);
  return changed.room;
}
function error(changed: Changed): string {
  return changed.ok ? 'ok' : changed.error;
}
/** Anna and Ben, and an open code `code` of Ben. */
function open(now = 100): Room {
  const room = ['Anna', 'Ben'].reduce((so, name) => ok(join(so, meta, name, device(name))), newRoom('ABCDE', meta, 0));
  return ok(pair(room, hash('Ben'), hash('code'), now));
}
const tokens = (room: Room, at: number): readonly string[] =>
  (membersOf(room)[at] as Member).devices.map(({ tokenHash }) => tokenHash);

describe('a code for another device', () => {
  it('gives one more device the seat, once', () => {
    const room = ok(continueOn(open(), hash('code'), device('phone', 101)));
    expect(tokens(room, 1)).toEqual(['Ben', 'phone']);
    expect([seatOf(room, hash('Ben')), seatOf(room, hash('phone'))]).toEqual([1, 1]);
    expect(error(continueOn(room, hash('code'), device('another', 102)))).toBe('pairing-unknown');
  });

  it('is of no use when it is wrong, too old, or replaced', () => {
    const room = open();
    expect(error(continueOn(room, hash('other'), device('phone', 101)))).toBe('pairing-unknown');
    expect(error(continueOn(room, hash('code'), device('phone', 100 + PAIRING_MS)))).toBe('pairing-unknown');
    expect(error(continueOn(room, hash('code'), device('phone', 99 + PAIRING_MS)))).toBe('ok');
    const anew = ok(pair(room, hash('Ben'), hash('newer'), 101));
    expect(error(continueOn(anew, hash('code'), device('phone', 102)))).toBe('pairing-unknown');
    expect(error(continueOn(anew, hash('newer'), device('phone', 102)))).toBe('ok');
  });

  it('changes nothing for a device that has a seat, so that it may ask again when the answer is lost', () => {
    const room = ok(continueOn(open(), hash('code'), device('phone', 101)));
    expect(ok(continueOn(room, hash('code'), device('phone', 102)))).toBe(room);
    const before = open();
    expect(ok(continueOn(before, hash('code'), device('Anna', 101)))).toBe(before);
  });

  it('is not made for strangers, and not for a seat with as many devices as may be', () => {
    expect(error(pair(open(), hash('X'), hash('code'), 0))).toBe('not-seated');
    let room = open();
    for (let i = 1; i < MOST_DEVICES; i++) {
      room = ok(continueOn(ok(pair(room, hash('Ben'), hash('code'), 100)), hash('code'), device(`phone ${i}`, 101)));
    }
    expect(error(pair(room, hash('Ben'), hash('code'), 102))).toBe('too-many-devices');
    expect(error(pair(room, hash('Anna'), hash('code'), 102))).toBe('ok');
  });

  it('is read however it is typed, and has another hash in another room', () => {
    const code = makePairing();
    expect(readPairing(` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)}`)).toBe(code);
    expect([readPairing(code.slice(1)), readPairing('')]).toEqual([null, null]);
    expect(hashPairing('ABCDE', code)).not.toBe(hashPairing('ABCDF', code));
    expect(hashPairing('ABCDE', code)).not.toContain(code);
    expect(hashPairing('ABCDE', code)).not.toBe(hashToken(code));
  });
});

describe('a seat with several devices', () => {
  const both = (): Room => ok(continueOn(open(), hash('code'), device('phone', 101)));

  it('can sign out all but the one that says so, with the open code', () => {
    const room = ok(pair(both(), hash('Ben'), hash('newer'), 102));
    const alone = ok(signOutOthers(room, hash('phone')));
    expect(tokens(alone, 1)).toEqual(['phone']);
    expect(seatOf(alone, hash('Ben'))).toBeNull();
    expect(error(continueOn(alone, hash('newer'), device('late', 103)))).toBe('pairing-unknown');
    expect(ok(signOutOthers(alone, hash('phone')))).toBe(alone);
    expect(error(signOutOthers(alone, hash('Ben')))).toBe('not-seated');
  });

  it('is taken away from all of them', () => {
    const room = ok(kick(both(), hash('Anna'), (membersOf(both())[1] as Member).id));
    for (const token of ['Ben', 'phone']) {
      expect(seatOf(room, hash(token))).toBeNull();
      expect(error(join(room, meta, 'Ben', device(token)))).toBe('kicked');
      expect(error(continueOn(room, hash('code'), device(token, 101)))).toBe('kicked');
    }
  });

  it('is there as long as one of them is', () => {
    const room: Room = { ...both(), host: (membersOf(both())[1] as Member).id };
    const there =
      (...present: readonly string[]) =>
      (token: TokenHash) =>
        present.includes(token);
    const patience = { noteMs: 3, moveMs: 60 };
    expect(hostStep(room, there('Anna', 'phone'), null, 0, patience)).toEqual({ kind: 'nothing' });
    expect(hostStep(room, there('Anna'), null, 0, patience)).toEqual({ kind: 'look', inMs: 3 });
  });
});
