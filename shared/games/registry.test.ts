import { COMPLETE_LANGUAGES } from '../engine/languages';
import { type KeptMatch, keptOf, type Match, resumeMatch, viewOf } from '../engine/match';
import type { Text } from '../engine/text';
import { complaintsAbout, complaintsAboutWords } from '../testing/complaints';
import { notPlainJson } from '../testing/plain-json';
import { playout, seatsOf } from '../testing/playout';
import { engineMessages } from '../text/engine';
import { makeRenderer } from '../text/render';
import { misspaced } from '../text/spacing';
import { games } from './registry';

/** Restoring a match takes a replay: this many choices apart is often enough. */
const RESTORED_EVERY = 7;

const seatCounts = games.flatMap((game) =>
  seatsOf(game.meta.maxSeats + 1)
    .filter((seats) => seats >= game.meta.minSeats)
    .map((seats) => ({ name: game.meta.name, seats: Number(seats), game })),
);

/** All that a viewer is shown as sentences. */
function textsOf(view: ReturnType<typeof viewOf>): readonly Text[] {
  return [
    ...view.asks.flatMap(({ prompt, options }) => [
      prompt,
      ...options.flatMap(({ label, group }) => [label, ...(group === undefined ? [] : [{ m: group }])]),
    ]),
    ...view.log.map(({ text }) => text),
  ];
}

describe('every game of this server', () => {
  it('has a name of its own that can stand in an address', () => {
    const names = games.map(({ meta }) => meta.name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z][a-z0-9-]*$/);
  });

  it.each(games)(
    '$meta.name brings the meta of its rules and the sentences of a lobby, in all languages',
    async (game) => {
      const module = await game.load();
      const { meta, messages } = module;
      expect(meta).toBe(game.meta);
      for (const language of COMPLETE_LANGUAGES) {
        expect(meta.announced[language].title).toBe(messages[language]['game.name']);
      }
      expect(misspaced('fr', meta.announced.fr.about ?? '')).toEqual([]);
      expect(complaintsAboutWords(module)).toEqual([]);
    },
  );

  it.each(games)(
    '$meta.name has words for its ready-made sets of options, which it accepts, also alone',
    async (game) => {
      const module = await game.load();
      const { meta } = module;
      const { presets = [], alone } = meta;
      for (const { id, options } of presets) {
        for (const language of COMPLETE_LANGUAGES) expect(meta.announced[language].presets?.[id]).toBeDefined();
        // Teams need as many as they are made of.
        const sizes = seatsOf(meta.maxSeats + 1).filter((seats) => seats >= meta.minSeats);
        expect(sizes.map((seats) => module.checkOptions(seats, options))).toContain(null);
      }
      if (alone === undefined) return;
      expect(presets.map(({ id }) => id)).toContain(alone.preset);
      expect(meta.bots).toContain(alone.level);
      expect(alone.mates + 1).toBeGreaterThanOrEqual(meta.minSeats);
      expect(alone.mates + 1).toBeLessThanOrEqual(meta.maxSeats);
    },
  );

  it.each(games)('$meta.name refuses what it does not offer', async (game) => {
    const module = await game.load();
    const { meta } = module;
    const initial = Object.fromEntries(meta.options.map((option) => [option.id, option.initial]));
    expect(module.checkOptions(meta.minSeats, initial)).toBeNull();
    expect(module.checkOptions(meta.minSeats, undefined)).toBeNull();
    for (const seats of [meta.minSeats - 1, meta.maxSeats + 1, 1.5, NaN])
      expect(module.checkOptions(seats, {})).not.toBeNull();
    const nonsense = [
      { [`no-${meta.name}`]: 'x' },
      { picks: [['no-such-pick']] },
      { picks: 'all' },
      [],
      'x',
      ...meta.options.map(({ id }) => ({ [id]: 'no-such-value' })),
    ];
    for (const options of nonsense)
      expect([options, module.checkOptions(meta.minSeats, options)]).not.toEqual([options, null]);
  });

  it.each(seatCounts)('$name is played to its end with $seats seats, in words, and from any JSON copy', async (one) => {
    const game = await one.game.load();
    const renderers = COMPLETE_LANGUAGES.map((language) =>
      makeRenderer(language, { ...engineMessages[language], ...game.messages[language] }),
    );
    const known = new WeakSet<object>();
    const plain = new WeakSet<object>();
    const over = playout(game, { seats: one.seats, seed: one.seats }, (match: Match) => {
      expect(notPlainJson(match, plain)).toBeNull();
      if (match.rev % RESTORED_EVERY === 0) {
        expect(resumeMatch(game, JSON.parse(JSON.stringify(keptOf(match))) as KeptMatch)).toEqual(match);
      }
      expect(complaintsAbout(game, match, one.seats)).toEqual([]);
      const keys = Object.values(match.core.hidden.rng).map(({ key }) => key.join(','));
      for (const viewer of [...seatsOf(one.seats), null]) {
        const view = viewOf(game, match, viewer);
        const bytes = JSON.stringify({ ...view, log: [] });
        expect(keys.filter((key) => bytes.includes(key))).toEqual([]);
        for (const text of textsOf(view)) {
          if (known.has(text)) continue;
          known.add(text);
          for (const renderer of renderers) expect(renderer.render(text)).not.toBe('');
        }
      }
    });
    expect(over.over).not.toBeNull();
  });
});
