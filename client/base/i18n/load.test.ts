import type { Language } from '../../../shared/engine/languages';
import { loadedIn, loadWording } from './load';

/** A language that has been begun, as the list would have it. */
const begun = 'xx' as Language;

const load =
  <Words>(words: Words) =>
  () =>
    Promise.resolve(words);

const usual = { en: load({ yes: 'yes', no: 'no' }), fr: load({ yes: 'oui', no: 'non' }), xx: load({ yes: 'ixi' }) };
const wordings = load({ first: { en: { no: 'nay' }, fr: { no: 'nenni' } } });

test('a complete language is loaded alone', async () => {
  const english = jest.fn(usual.en);
  expect(await loadedIn({ ...usual, en: english }, 'fr')).toEqual({ yes: 'oui', no: 'non' });
  expect(english).not.toHaveBeenCalled();
});

test('sentences that a begun language lacks are English, all of them where it has none', async () => {
  expect(await loadedIn(usual, begun)).toEqual({ yes: 'ixi', no: 'no' });
  expect(await loadedIn({ en: usual.en, fr: usual.fr }, begun)).toEqual({ yes: 'yes', no: 'no' });
});

test('it cannot be read before English is there', async () => {
  const none = () => Promise.reject(new Error('no network'));
  await expect(loadedIn({ ...usual, en: none }, begun)).rejects.toThrow('no network');
});

test('a wording that a begun language lacks is English: its own usual words would tell another rule', async () => {
  expect(await loadWording({ usual, wordings }, begun, 'first')).toEqual({ yes: 'ixi', no: 'nay' });
  expect(await loadWording({ usual, wordings }, 'fr', 'first')).toEqual({ yes: 'oui', no: 'nenni' });
  expect(await loadWording({ usual, wordings }, 'fr', 'no-such')).toEqual({ yes: 'oui', no: 'non' });
});
