import { placeOf } from './place';

const FRAME = `42/rooms,["view",{"log":"${'a'.repeat(50)}","deck":[1,2],"held":"${'b'.repeat(50)}"}]`;

test.each([
  ['"deck":', `in "view": ${'a'.repeat(38)}","deck":[1,2],"held":"${'b'.repeat(26)}`],
  ['a hand: 1', `in "view": ${FRAME.slice(0, 80)}`],
  ['"view"', `in "view": 42/rooms,["view",{"log":"${'a'.repeat(31)}`],
])('the leak %s is shown with its message and what stands around it', (leak, said) => {
  expect(placeOf(FRAME, leak)).toBe(said);
});

test('a packet without a message is shown as it is', () => {
  expect(placeOf('0{"sid":"x"}', 'y')).toBe('in "no message": 0{"sid":"x"}');
});
