import type { Bounded } from '../../shared/protocol/bounded';
import { COMMAND_NAMES, type CommandName, COMMANDS } from '../../shared/protocol/commands';
import { CHAT_LENGTH } from '../../shared/protocol/rooms';
import { Looks } from '../../shared/testing/looks';
import { fc, runs } from '../../shared/testing/properties';
import { MAX_FRAME } from '../app';
import { chatArgs, syncArgs, updateArgs } from '../stock/schemas';

/** Every schema that reads what comes in at the sockets. */
const schemas: readonly (readonly [name: keyof typeof HONEST, schema: Bounded<unknown>])[] = [
  ...COMMAND_NAMES.map((name) => [name, COMMANDS[name].body] as const),
  ['update', updateArgs],
  ['sync', syncArgs],
  ['chat', chatArgs],
];

/** The largest honest packets of each kind. */
const HONEST: Readonly<Record<CommandName | 'update' | 'sync' | 'chat', unknown>> = {
  ...(Object.fromEntries(COMMAND_NAMES.map((name) => [name, COMMANDS[name].example])) as Record<CommandName, unknown>),
  comment: { text: '\u{1f3b2}'.repeat(CHAT_LENGTH) },
  say: { text: '\u{1f3b2}'.repeat(CHAT_LENGTH) },
  update: [
    { type: 'MAKE_MOVE', payload: { type: 'choose', args: ['0.1', 'x'], playerID: '0', credentials: 'x'.repeat(43) } },
    0,
    'm'.repeat(22),
    '0',
  ],
  sync: ['m'.repeat(22), '0', 'x'.repeat(43), 2],
  chat: ['m'.repeat(22), { id: '1234567', sender: '0', payload: '\u{1f3b2}'.repeat(500) }, 'x'.repeat(43)],
};

/** Anything large: many items, many keys, deep, long, and all of it again inside. */
const large = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.integer(),
    fc.string({ maxLength: 300 }),
    fc.integer({ min: 0, max: 4000 }).map((n) => new Array<number>(n).fill(1)),
    fc
      .integer({ min: 0, max: 900 })
      .map((n) => Object.fromEntries(Array.from({ length: n }, (_, i) => [`k${i}`, 'v']))),
    fc.integer({ min: 0, max: 3000 }).map((n) => JSON.parse('['.repeat(n) + ']'.repeat(n) || '0') as unknown),
    fc.array(tie('value'), { maxLength: 40 }),
    fc.dictionary(fc.string({ maxLength: 8 }), tie('value'), { maxKeys: 40 }),
  ),
})).value;

/** An honest value with something in it, or all of it, made large. */
function spoilt(honest: unknown): fc.Arbitrary<unknown> {
  if (typeof honest !== 'object' || honest === null) return large;
  const keys = Object.keys(honest);
  if (keys.length === 0) return large;
  return fc.oneof(
    large,
    fc.constantFrom(...keys).chain((key) => {
      const inner = (honest as Record<string, unknown>)[key];
      return spoilt(inner).map((value) =>
        Array.isArray(honest)
          ? honest.map((one: unknown, i) => (String(i) === key ? value : one))
          : { ...honest, [key]: value },
      );
    }),
  );
}

/** More values than the largest honest packet has, and all names of fields. */
const MOST_LOOKS = 250;

describe.each(schemas)('a packet for %s', (name, schema) => {
  it('that is honest is read, and fits into half a frame', () => {
    const looks = new Looks();
    expect(schema.safeParse(looks.at(HONEST[name])).success).toBe(true);
    expect(Buffer.byteLength(JSON.stringify(HONEST[name]))).toBeLessThan(MAX_FRAME / 2);
    expect(looks.count).toBeLessThan(MOST_LOOKS);
  });

  it('is never looked into further than an honest one, whatever fits into a frame', () => {
    fc.assert(
      fc.property(
        spoilt(HONEST[name]).filter((value) => JSON.stringify(value).length <= MAX_FRAME),
        (value) => {
          const looks = new Looks();
          schema.safeParse(looks.at(value));
          expect(looks.count).toBeLessThan(MOST_LOOKS);
        },
      ),
      runs(60),
    );
  });
});
