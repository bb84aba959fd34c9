import type { Option } from '../../../../shared/engine/ask';
import { text } from '../../../../shared/engine/text';
import { blackOrchestraIn } from '../testing/game';
import { source } from './source';

const { text: words } = blackOrchestraIn('en');
/** The lines beside a question, after one another. */
const joined = (lines: readonly string[]): string => lines.join(' ');

test('a question that comes from an event says what the event offers (found: “accept?”, and not what)', () => {
  const prompt = text('ask.may', { who: text('sheet.beck'), card: text('event.visit-from-himmler-1') });
  expect(joined(source({ kind: 'may', prompt, options: [] }, words))).toBe(
    words.render({ m: 'event.visit-from-himmler-1.text' }),
  );
});

test('a choice between places says which event makes somebody move (found: “which?”, and nothing of what they do there)', () => {
  const prompt = text('ask.nearest', { thing: text('leader.himmler'), event: text('event.visit-from-himmler-1') });
  const cost = words.render({ m: 'leader.himmler.text' });
  expect(joined(source({ kind: 'nearest', prompt, options: [] }, words))).toBe(
    `${words.render({ m: 'event.visit-from-himmler-1.text' })} Himmler: ${cost}`,
  );
});

test('a request for a card says what the card does; one for an item does not', () => {
  const ask = (thing: string) => text('ask.consent-card', { who: text('sheet.beck'), thing: text(thing) });
  expect(joined(source({ kind: 'consent', prompt: ask('card.safe'), options: [] }, words))).toBe(
    words.render({ m: 'card.safe.text' }),
  );
  expect(joined(source({ kind: 'consent', prompt: ask('item.keys'), options: [] }, words))).toBe('');
});

test('a turn comes from no card, even when cards can be played in it', () => {
  const options = [{ key: 'card:safe#1', label: text('option.play', { card: text('card.safe') }) }];
  expect(
    joined(source({ kind: 'action', prompt: text('ask.action', { who: text('sheet.beck') }), options }, words)),
  ).toBe('');
});

test('whoever may avert a penalty reads which it is (found: “beside a deputy”, and neither whom nor at what price)', () => {
  const prompt = text('ask.before-penalties', { who: text('sheet.beck'), leaders: [text('leader.himmler')] });
  const options = [{ key: 'react:called-away#1', label: text('option.react', { card: text('card.called-away') }) }];
  expect(joined(source({ kind: 'before-penalties', prompt, options }, words))).toBe(
    `Himmler: ${words.render({ m: 'leader.himmler.text' })} Called Away: ${words.render({ m: 'card.called-away.text' })}`,
  );
});

test('whoever may react to an event that moves Hitler reads what it does, and what the card would do (found: the event alone)', () => {
  const prompt = text('ask.event-moves-hitler', { event: text('event.party-rally-1') });
  const options = [
    { key: 'react:delay-hitler#1', label: text('option.react', { card: text('card.delay-hitler') }) },
    { key: 'pass', label: text('option.pass') },
  ];
  expect(joined(source({ kind: 'event-moves-hitler', prompt, options }, words))).toBe(
    `${words.render({ m: 'event.party-rally-1.text' })} Delay Hitler: ${words.render({ m: 'card.delay-hitler.text' })}`,
  );
});

test('whoever may play a card before an event reads what it does (found: the question named it only)', () => {
  const options = [
    { key: 'react:slow-news-day#1', label: text('option.react', { card: text('card.slow-news-day') }) },
    { key: 'pass', label: text('option.pass') },
  ];
  expect(joined(source({ kind: 'before-event', prompt: text('ask.before-event'), options }, words))).toBe(
    `Slow News Day: ${words.render({ m: 'card.slow-news-day.text' })}`,
  );
});

test.each(['may', 'nearest', 'consent'])(
  'a question of the kind %s says what the card does that it names, as a sentence of its own',
  (kind) => {
    const prompt = text('ask.may', { who: text('sheet.beck'), card: text('card.safe') });
    const options = [{ key: 'yes', label: text('option.react', { card: text('card.called-away') }) }];
    expect(joined(source({ kind, prompt, options }, words))).toBe(words.render({ m: 'card.safe.text' }));
  },
);

test.each(['before-event', 'before-penalties', 'leader-moved', 'plot-gathering', 'plot-rolled'])(
  'at the moment %s each card that can be played says once what it does',
  (kind) => {
    const played = (card: string, at: string) => ({
      key: `react:${card}@${at}`,
      label: text('option.react', { card: text(`card.${card}`), at: text(`space.${at}`) }),
    });
    const options = [played('safe', 'paris'), played('safe', 'berlin'), played('called-away', 'paris')];
    const said = (card: string) =>
      `${words.render({ m: `card.${card}` })}: ${words.render({ m: `card.${card}.text` })}`;
    expect(joined(source({ kind, prompt: text('ask.before-event'), options }, words))).toBe(
      `${said('safe')} ${said('called-away')}`,
    );
    expect(joined(source({ kind, prompt: text('ask.before-event'), options: [] }, words))).toBe('');
  },
);

test('what threatens is said of penalties alone: elsewhere a leader who is named threatens nobody', () => {
  const prompt = text('ask.before-penalties', { who: text('sheet.beck'), leaders: [text('leader.himmler')] });
  expect(joined(source({ kind: 'leader-moved', prompt, options: [] }, words))).toBe('');
});

test('the end of a turn says what the next one would cost where it ends (bug: nothing was said, and the motivation was gone)', () => {
  const cost = text('penalty.hitler');
  const ahead = [text('ahead', { who: text('sheet.beck'), leader: text('leader.hitler'), cost })];
  const said = (language: 'en' | 'fr', p: Parameters<typeof text>[1]) =>
    joined(source({ kind: 'finish', prompt: text('ask.finish', p), options: [] }, blackOrchestraIn(language).text));
  expect(said('en', { who: text('sheet.beck'), ahead })).toBe(
    'Ludwig Beck’s next turn, if Hitler is still here: motivation −1.',
  );
  expect(said('fr', { who: text('sheet.beck'), ahead })).toBe(
    'Ludwig Beck, au début du prochain tour, si Hitler est encore ici\u00a0: motivation −1.',
  );
  expect(said('en', { who: text('sheet.beck') })).toBe('');
});

/** What a question about giving these cards away says of them. */
function told(kind: string, cards: readonly string[]): readonly string[] {
  const options = cards.map((id) => ({
    key: `card:${id}`,
    label: text('option.discard', { thing: text(`card.${id}`) }),
  }));
  return source({ kind, prompt: text('ask.discard-own-card', { who: text('sheet.beck') }), options }, words);
}

test('whoever gives a card away reads what each of them does (found: names alone)', () => {
  expect(told('give-up', ['safe', 'called-away'])).toEqual([
    `Safe: ${words.render({ m: 'card.safe.text' })}`,
    `Called Away: ${words.render({ m: 'card.called-away.text' })}`,
  ]);
});

test('the texts of more than four cards are left out', () => {
  const four = ['safe', 'called-away', 'delay-hitler', 'slow-news-day'];
  expect(told('discard', four)).toHaveLength(4);
  expect(told('discard', [...four, 'intelligence-briefing'])).toEqual([]);
});

test('whoever looks at events reads what each of them does (found: names alone)', () => {
  const event = text('event.party-rally-1');
  const options = [{ key: 'event:party-rally-1', label: text('option.thing', { thing: event }) }];
  const what = words.render({ m: 'event.party-rally-1.text' });
  for (const kind of ['peek', 'target'])
    expect(joined(source({ kind, prompt: text('sheet.kordt.order', { n: 1 }), options }, words))).toBe(
      `${words.render(event)}: ${what}`,
    );
});

test('where a card asks to choose among cards, what it does comes first, then each of them', () => {
  const prompt = text('ask.may', { who: text('sheet.beck'), card: text('card.safe') });
  const options = [{ key: 'card', label: text('option.thing', { thing: text('card.called-away') }) }];
  expect(source({ kind: 'target', prompt, options }, words)).toEqual([
    words.render({ m: 'card.safe.text' }),
    `Called Away: ${words.render({ m: 'card.called-away.text' })}`,
  ]);
});

test('beside options that say what each card does, that is not said again (found: every text twice)', () => {
  const card = { kind: 'card', id: 'safe#1' };
  const discard = { key: 'discard', label: text('option.discard', { thing: text('card.safe') }), ref: card };
  const keep = { key: 'keep', label: text('option.keep', { thing: text('card.safe') }), ref: card };
  const asked = (...options: readonly Option[]) => ({ kind: 'raid', prompt: text('ask.raid'), options });
  expect(source(asked(discard), words, 'labels')).toHaveLength(1);
  expect(source(asked(discard), words, 'notes')).toEqual([]);
  expect(source(asked(keep), words, 'notes')).toHaveLength(1);
});

test('those who wait read what others decide about: the offer of an event, the penalties of leaders (found: “about the offer”)', () => {
  const offer = text('about.offer', { thing: text('event.visit-from-goebbels-1') });
  expect(source({ kind: 'may', prompt: offer, options: [] }, words)).toEqual([
    words.render({ m: 'event.visit-from-goebbels-1.text' }),
  ]);
  const penalties = text('about.penalty-order', { leaders: [text('leader.hitler'), text('leader.goebbels')] });
  const lines = source({ kind: 'penalty', prompt: penalties, options: [] }, words);
  expect(lines.map((line) => line.split(':')[0])).toEqual(['Hitler', 'Goebbels']);
});
