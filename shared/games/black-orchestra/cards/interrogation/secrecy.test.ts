import type { Draft } from '../../../../engine/draft';
import type { DieFace } from '../../board/pieces';
import type { Core } from '../../state';
import { interrogated, interrogatedInFirst, othersSee } from '../../testing/interrogation';
import { nextDice, one } from '../../testing/scenario';
import { firstInterrogations } from '../first-edition/interrogation';
import { interrogationCards } from '.';

/** A table on which every option of every card can be chosen, most of them with something to pick. */
function rich(draft: Draft<Core>): void {
  draft.pub.track = 2;
  Object.assign(one(draft, 'canaris'), {
    motivation: 'committed',
    dossier: ['cover-story#1', 'hidden-bomb#1', 'forged-documents#1', 'military-secrets#1'],
    items: ['map', 'keys', 'map'],
  });
  Object.assign(one(draft, 'kordt'), {
    motivation: 'motivated',
    space: 'munich',
    dossier: ['poison-food#1', 'war-crimes-evidence#1'],
    items: ['badge', 'poison'],
  });
}

describe('The options of an interrogation that are not chosen stay secret for ever [BO 11, scenario 33]', () => {
  const cards = interrogationCards.map((card) => [card.id, card] as const);

  it.each(cards)('%s: while the prisoner decides and picks, nobody else sees anything change', (id, card) => {
    for (const [key, effect] of [
      ['yields', card.yields.effect],
      ['betrays', card.betrays.effect],
    ] as const) {
      const s = interrogated(id, rich);
      expect(s.options('beck')).toEqual(['yields', 'betrays', 'resists']);
      const before = othersSee(s);
      s.choose('beck', key);
      while (s.waiting.includes('beck:interrogation')) {
        expect(othersSee(s)).toEqual(before);
        s.choose('beck', s.options('beck')[0] ?? '');
      }
      for (const seen of [...before, ...othersSee(s)]) {
        expect(effectsIn(seen).filter((shown) => shown !== `effect.${effect}`)).toEqual([]);
        expect(seen).not.toMatch(/"kind":"interrogation","id"|interrogation\./);
      }
      expect(othersSee(s).every((seen) => effectsIn(seen).length === 1)).toBe(true);
    }
  });

  it.each(cards)('%s: resisting shows what an eagle does only when one is rolled', (id, card) => {
    for (const face of ['eagle', 'target', '3'] satisfies DieFace[]) {
      const s = interrogated(id, (draft) => {
        rich(draft);
        nextDice(draft, face);
      });
      s.choose('beck', 'resists');
      const shown = face === 'eagle' ? [`effect.${card.eagle.effect}`] : [];
      for (const seen of othersSee(s)) expect([...new Set(effectsIn(seen))]).toEqual(shown);
      expect(s.who('beck').space).toBe(face === 'target' ? 'gestapo-hq' : 'prison');
    }
  });

  it.each(cards)('%s: the card is back in the deck afterwards', (id) => {
    const s = interrogated(id, rich);
    const deck = [...s.hidden.interrogationDeck];
    s.choose('beck', 'resists');
    expect(s.hidden.interrogation).toBeNull();
    expect([...s.hidden.interrogationDeck].sort()).toEqual([...deck, `${id}#1`].sort());
    expect(s.hidden.interrogationDeck).not.toEqual([...deck, `${id}#1`]);
  });
});

describe('In the first edition, too, options that are not chosen stay secret for ever [BO 11, 16]', () => {
  it.each(firstInterrogations.map((card) => [card.id, card] as const))('%s', (id, card) => {
    for (const [i, { effect }] of card.options.entries()) {
      const s = interrogatedInFirst(id, rich);
      expect(s.options('beck')).toEqual(['option:1', 'option:2', 'option:3']);
      const before = othersSee(s);
      const deck = s.hidden.interrogationDeck;
      s.choose('beck', `option:${i + 1}`);
      while (s.waiting.includes('beck:interrogation')) {
        expect(othersSee(s)).toEqual(before);
        s.choose('beck', s.options('beck')[0] ?? '');
      }
      for (const seen of [...before, ...othersSee(s)]) {
        expect(effectsIn(seen).filter((shown) => shown !== `effect.${effect}`)).toEqual([]);
        expect(seen).not.toMatch(/"kind":"interrogation","id"|first-[1-6]/);
      }
      expect(othersSee(s).every((seen) => effectsIn(seen).length === 1)).toBe(true);
      expect([s.hidden.interrogation, s.hidden.interrogationDeck.length]).toEqual([null, deck.length + 1]);
    }
  });
});

function effectsIn(seen: string): readonly string[] {
  return seen.match(/effect\.[a-z-]+/g) ?? [];
}

describe('Effects of interrogations', () => {
  it('have names that tell nothing about the card they stand on', () => {
    for (const { id, yields, betrays, eagle } of interrogationCards) {
      for (const { effect } of [yields, betrays, eagle]) {
        for (const word of id.split('-').filter((part) => part !== 'the'))
          expect(effect.split('-')).not.toContain(word);
      }
    }
  });

  it('have one sentence each, the same object wherever they stand, and every card brings those of its own effects', () => {
    const known = new Map<string, unknown>();
    const printed = [
      ...interrogationCards.map(({ yields, betrays, eagle, effects }) => ({ on: [yields, betrays, eagle], effects })),
      ...firstInterrogations.map(({ options, effects }) => ({ on: options, effects })),
    ];
    for (const { on, effects } of printed) {
      const own = new Set(on.map(({ effect }) => effect));
      expect(new Set(Object.keys(effects))).toEqual(own);
      for (const [id, sentence] of Object.entries(effects)) {
        expect(known.get(id) ?? sentence).toBe(sentence);
        known.set(id, sentence);
      }
    }
  });

  it('of different cards with the same words are one and the same', () => {
    const by = new Map<string, string>();
    for (const { effects } of [...interrogationCards, ...firstInterrogations]) {
      for (const [id, { en }] of Object.entries(effects)) {
        expect(by.get(en) ?? id).toBe(id);
        by.set(en, id);
      }
    }
  });
});
