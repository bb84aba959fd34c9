import type { Dice } from '../lib/dice';
import { roomCommand, type SenderKnowledge, stockCommand, writeCommand } from './commands';
import { mutatedString } from './mutate';
import { NASTY_STRINGS } from './nasty';

/** Frames of engine.io and socket.io, whole or the beginning of one, that mean something or nearly so. */
const FRAMES: readonly string[] = [
  ...[
    '',
    '0',
    '0{}',
    '1',
    '2',
    '2probe',
    '3',
    '3probe',
    '5',
    '6',
    '7',
    '9',
    'b',
    'bAAAA',
    'b====',
    '4',
    '\u0000',
    '\u001e',
  ],
  ...[
    '40',
    '40/',
    '40,',
    '40/,{}',
    '40{"token":1}',
    '40/nope,',
    '40/__proto__,',
    '40/constructor,',
    '40//,',
    '40/rooms',
  ],
  ...['40/rooms?x=1,', '40/rooms,{}', '40/rooms,[]', '40/rooms,5', '40/rooms,{"sid":"x","pid":"y"}', '40/rooms,null'],
  ...['40/rooms,{"__proto__":{"polluted":1}}', '40/Rooms,', '40/rooms/,', '40/rooms\u0000,', '40/engine.io,'],
  ...['41', '41/rooms,', '41/nope,', '41/rooms,"x"', '42', '42/rooms', '42/rooms,', '42/rooms,{}', '42/rooms,[]'],
  ...['42/rooms,[null]', '42/rooms,[[]]', '42/rooms,[{}]', '42/rooms,[true]', '42/rooms,[5]', '42/rooms,[-0.5,{}]'],
  ...['42/rooms,["connect"]', '42/rooms,["disconnect"]', '42/rooms,["newListener"]', '42/rooms,["error"]'],
  ...['42["create",{}]', '42/nope,["create",{}]', '42/toy,["sync"]', '42/rooms,99999999999999999999["enter"]'],
  ...['42/rooms,-1["enter"]', '42/rooms,1.5["enter"]', '42/rooms,1e9["enter"]', '42/rooms,0["enter",{}]'],
  ...['43/rooms,0[]', '43/rooms,1["x"]', '43/rooms,99999999999999999999[]', '43/rooms,[]', '43/rooms,0{}'],
  ...['44/rooms,"x"', '44/rooms,{"message":"x"}', '44', '45/rooms,["x"]', '450-/rooms,["x"]', '45-/rooms,["x"]'],
  ...['45-1-/rooms,["x"]', '451.5-/rooms,["x"]', '451e9-/rooms,["x"]', '45999999-/rooms,["x"]', '451-', '451'],
  ...['451-/rooms,1["enter",{"_placeholder":true,"num":0}]', '451-/rooms,1["enter",{"_placeholder":true,"num":9}]'],
  ...['451-/rooms,1["enter",{"_placeholder":true,"num":-1}]', '451-/rooms,1["enter",{"_placeholder":true,"num":"0"}]'],
  ...['451-/rooms,1["enter",{"_placeholder":true}]', '451-/rooms,1[{"_placeholder":true,"num":0}]'],
  ...['452-/rooms,1["enter",{"_placeholder":true,"num":0},{"_placeholder":true,"num":1}]', '461-/rooms,1["x"]', '46'],
  ...[
    '47',
    '48',
    '49',
    '4:',
    '4-1',
    '4NaN',
    '4 2/rooms,["enter"]',
    `451-/rooms,["x",${'['.repeat(20_000)}${']'.repeat(20_000)}]`,
  ],
];

/** A frame for the connection itself: one of those, a packet with something wrong at any place, or bytes. */
export function someFrame(dice: Dice, known: SenderKnowledge): string | Buffer {
  const roll = dice.below(10);
  if (roll < 3) return dice.pick(FRAMES);
  if (roll < 5) return mutatedString(dice.pick(FRAMES), dice);
  if (roll === 5) return Buffer.from(Array.from({ length: dice.below(200) }, () => dice.below(256)));
  if (roll === 6) return `4${dice.below(10)}${dice.pick(NASTY_STRINGS)}`;
  const rooms = dice.chance(0.7);
  const command = rooms ? roomCommand(dice, known) : stockCommand(dice, known);
  const frame = `42${rooms ? '/rooms' : `/${dice.pick(known.games)}`},${dice.below(1000)}${writeCommand(command)}`;
  return mutatedString(frame, dice);
}
