import os from 'node:os';

import { readDestination } from './destinations';

const sentTo = (host: string): boolean => readDestination(`https://${host}/`, 'public') !== null;

describe('where notifications may be sent', () => {
  it.each([
    '0.0.0.0',
    '10.0.0.1',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '192.0.0.1',
    '192.168.0.1',
    '198.18.0.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '[::]',
    '[::1]',
    '[::127.0.0.1]',
    '[::10.0.0.1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:0:127.0.0.1]',
    '[64:ff9b::127.0.0.1]',
    '[64:ff9b:1::127.0.0.1]',
    '[2002:7f00:1::]',
    '[2001::7f00:1]',
    '[100::1]',
    '[fc00::1]',
    '[fe80::1]',
    '[fec0::1]',
    '[ff02::1]',
    '2130706433',
    '0x7f.1',
    '017700000001',
  ])('is not %s', (host) => {
    expect(sentTo(host)).toBe(false);
  });

  it.each(['8.8.8.8', '[2606:4700::1111]', '[::ffff:8.8.8.8]', 'hooks.example.org'])('is %s', (host) => {
    expect(sentTo(host)).toBe(true);
  });

  it('is no address of this machine, nor the host by which the server was found', () => {
    const own = Object.values(os.networkInterfaces()).flatMap((addresses) => addresses ?? []);
    for (const { address, family } of own) expect(sentTo(family === 'IPv6' ? `[${address}]` : address)).toBe(false);
    const interfaces = { eth0: [{ address: '8.8.8.8' }] } as unknown as ReturnType<typeof os.networkInterfaces>;
    const spy = jest.spyOn(os, 'networkInterfaces');
    spy.mockReturnValue(interfaces);
    expect(sentTo('8.8.8.8')).toBe(false);
    expect(sentTo('8.8.4.4')).toBe(true);
    spy.mockRestore();
    const play = (own: string) => readDestination('https://play.example.org/hook', 'public', own);
    expect(play('play.example.org')).toBeNull();
    expect(readDestination('https://play.example.org./', 'public', 'play.example.org')).toBeNull();
    expect(play('PLAY.example.org:8443')).toBeNull();
    expect(play('other.example.org')).not.toBeNull();
  });
});
