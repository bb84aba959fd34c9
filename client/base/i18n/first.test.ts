import { COMPLETE_LANGUAGES } from '../../../shared/engine/languages';
import { isPlain } from '../../../shared/text/plain';
import { firstMessages } from './words';

test.each(COMPLETE_LANGUAGES)('the words of the first screen take no parser (%s)', (language) => {
  expect(Object.values(firstMessages[language]).filter((message) => !isPlain(message))).toEqual([]);
});
