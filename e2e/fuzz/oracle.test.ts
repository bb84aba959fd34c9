import { ERROR_CODES } from '../../shared/protocol/rooms';
import { faultOf, wordFor } from './oracle';

const answered = (...args: unknown[]) => ({ kind: 'answered', args }) as const;

describe('answers', () => {
  it.each(ERROR_CODES.filter((code) => code !== 'internal'))('may be the refusal %s', (error) => {
    expect(faultOf(answered({ ok: false, error }))).toBeNull();
  });

  it.each([[{ ok: true }], [{ ok: true, code: 'ABCDE', seat: 0, room: {} }]])('may be %j', (reply) => {
    expect(faultOf(answered(reply))).toBeNull();
  });

  it.each([
    ['an internal error', answered({ ok: false, error: 'internal' })],
    ['an unknown error "nope"', answered({ ok: false, error: 'nope' })],
    ['answered with ok,error,stack', answered({ ok: false, error: 'bad-request', stack: 'x' })],
    ['answered with ok,state', answered({ ok: true, state: {} })],
    ['answered neither yes nor no', answered({ ok: 1, error: 'bad-request' })],
    ['answered with no reply', answered()],
    ['answered with no reply', answered(null)],
    ['answered with more than one value', answered({ ok: true }, 1)],
    ['not answered', { kind: 'late' }],
    ['hung up on', { kind: 'closed' }],
  ] as const)('may not be: %s', (fault, outcome) => {
    expect(faultOf(outcome)).toBe(fault);
  });

  it('are counted by what they say', () => {
    const words = [answered({ ok: true }), answered({ ok: false, error: 'too-fast' }), answered(5)].map(wordFor);
    expect([...words, wordFor({ kind: 'late' })]).toEqual(['ok', 'too-fast', 'malformed', 'late']);
  });
});
