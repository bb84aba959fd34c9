import { chatLine } from './stored-line';

it.each([
  { kind: 'said', name: 'Anna', text: 'hello', at: 5 },
  { kind: 'told', told: { what: 'locked', by: 'Anna' }, at: 7 },
  { kind: 'phrase', name: 'Anna', phrase: { id: 'dig', slots: { n: 2 } }, at: 8 },
])('a line of the kind $kind is read as it was stored, and nothing that was stored beside it', (line) => {
  expect(chatLine({ n: 5, body: JSON.stringify({ ...line, beside: 'secret' }) })).toEqual({ n: 5, ...line });
});
