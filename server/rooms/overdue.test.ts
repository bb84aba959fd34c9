import { Overdue } from './overdue';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function overdue() {
  const looks: string[] = [];
  return { all: new Overdue<string>(1_000, (code) => looks.push(code)), looks };
}

it('who has been missing for the whole time is, and each look says so until they are back', () => {
  const { all, looks } = overdue();
  expect(all.look('ABCDE', ['anna'])).toEqual([]);
  jest.advanceTimersByTime(999);
  expect([all.look('ABCDE', ['anna']), looks]).toEqual([[], []]);
  jest.advanceTimersByTime(1);
  expect(looks).toEqual(['ABCDE']);
  expect(all.look('ABCDE', ['anna', 'ben'])).toEqual(['anna']);
  expect(all.look('ABCDE', ['anna'])).toEqual(['anna']);
  expect(all.look('ABCDE', [])).toEqual([]);
  expect(all.look('ABCDE', ['anna'])).toEqual([]);
});

it('who is back in time is not, and begins anew; the time of others and of other rooms runs on', () => {
  const { all, looks } = overdue();
  all.look('ABCDE', ['anna', 'ben']);
  all.look('FGHJK', ['anna']);
  jest.advanceTimersByTime(600);
  all.look('ABCDE', ['ben']);
  all.look('ABCDE', ['anna', 'ben']);
  jest.advanceTimersByTime(400);
  expect(looks).toEqual(['ABCDE', 'FGHJK']);
  expect(all.look('ABCDE', ['anna', 'ben'])).toEqual(['ben']);
});

it('nothing is looked at in a room that is forgotten, and nowhere once it is closed', () => {
  const { all, looks } = overdue();
  all.look('ABCDE', ['anna']);
  all.look('FGHJK', ['anna']);
  all.forget('ABCDE');
  jest.advanceTimersByTime(900);
  all.close();
  jest.advanceTimersByTime(900);
  expect(looks).toEqual([]);
  expect(all.look('ABCDE', ['anna'])).toEqual([]);
});
