import { interrogatedInFirst, othersSee } from '../../../testing/interrogation';
import { one } from '../../../testing/scenario';

describe('Interrogation of the first edition, card 1', () => {
  const given = () =>
    interrogatedInFirst('first-1', (draft) => {
      one(draft, 'canaris').suspicion = 'extreme';
      one(draft, 'kordt').motivation = 'skeptical';
      one(draft, 'kordt').dossier = ['cover-story#1'];
    });

  it('suspects one conspirator below extreme', () => {
    const s = given().choose('beck', 'option:1');
    expect([s.who('canaris').suspicion, s.who('kordt').suspicion]).toEqual(['extreme', 'high']);
  });

  it('discourages one conspirator above timid', () => {
    const s = given().choose('beck', 'option:2');
    expect([s.who('canaris').motivation, s.who('kordt').motivation]).toEqual(['timid', 'timid']);
  });

  it('costs one conspirator two cards, and nobody sees the choice before it is made', () => {
    const s = given();
    const before = othersSee(s);
    s.choose('beck', 'option:3');
    expect(s.who('kordt').dossier).toEqual([]);
    expect(before.some((seen) => seen.includes('effect.'))).toBe(false);
  });

  it('offers only what can be applied fully', () => {
    const s = interrogatedInFirst('first-1', (draft) => {
      one(draft, 'canaris').suspicion = 'extreme';
      one(draft, 'kordt').suspicion = 'extreme';
      one(draft, 'kordt').dossier = ['cover-story#1'];
    });
    expect(s.options('beck')).toEqual(['option:3']);
  });
});
