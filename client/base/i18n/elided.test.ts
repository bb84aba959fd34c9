import { elided } from './elided';

test.each([
  ['fr', 'La place de Ada est libre.', 'Ada', 'La place d’Ada est libre.'],
  ['fr', 'La place de Émile est libre.', 'Émile', 'La place d’Émile est libre.'],
  ['fr', 'La place de Ben est libre.', 'Ben', 'La place de Ben est libre.'],
  ['fr', 'Rien que Ada.', 'Ada', 'Rien qu’Ada.'],
  ['en', 'A game de Ada.', 'Ada', 'A game de Ada.'],
] as const)(
  'a name takes the vowel of the word before it, in French only (%s: %s)',
  (language, sentence, name, said) => {
    expect(elided(language, sentence, { name, n: 3 })).toBe(said);
  },
);
