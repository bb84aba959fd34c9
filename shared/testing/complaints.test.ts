import { seat } from '../engine/ask';
import type { GameModule } from '../engine/game';
import { startMatch } from '../engine/match';
import { askSeat, type Question } from '../engine/script';
import { text } from '../engine/text';
import { complaintsAbout, complaintsAboutWords } from './complaints';
import { testKeys } from './playout';
import { toy as toyOfItsOwn } from './toy';

const toy = toyOfItsOwn as unknown as GameModule;

/** The toy game with other sentences. */
const saying = (language: 'en' | 'fr', words: Readonly<Record<string, string>>): GameModule => ({
  ...toy,
  messages: { ...toy.messages, [language]: { ...toy.messages[language], ...words } },
});

/** What is wrong with the toy game when its first question is this one. */
function asking(question: Partial<Question<string>>): readonly string[] {
  const game: GameModule = {
    ...toy,
    *step(run) {
      const option = { key: 'rest', label: text('game.name'), value: 'rest' };
      yield* askSeat(run, {
        seat: seat(0),
        kind: 'action',
        prompt: text('game.name'),
        options: () => [option],
        ...question,
      });
    },
  };
  return complaintsAbout(game, startMatch(game, { seats: 2, options: {}, keys: testKeys(game, 1) }), 2);
}

describe('what an author is told of a game', () => {
  it('is nothing about a sound one', () => {
    expect(complaintsAboutWords(toy)).toEqual([]);
    expect(asking({})).toEqual([]);
  });

  it.each([
    [
      'a sentence that a language lacks',
      saying('en', { 'log.new': 'New.' }),
      'shared/games/toy/i18n/fr.ts: no sentence “log.new”',
    ],
    [
      'an option of the lobby without words',
      { ...toy, meta: { ...toy.meta, options: [{ id: 'odd', values: ['a'], initial: 'a' }] } },
      'shared/games/toy/i18n/en.ts: no sentence “option.odd.a”',
    ],
    [
      'a clock without a name',
      { ...toy, meta: { ...toy.meta, clocks: [{ id: 'sand', seconds: [9], initial: 9 }] } },
      'shared/games/toy/i18n/fr.ts: no sentence “clock.sand”',
    ],
    [
      'a French line that breaks before its sign',
      saying('fr', { 'game.name': 'Quoi ?' }),
      'shared/games/toy/i18n/fr.ts: “game.name” could break at “Quoi ?”',
    ],
    [
      'a rule that is not there',
      saying('en', { 'game.name': 'Toy [99.9]' }),
      'shared/games/toy/i18n/en.ts: “game.name” cites rule 99.9',
    ],
  ] as const)('names %s, its file and what to do', (_, game, complaint) => {
    expect(complaintsAboutWords(game).filter((one) => one.startsWith(complaint))).toHaveLength(1);
  });

  it.each([
    ['a sentence of a question', asking({ prompt: text('ask.odd') }), 'fr.ts: no sentence “ask.odd”; write it there'],
    ['what it is about', asking({ about: text('about.odd') }), 'en.ts: no sentence “about.odd”; write it there'],
    [
      'an unknown clock',
      asking({ clock: 'sand' }),
      'the clock “sand”, which meta does not name; add it to clocks in shared/games/toy/meta.ts',
    ],
    [
      'the same key twice',
      asking({ options: () => ['a', 'b'].map((value) => ({ key: 'rest', label: text('game.name'), value })) }),
      'the option “rest” twice; give each a key of its own',
    ],
    [
      'a reason by an unknown rule',
      asking({
        options: () => [
          { key: 'rest', label: text('game.name'), value: 'rest' },
          { key: 'fly', label: text('game.name'), why: text('game.name'), rule: '99.9' },
        ],
      }),
      'refuses “fly” by rule 99.9, which the rulebook does not have; correct one of them',
    ],
  ] as const)('names %s', (_, complaints, complaint) => {
    expect(complaints.filter((one) => one.endsWith(complaint)).length).toBeGreaterThan(0);
  });
});
