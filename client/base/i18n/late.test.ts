import type { Language } from '../../../shared/engine/languages';
import { translationOf } from './translation';
import { loadLateMessages, loadRoomMessages } from './words';

const translationIn = async (language: Language) => translationOf(language, await loadRoomMessages(language));

test('the words of parts that come later are said once they are there, and come with every language that a room takes afterwards', async () => {
  const english = await translationIn('en');
  expect(english('status.between')).toBe('One moment…');
  expect(() => english('take-seat.submit')).toThrow('take-seat.submit');
  await loadLateMessages();
  expect(english('take-seat.submit')).toBe('Take a seat');
  const french = await translationIn('fr');
  expect(french('take-seat.submit')).toBe('Prendre place');
});
