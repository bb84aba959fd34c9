import { makeRenderer } from '../../../shared/text/render';
import { translationIn } from '../../base/i18n/words';
import { toldSentence } from './told';

const WORDS = {
  'option.length': 'Length',
  'option.length.long': 'long',
  'option.lamps': 'Lamps',
  'option.lamps.none': 'none',
};
const CHANGES = [
  { option: 'length', value: 'long' },
  { option: 'lamps', value: 'none' },
];

test.each([
  { language: 'en', n: 1, sentence: 'Anna has set “Length” to “long”.' },
  { language: 'en', n: 2, sentence: 'Anna has set “Length” to “long” and “Lamps” to “none”.' },
  { language: 'fr', n: 1, sentence: 'Anna a réglé «\u00a0Length\u00a0» sur «\u00a0long\u00a0».' },
  {
    language: 'fr',
    n: 2,
    sentence: 'Anna a réglé «\u00a0Length\u00a0» sur «\u00a0long\u00a0» et «\u00a0Lamps\u00a0» sur «\u00a0none\u00a0».',
  },
] as const)('$n table options that the host has set are one sentence ($language)', ({ language, n, sentence }) => {
  const told = { what: 'options', by: 'Anna', changes: CHANGES.slice(0, n) } as const;
  expect(toldSentence(translationIn(language), language, makeRenderer(language, WORDS), told)).toBe(sentence);
});
