import { COMPLETE_LANGUAGES } from '../../engine/languages';
import { makeRenderer } from '../../text/render';
import { misspaced } from '../../text/spacing';
import { toy } from '.';
import { startToy } from './play';

describe('the toy game', () => {
  it.each([
    [2, {}, null],
    [2, undefined, null],
    [2, { length: 'long', picks: [['amber'], []] }, null],
    [1, { picks: [['amber', 'basalt']] }, null],
    [0, {}, 'error.bad-options'],
    [5, {}, 'error.bad-options'],
    [1.5, {}, 'error.bad-options'],
    [2, { length: 'endless' }, 'error.bad-options'],
    [2, { nonsense: 'x' }, 'error.bad-options'],
    [2, { picks: [['amber'], ['amber']] }, 'error.bad-options'],
    [2, { picks: [['amber', 'basalt']] }, 'error.bad-options'],
    [2, { picks: [['gold']] }, 'error.bad-options'],
    [2, { picks: 'amber' }, 'error.bad-options'],
    [2, [], 'error.bad-options'],
    [2, 'x', 'error.bad-options'],
  ])('checks options: %s %j', (seats, options, wrong) => {
    expect(toy.checkOptions(seats, options)).toBe(wrong);
  });

  it('has French sentences spaced as French is', () => {
    expect(Object.entries(toy.messages.fr).filter(([, message]) => misspaced('fr', message).length > 0)).toEqual([]);
  });

  it('deals what was not picked', () => {
    const { seats } = startToy(3, 8, { picks: [[], ['amber']] }).core.pub;
    expect(seats[1]?.colours).toEqual(['amber']);
    expect(new Set(seats.flatMap(({ colours }) => colours)).size).toBe(3);
  });

  it('has every sentence in every language', () => {
    expect(Object.keys(toy.messages.fr).sort()).toEqual(Object.keys(toy.messages.en).sort());
    for (const language of COMPLETE_LANGUAGES) {
      const renderer = makeRenderer(language, toy.messages[language]);
      for (const ask of startToy(2, 1).asks) {
        for (const text of [ask.prompt, ...ask.options.map(({ label }) => label)]) {
          expect(renderer.render(text)).not.toBe('');
        }
      }
    }
  });
});
