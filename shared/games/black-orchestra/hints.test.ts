import { ANY_TIME, isQuestion } from '../../engine/ask';
import { citedParts } from '../../engine/rulebook';
import { playout } from '../../testing/playout';
import { gameSeeds } from '../../testing/properties';
import { blackOrchestra } from '.';
import { EDITION_IDS } from './board/editions';
import { messages } from './messages';
import { rulebook } from './rulebook';

/** The kinds of decisions: all whose wait has a sentence, and any-time effects. */
const KINDS = [
  ANY_TIME,
  ...Object.keys(messages.en).flatMap((id) => (id.startsWith('waiting.') ? [id.slice('waiting.'.length)] : [])),
];

describe('The line for the first time that a kind of decision comes up', () => {
  it.each(['en', 'fr'] as const)('is there for each kind, and for no other (%s)', (language) => {
    const hints = Object.keys(messages[language]).filter((id) => id.startsWith('hint.'));
    expect(hints.sort()).toEqual(KINDS.map((kind) => `hint.${kind}`).sort());
  });

  it.each(EDITION_IDS)('is there for each kind that random games ask (%s edition)', (edition) => {
    const asked = new Set<string>();
    for (const seed of gameSeeds(2)) {
      playout(blackOrchestra, { seats: 3, seed, options: { edition } }, ({ asks }) => {
        for (const ask of asks) if (isQuestion(ask)) asked.add(ask.kind);
      });
    }
    expect([...asked].filter((kind) => !KINDS.includes(kind))).toEqual([]);
    expect(asked.size).toBeGreaterThan(4);
  });

  it('ends with the rule that it goes by, which both editions have', () => {
    const books = [rulebook.usual.en, rulebook.wordings?.['first']?.en ?? []];
    for (const kind of KINDS) {
      const cited = (['en', 'fr'] as const).map((language) =>
        citedParts(messages[language][`hint.${kind}`] ?? '').flatMap((part) =>
          part.kind === 'rule' ? [part.text] : [],
        ),
      );
      expect([kind, cited[0]?.length, cited[1]]).toEqual([kind, 1, cited[0]]);
      const told = books.map((book) =>
        book.some(({ paragraphs }) => paragraphs.some(({ rules }) => rules.includes(cited[0]?.[0] ?? ''))),
      );
      expect([kind, told]).toEqual([kind, [true, true]]);
    }
  });
});
