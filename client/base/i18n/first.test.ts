import { COMPLETE_LANGUAGES } from '../../../shared/engine/languages';
import { linkMessages } from '../../../shared/text/link';
import { isPlain } from '../../../shared/text/plain';
import { firstMessages } from './words';

test.each(COMPLETE_LANGUAGES)('the words of the first screen take no parser (%s)', (language) => {
  expect(Object.values(firstMessages[language]).filter((message) => !isPlain(message))).toEqual([]);
});

test.each(COMPLETE_LANGUAGES)(
  'a link that tells nothing of its room calls the application as its pages do (%s)',
  (language) => {
    expect(linkMessages[language]['link.site']).toBe(firstMessages[language]['app.title']);
  },
);
