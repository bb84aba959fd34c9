import { makeRenderer } from '../../../shared/text/render';
import { lenient } from './lenient';

const text = lenient(makeRenderer('en', { 'space.paris': 'Paris', 'log.moved': 'To {space}.', 'log.broken': '{who' }));

test('what the catalogue has is said as it stands there', () => {
  expect(text.render({ m: 'log.moved', p: { space: { m: 'space.paris' } } })).toBe('To Paris.');
});

test('a missing message is shown by its id, wherever it is nested', () => {
  expect(text.render({ m: 'log.gone' })).toBe('[log.gone]');
  expect(text.render({ m: 'log.moved', p: { space: { m: 'space.rome' } } })).toBe('[space.rome]');
});

test('a message that cannot be formatted is shown by its id', () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(text.render({ m: 'log.broken' })).toBe('[log.broken]');
  said.mockRestore();
});
