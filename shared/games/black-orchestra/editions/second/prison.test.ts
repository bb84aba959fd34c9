import { interrogated } from '../../testing/interrogation';
import { one } from '../../testing/scenario';

/** The interrogation of Beck in which Canaris can be discouraged by 2, which frees him. */
const doubt = () =>
  interrogated('doubt', (draft) => {
    one(draft, 'canaris').motivation = 'reckless';
  });

// The card went back and was shuffled first: every answer was said to reveal something, and to change nothing.
describe('What is shown of an answer in an interrogation before it is given [BO 11]', () => {
  it('is the effect on whoever it befalls, and that the prisoner is released', () => {
    const s = doubt();
    expect(s.options('beck')).toEqual(['yields', 'betrays', 'resists']);
    const { table, end } = s.preview('beck', 'betrays');
    const motivationOf = (id: string) => table.conspirators.find((who) => who.id === id)?.motivation;
    expect(motivationOf('canaris')).toBe('motivated');
    expect(table.conspirators.find(({ id }) => id === 'beck')?.space).toBe('gestapo-hq');
    expect(end).toEqual({ at: 'reveal', what: 'chance', of: 'interrogation' });
  });

  it('is a die for whoever resists', () => {
    const { table, end } = doubt().preview('beck', 'resists');
    expect(end).toEqual({ at: 'reveal', what: 'chance', of: 'dice' });
    expect(table).toEqual(doubt().view('beck').table);
  });

  it('is final all the same', () => {
    const s = doubt();
    expect(s.options('beck').map((key) => s.preview('beck', key).final)).toEqual([true, true, true]);
  });
});
