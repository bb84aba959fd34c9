import { IntlMessageFormat } from 'intl-messageformat';

import { COMPLETE_LANGUAGES } from '../../../shared/engine/languages';
import { ERROR_CODES } from '../../../shared/protocol/rooms';
import { misread } from '../../../shared/testing/misread';
import { misspaced } from '../../../shared/text/spacing';
import { appMessages, translationIn } from '../../testing/words';
import type { CommandError } from '../connection/state';

/** Every reason there is for a command to come to nothing: those of the server, and those of this page. */
const errors: readonly CommandError[] = [...ERROR_CODES, 'no-answer', 'offline'];

describe.each(COMPLETE_LANGUAGES)('the words of the application in %s', (language) => {
  const messages = appMessages[language];

  test('have a sentence for every error, and for nothing that is none', () => {
    const known = Object.keys(messages).filter((word) => word.startsWith('error.'));
    expect(known.sort()).toEqual(errors.map((error) => `error.${error}`).sort());
    for (const error of errors) expect(translationIn(language)(`error.${error}`)).not.toBe('');
  });

  test('are the same set as in English, none empty', () => {
    expect(Object.keys(messages).sort()).toEqual(Object.keys(appMessages.en).sort());
    for (const [id, message] of Object.entries(messages)) expect([id, message.trim()]).not.toEqual([id, '']);
  });

  test('are valid and never use the apostrophe that MessageFormat takes for a quote', () => {
    for (const message of Object.values(messages)) {
      expect(() => new IntlMessageFormat(message, language)).not.toThrow();
      expect(message).not.toContain("'");
    }
  });

  test('read the same with a parser and without', () => {
    expect(misread(messages)).toEqual([]);
  });

  test('ask for the same parameters as in English', () => {
    for (const [id, message] of Object.entries(messages)) {
      expect([id, parametersOf(message)]).toEqual([id, parametersOf(appMessages.en[id as keyof typeof messages])]);
    }
  });
});

test('the French words have a space that never breaks before each sign that takes one (bug: lines began with signs)', () => {
  expect(Object.entries(appMessages.fr).filter(([, message]) => misspaced('fr', message).length > 0)).toEqual([]);
});

/** The parameters a message names, without the words of its branches. */
function parametersOf(message: string): readonly string[] {
  return [
    ...new Set([...message.matchAll(/(?<!(?:=\d+|\b(?:one|other)) )\{(\w+)[,}]/g)].map((match) => match[1] ?? '')),
  ].sort();
}
