import type { IncomingMessage } from 'node:http';

import { ClientAddresses, isNetwork, neighbourhoodOf, networksOf, plainAddress } from './address';

function request(remoteAddress: string | undefined, forwarded?: string): IncomingMessage {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return { socket: { remoteAddress }, headers } as unknown as IncomingMessage;
}

describe('the address of a client', () => {
  const nobody = new ClientAddresses([]);
  const proxies = new ClientAddresses(['127.0.0.1', '10.0.0.0/8', 'fd00::/8']);

  it.each([
    ['is the address of the connection', '192.0.2.1', undefined, '192.0.2.1'],
    ['is IPv4 also when it comes as IPv6', '::ffff:192.0.2.1', undefined, '192.0.2.1'],
    ['is the network of an IPv6 address', '2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2::/64'],
    ['is the same network for its neighbour', '2001:db8:1:2::99', undefined, '2001:db8:1:2::/64'],
    ['leaves a zone out', 'fe80::1%eth0', undefined, 'fe80:0:0:0::/64'],
    ['may be unknown', undefined, undefined, 'unknown'],
    ['is not what a stranger says', '192.0.2.1', '198.51.100.7', '192.0.2.1'],
  ])('%s', (_, remote, forwarded, expected) => {
    expect(nobody.of(request(remote, forwarded))).toBe(expected);
    expect(proxies.of(request(remote, forwarded))).toBe(expected);
  });

  it.each([
    ['is what a trusted proxy says', '127.0.0.1', '192.0.2.1', '192.0.2.1'],
    ['is what a trusted proxy says over IPv6', '::ffff:10.1.2.3', '192.0.2.1', '192.0.2.1'],
    ['is an IPv6 network there, too', 'fd00::5', '2001:db8:1:2:3::', '2001:db8:1:2::/64'],
    ['is not what the client wrote before the proxy', '127.0.0.1', '198.51.100.7, 192.0.2.1', '192.0.2.1'],
    ['is found behind several trusted proxies', '127.0.0.1', '198.51.100.7, 192.0.2.1, 10.0.0.9', '192.0.2.1'],
    ['is the first proxy when nobody else is named', '127.0.0.1', '10.0.0.8, 10.0.0.9', '10.0.0.8'],
    ['is the proxy when it says nothing', '127.0.0.1', undefined, '127.0.0.1'],
    ['stops at what is no address', '127.0.0.1', '192.0.2.1, unknown, 10.0.0.9', '10.0.0.9'],
    ['is looked for behind sixteen proxies at most', '127.0.0.1', `192.0.2.1${', 10.0.0.9'.repeat(16)}`, '10.0.0.9'],
    ['leaves ports out', '127.0.0.1', '192.0.2.1:4711', '192.0.2.1'],
    ['leaves brackets out', '127.0.0.1', '[2001:db8::1]:4711', '2001:db8:0:0::/64'],
  ])('%s', (_, remote, forwarded, expected) => {
    expect(proxies.of(request(remote, forwarded))).toBe(expected);
  });

  it('stays the same when the connection is gone', () => {
    const one = request('192.0.2.1');
    expect(nobody.of(one)).toBe('192.0.2.1');
    Object.assign(one.socket, { remoteAddress: undefined });
    expect(nobody.of(one)).toBe('192.0.2.1');
  });
});

describe('reading addresses', () => {
  it.each(['10.0.0.1', '::1', '10.0.0.0/8', '0.0.0.0/0', 'fd00::/8'])('takes %s for a network', (text) => {
    expect(isNetwork(text)).toBe(true);
  });

  it.each(['', 'x', '10.0.0.0/', '10.0.0.0/33', '::/129', '10.0.0.0/8/8', 'fe80::1%eth0', '10.0.0.0/-1', '10.0.0'])(
    'does not take %j for a network',
    (text) => {
      expect(isNetwork(text)).toBe(false);
    },
  );

  it.each(['', 'unknown', '_hidden', '1.2.3', '1.2.3.4.5', '[::1', '::ffff:1.2.3.4:80', '1.2.3.4:80:90', 'a:b'])(
    'finds no address in %j',
    (text) => {
      expect(plainAddress(text)).toBeNull();
    },
  );
});

describe('the networks of an address', () => {
  it('are the /64, the /56 and the /48 of IPv6, and IPv4 alone', () => {
    expect(networksOf('2001:db8:1:2345::/64')).toEqual([
      '2001:db8:1:2345::/64',
      '2001:db8:1:2300::/56',
      '2001:db8:1::/48',
    ]);
    expect(networksOf('2001:db8:1:45::/64')[1]).toBe('2001:db8:1:0::/56');
    expect(networksOf('192.0.2.1')).toEqual(['192.0.2.1']);
    expect(networksOf('unknown')).toEqual(['unknown']);
  });

  it('are neighbours in a /32 or a /16', () => {
    expect(neighbourhoodOf('2001:db8:1:2::/64')).toBe(neighbourhoodOf('2001:db8:ffff:2::/64'));
    expect(neighbourhoodOf('2001:db8:1:2::/64')).not.toBe(neighbourhoodOf('2001:db9:1:2::/64'));
    expect(neighbourhoodOf('192.0.2.1')).toBe(neighbourhoodOf('192.0.99.9'));
    expect(neighbourhoodOf('192.0.2.1')).not.toBe(neighbourhoodOf('192.1.2.1'));
  });
});
