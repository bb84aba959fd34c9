import { SPACE_IDS } from '../../../board/spaces';
import { interrogatedInFirst } from '../../../testing/interrogation';
import { clearTile, one } from '../../../testing/scenario';

describe('Interrogation of the first edition, card 6', () => {
  const given = () =>
    interrogatedInFirst('first-6', (draft) => {
      one(draft, 'canaris').dossier = ['forged-documents#1'];
      Object.assign(one(draft, 'kordt'), { dossier: ['military-secrets#1', 'hidden-bomb#1'], motivation: 'skeptical' });
    });

  it('arrests one conspirator, who keeps all cards', () => {
    const s = given().choose('beck', 'option:1').choose('beck', 'conspirator:kordt');
    expect(s.who('kordt')).toMatchObject({
      space: 'prison',
      dossier: ['military-secrets#1', 'hidden-bomb#1', 'slow-news-day#2'],
    });
  });

  it('takes all tiles in Berlin and in spaces of stage 1 and 2', () => {
    const s = given().choose('beck', 'option:2');
    const left = Object.keys(s.pub.tiles);
    expect(left).toHaveLength(11);
    for (const gone of ['zeughaus', 'munich', 'vienna']) expect(left).not.toContain(gone);
    for (const kept of ['posen', 'riga']) expect(left).toContain(kept);
  });

  it('makes all discard all restricted cards, if there are two', () => {
    const s = given().choose('beck', 'option:3');
    expect(s.pub.discard).toEqual(['forged-documents#1', 'military-secrets#1']);
  });

  it('arrests nobody who is the last one free, and offers only what can be applied fully', () => {
    const s = interrogatedInFirst('first-6', (draft) => {
      one(draft, 'kordt').space = 'prison';
      for (const space of SPACE_IDS.filter((id) => id !== 'munich')) clearTile(draft, space);
    });
    expect(s.options('beck')).toEqual(['option:2']);
  });
});
