import type { LinkScene } from '../../../engine/link-card';
import type { SpectatorView } from '../../../engine/predictions';
import type { Text } from '../../../engine/text';
import { makeRenderer } from '../../../text/render';
import { blackOrchestra } from '..';
import type { Table } from '../table';
import { Scenario } from '../testing/scenario';

const { linkCards, messages } = blackOrchestra;
if (linkCards === undefined) throw new Error('no cards');
const textIn = (language: 'en' | 'fr') => makeRenderer(language, messages[language]);
/** What is written on a drawing, from its top down. */
const wordsOf = (svg: string): readonly string[] =>
  [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, words = '']) => words);
const plain = (words: string): string => words.replaceAll(/[\u00a0\u202f]/g, ' ');

const beck: Text = { m: 'sheet.beck' };
const card: Text = { m: 'card.ambush' };
const faces = ['target', 'target', 'eagle'].map((face): Text => ({ m: `face.${face}` }));
const PLOT: readonly Text[] = [
  { m: 'log.turn', p: { n: 12, who: beck } },
  { m: 'log.plot', p: { who: beck, card, leader: { m: 'leader.hitler' } } },
  { m: 'log.plot-rolled', p: { who: beck, card, faces } },
];
const COUNTED = { who: beck, card, faces, targets: 2, needed: 2, eagles: 1, first: 2 };

function seen(over: SpectatorView<Table>['over'], log: readonly Text[] = []): SpectatorView<Table> {
  return { table: Scenario.turn().view('beck').table, log: log.map((text) => ({ text })), over };
}

describe('the picture of a link to a room', () => {
  it.each(['gathering', 'playing', 'closed'] as const)(
    'shows the game and what is said, and a scene (%s)',
    (scene: LinkScene) => {
      const lines = scene === 'closed' ? [] : ['Two seats are free & more.'];
      const svg = linkCards.room(scene, lines, textIn('en'));
      expect(wordsOf(svg).slice(0, 2)).toEqual(['Black', 'Orchestra']);
      expect(svg.includes('Two seats are free &amp;')).toBe(scene !== 'closed');
      expect(svg).toMatch(/^<svg [^>]*width="1200" height="630"/);
    },
  );

  it('has a scene of its own for each state', () => {
    const drawn = (['gathering', 'playing', 'closed'] as const).map((scene) => linkCards.room(scene, [], textIn('en')));
    expect(new Set(drawn).size).toBe(3);
  });
});

describe('the card of a match that is over', () => {
  it.each([
    ['en', 'The plot has succeeded', 'Hitler is dead. It was stage 1 of 7. 29,000,000 lives saved', '25.9%'],
    ['fr', 'Le complot a réussi', 'Hitler est mort. C’était la période 1 sur 7. 29 000 000 vies sauvées', '25,9 %'],
  ] as const)('tells a victory with its roll (%s)', (language, title, sentence, chance) => {
    const over = { outcome: 'victory', reason: 'hitler-killed', livesSaved: 29_000_000 } as const;
    const end = linkCards.end(seen(over, [...PLOT, { m: 'log.plot-success', p: COUNTED }]), textIn(language));
    expect([end?.title, plain(end?.sentence ?? '')]).toEqual([title, sentence]);
    expect(wordsOf(end?.picture ?? '').map(plain)).toContain(chance);
  });

  it('tells a defeat: how far the closest plot came, or that all are in prison', () => {
    const text = textIn('en');
    const tried = [...PLOT, { m: 'log.plot-quiet', p: { ...COUNTED, needed: 4 } }];
    const late = linkCards.end(seen({ outcome: 'defeat', reason: 'no-events', livesSaved: 0 }, tried), text);
    expect([late?.title, late?.sentence]).toEqual([
      'Time has run out: no event is left.',
      'The war goes on. It was stage 1 of 7.',
    ]);
    expect(wordsOf(late?.picture ?? '')).toContain('before the roll');
    const caught = linkCards.end(seen({ outcome: 'defeat', reason: 'all-arrested', livesSaved: 0 }, tried), text);
    expect(caught?.title).toBe('Every conspirator is in prison.');
    expect(wordsOf(caught?.picture ?? '')).not.toContain('before the roll');
  });

  it('tells that the table has ended it', () => {
    const text = makeRenderer('en', { ...messages.en, 'over.agreed': 'Agreed.' });
    const end = linkCards.end(seen({ outcome: 'called-off', reason: 'agreed' }), text);
    expect([end?.title, end?.sentence]).toEqual(['Ended by agreement', 'Agreed. It was stage 1 of 7.']);
  });
});
