import { LANGUAGES } from '../../../shared/engine/game';
import { isPlain } from '../../../shared/text/plain';
import { firstMessages } from './words';

test.each(LANGUAGES)('the words of the first screen take no parser (%s)', (language) => {
  expect(Object.values(firstMessages[language]).filter((message) => !isPlain(message))).toEqual([]);
});
