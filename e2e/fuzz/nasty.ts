import type { Tree } from './tree';

const nested = (open: string, close: string, depth: number): string => open.repeat(depth) + close.repeat(depth);

/** Names that mean something to JavaScript, to JSON or to the libraries a packet goes through. */
export const NASTY_NAMES: readonly string[] = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty', '__defineGetter__', 'toJSON'],
  ...['then', 'length', 'name', 'ok', 'error', '_placeholder', 'num', 'type', 'payload', '', ' ', '\u0000', '0', '-1'],
  ...['\ud800', '__proto__\u0000', 'x'.repeat(300)],
];

/** Strings that go wrong somewhere: directions, normalisation, surrogates, control characters, sizes, injections. */
export const NASTY_STRINGS: readonly string[] = [
  ...NASTY_NAMES,
  ...[
    '\u0000\u0000',
    'a\u0000b',
    '\u001e',
    '\r\n',
    '\u2028',
    '\u2029',
    '\ufeff',
    '\u200b',
    '\u00ad',
    '\ufffd',
    '\uffff',
  ],
  ...['\udc00\ud800', 'a\ud83d', '\ude00b', '\u{1f469}\u200d\u{1f680}', '\u{e0041}', '\u{10ffff}'],
  ...[
    '\u202eannA',
    '\u2066x\u2069',
    '\u061c',
    'e\u0301',
    '\u0344',
    '\ufdfa',
    '\ufdfa'.repeat(200),
    '\u0130',
    '\u1e9e',
    '\ufb03',
  ],
  ...['Z' + '\u0351\u036b\u0343'.repeat(80), '\u0f71\u0f72'.repeat(100), 'ᄀ'.repeat(100)],
  ...['null', 'undefined', 'NaN', 'Infinity', '-0', '1e999', '0x10', '1n', '9007199254740993', 'true', '[]', '{}'],
  ...["' OR 1=1 --", '"; DROP TABLE rooms; --', '%00', '%s%n', '${7*7}', '{{7*7}}', '<script>alert(1)</script>'],
  ...['../../etc/passwd', '..\\..\\', '/', '//', '.', '..', 'file:///etc/passwd', 'http://127.0.0.1/', '*', '?', '#'],
  ...[64, 65, 128, 129, 256, 257, 500, 501, 1000, 1001, 5000].map((n) => 'x'.repeat(n)),
  ...['\u{1f600}'.repeat(24), '\u{1f600}'.repeat(25), ' '.repeat(200), '\ud800'.repeat(500)],
];

/** Numbers that are no use as a count, a seat or a state id, among them some that only JSON text can say. */
export const NASTY_NUMBERS: readonly Tree[] = [
  ...[0, -1, 1, 0.5, -0.5, 99, 255, 256, 65_536, 2_147_483_647, 2_147_483_648, -2_147_483_649, 4_294_967_295],
  ...[4_294_967_296, 9_007_199_254_740_991, 1e21, 1e308],
  ...['-0', '1e999', '-1e999', '1e-999', '9007199254740993', '0.1e1', '123456789012345678901234567890'].map(
    (verbatim) => ({
      verbatim,
    }),
  ),
];

/** Arrays and objects where none belong, or that are built to confuse. */
export const NASTY_SHAPES: readonly Tree[] = [
  ...[null, true, false, [], [[]], [null], { fields: [] }],
  ...[
    ...['{"__proto__":{"polluted":1}}', '{"constructor":{"prototype":{"polluted":1}}}', '{"__proto__":null}'],
    ...['{"a":1,"a":2}', '{"length":4294967295}', '{"then":{}}', '{"toJSON":1}', '{"toString":1,"valueOf":1}'],
    ...[
      '{"length":{"toString":1,"valueOf":1}}',
      '{"length":[[[[2]]]]}',
      '{"0":1,"length":1}',
      '{"size":{"valueOf":1}}',
    ],
    ...['{"_placeholder":true,"num":0}', '{"_placeholder":true,"num":-1}', '{"type":"Buffer","data":[1,2,3]}'],
    ...[10, 200, 2000, 15_000, 29_000].map((depth) => nested('[', ']', depth)),
    ...[10, 200, 2000].map((depth) => nested('{"a":[', ']}', depth)),
    `[${'0,'.repeat(20_000)}0]`,
    `{${Array.from({ length: 3000 }, (_, i) => `"k${i}":0`).join()}}`,
  ].map((verbatim) => ({ verbatim })),
];

/** Texts that are no JSON, although JavaScript or other languages read them. */
export const NO_JSON: readonly Tree[] = [
  ...[
    'NaN',
    'Infinity',
    '-Infinity',
    'undefined',
    '1n',
    '01',
    '+1',
    '.5',
    '0x1',
    "'x'",
    '"\u0000"',
    '"\\ud8"',
    '{a:1}',
  ],
  ...['[,]', '{,}', '"', '[', '{"', '\\', '', '/**/', 'new Date()'],
].map((verbatim) => ({ verbatim }));
