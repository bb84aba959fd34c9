import { text } from '../../../shared/engine/text';
import { thingsIn } from './emphasis';

test('the things named in a sentence are found, however deep', () => {
  const line = text('log.moved', {
    n: 3,
    who: text('sheet.beck'),
    to: [text('space.paris'), text('space.riga', { item: text('item.map') })],
  });
  expect([...thingsIn(line)]).toEqual(['sheet:beck', 'space:paris', 'space:riga', 'item:map']);
});

test('the sentence itself is no thing', () => {
  expect(thingsIn(text('log.dawn')).size).toBe(0);
});
