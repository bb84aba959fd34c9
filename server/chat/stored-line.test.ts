import { chatLine } from './stored-line';

describe('a stored line of a conversation', () => {
  it('of the time when rooms told nothing is one that somebody said', () => {
    expect(chatLine({ n: 3, body: '{"name":"Anna","text":"hello","at":5}' })).toEqual({
      n: 3,
      kind: 'said',
      name: 'Anna',
      text: 'hello',
      at: 5,
    });
  });

  it('of the time when each table option had a line is read as one change of the list', () => {
    const told = '{"what":"option","by":"Anna","option":"length","value":"long"}';
    expect(chatLine({ n: 4, body: `{"kind":"told","told":${told},"at":6}` })).toEqual({
      n: 4,
      kind: 'told',
      told: { what: 'options', by: 'Anna', changes: [{ option: 'length', value: 'long' }] },
      at: 6,
    });
  });

  it('that a room tells now is read as it was written', () => {
    const line = { kind: 'told', told: { what: 'locked', by: 'Anna' }, at: 7 } as const;
    expect(chatLine({ n: 5, body: JSON.stringify(line) })).toEqual({ n: 5, ...line });
  });

  it('that is a phrase is read as data', () => {
    const line = { kind: 'phrase', name: 'Anna', phrase: { id: 'dig', slots: { n: 2 } }, at: 8 } as const;
    expect(chatLine({ n: 6, body: JSON.stringify(line) })).toEqual({ n: 6, ...line });
  });
});
