import { plotTurn } from '../../../../shared/games/black-orchestra/testing/plots';
import { one } from '../../../../shared/games/black-orchestra/testing/scenario';
import { blackOrchestraIn, facts } from '../testing/game';
import { note } from './note';

/** Canaris holds Sniper, which names Weapons once and Intel each time, and Badge not at all. */
function noted(key: string, items: readonly ('weapons' | 'intel')[], { plans = 'all', language = 'en' } = {}) {
  const s = plotTurn('sniper#1', {
    sheets: ['canaris', 'beck'],
    hitler: 'munich',
    items,
    table: (draft) => void (one(draft, 'beck').dossier = ['coup-d-etat#1']),
  });
  const view = s.view('canaris');
  const { text } = blackOrchestraIn(language === 'fr' ? 'fr' : 'en');
  return note({ option: { key, label: { m: 'p' } }, options: { plans }, view, facts, text });
}

test('what is delivered, given or dropped says which own plot it would serve (found: it was not said)', () => {
  for (const key of ['deliver:item:weapons', 'give:item:weapons:beck', 'item:weapons']) {
    expect(noted(key, ['weapons'])).toBe('helps “Sniper” (+1 die)');
  }
  expect(noted('deliver:item:weapons', ['weapons'], { language: 'fr' })).toBe(
    'servirait à «\u00a0Tireur embusqué\u00a0» (1\u00a0dé)',
  );
});

test('a card that counts as an item says it as well', () => {
  expect(noted('deliver:card:concealed-pistol#1', [])).toBe('helps “Sniper” (+1 die)');
});

test('an item that an own plot has enough of without that one serves nothing', () => {
  expect(noted('deliver:item:weapons', ['weapons', 'weapons'])).toBeNull();
  expect(noted('take:item:weapons:beck', ['weapons'])).toBeNull();
  expect(noted('take:item:weapons:beck', [])).toBe('helps “Sniper” (+1 die)');
  expect(noted('deliver:item:intel', ['intel', 'intel'])).toBe('helps “Sniper” (+1 die)');
});

test('nothing is said of plots of others, of items that no own plot names, and where the table works nothing out', () => {
  expect(noted('deliver:item:signature', [])).toBeNull();
  expect(noted('deliver:item:badge', [])).toBeNull();
  expect(noted('deliver:item:weapons', ['weapons'], { plans: 'off' })).toBeNull();
});
