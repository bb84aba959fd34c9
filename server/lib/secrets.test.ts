import { hashToken, isToken, makeToken, type TokenHash } from './secrets';

describe('tokens', () => {
  it('are 32 random bytes, never the same', () => {
    const tokens = Array.from({ length: 20 }, makeToken);
    expect(new Set(tokens).size).toBe(20);
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  });

  it('are kept as a hash that does not show them', () => {
    const token = makeToken();
    expect(hashToken(token)).not.toContain(token);
    expect(isToken(token, hashToken(token))).toBe(true);
  });

  it.each(['', 'x', makeToken()])('do not fit another hash: %s', (token) => {
    expect(isToken(token, hashToken(makeToken()))).toBe(false);
    expect(isToken(token, undefined)).toBe(false);
    expect(isToken(token, 'short' as TokenHash)).toBe(false);
  });
});
