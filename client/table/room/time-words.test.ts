import { lengthWord } from './time-words';

it.each([
  [45, 'time.seconds {"n":45}'],
  [60, 'time.minutes {"n":1}'],
  [90, 'time.minutes-seconds {"n":1,"s":30}'],
])('%i seconds are said as people say them (bug: 90 s were 1.5 min)', (length, said) => {
  expect(lengthWord((id, p) => `${id} ${JSON.stringify(p)}`, 'seconds', length)).toBe(said);
});
