import { PROTOCOL, refusalOfProtocol } from './version';

describe('the version of the protocol', () => {
  it('is spoken by the server as it is by the page', () => {
    expect(refusalOfProtocol(PROTOCOL)).toBeNull();
  });

  it('is refused by name when it is older or newer than those that are spoken, or no version', () => {
    const spoken = { oldest: 2, newest: 3 };
    expect([1, 2, 3, 4].map((named) => refusalOfProtocol(named, spoken))).toEqual([
      'protocol-older',
      null,
      null,
      'protocol-newer',
    ]);
    expect(refusalOfProtocol(undefined, spoken)).toBe('protocol-older');
    for (const named of ['1', 1.5, 0, -1, NaN, null, {}])
      expect(refusalOfProtocol(named, spoken)).toBe('protocol-malformed');
  });
});
