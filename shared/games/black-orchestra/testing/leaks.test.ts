import { type Ask, askId, seat } from '../../../engine/ask';
import { type Match, type MatchView, viewOf } from '../../../engine/match';
import { playout } from '../../../testing/playout';
import { blackOrchestra } from '..';
import { interrogationCards } from '../cards/interrogation';
import type { Core } from '../state';
import { leaks, viewLeaks } from './leaks';

const seen: Match<Core>[] = [];
playout(blackOrchestra, { seats: 3, seed: 4 }, (now) => {
  if (now.rev === 60) seen.push(now);
});
const [match] = seen;
if (match === undefined) throw new Error('over too early');
const view = viewOf(blackOrchestra, match, seat(0));
const line = (p: Readonly<Record<string, string>>): MatchView['log'][number] => ({ text: { m: 'x', p } });
const logged = (p: Readonly<Record<string, string>>): MatchView => ({ ...view, log: [...view.log, line(p)] });
const others = match.asks.filter((ask) => ask.seat !== 0);

test('what a viewer may know is no leak', () => {
  expect([leaks(match, seat(0), JSON.stringify(view)), viewLeaks(match, view)]).toEqual([[], []]);
});

test.each<[string, MatchView]>([
  ['a card of the deck in the log', logged({ card: match.core.hidden.deck[0] ?? '' })],
  ['an event to come on the table', { ...view, table: { next: match.core.hidden.eventDecks.flat()[0] } }],
  ['an interrogation card', logged({ card: interrogationCards[0]?.id ?? '' })],
  ['an effect nobody chose in public', logged({ effect: 'effect.nobody-chose-this' })],
  ['the random state', { ...view, table: { key: Object.values(match.core.hidden.rng)[0]?.key } }],
  ['a word of the hidden state', { ...view, table: { hidden: 1 } }],
  ['what was drawn, before the end', { ...view, drawn: [] }],
  ['what was drawn of interrogations', { ...view, table: { stream: 'interrogation' } }],
  [
    'what somebody else is asked',
    { ...view, asks: others.map((ask) => ({ ...ask, prompt: line({ rng: 'x' }).text })) },
  ],
])('%s is found, in bytes and in views', (_, shown) => {
  expect(leaks(match, seat(0), JSON.stringify(shown))).not.toEqual([]);
  expect(viewLeaks(match, shown)).not.toEqual([]);
});

test('at the end it is no leak what was drawn, but for interrogations', () => {
  const over = playout(blackOrchestra, { seats: 3, seed: 4 });
  const end = viewOf(blackOrchestra, over, null);
  expect(viewLeaks(over, end)).toEqual([]);
  const streams = new Set(end.drawn?.map(({ stream }) => stream));
  expect([...streams].sort()).toEqual(['conspirator', 'dice', 'events', 'items', 'setup']);
  expect(over.draws.some(({ stream }) => stream === 'interrogation')).toBe(true);
});

test('a line of the log that was harmless is a leak once its card is secret', () => {
  const [top = '', ...deck] = match.core.hidden.deck;
  const before: Match<Core> = { ...match, core: { ...match.core, hidden: { ...match.core.hidden, deck } } };
  const shown = logged({ card: top });
  expect(viewLeaks(before, shown)).toEqual([]);
  expect(viewLeaks(match, shown)).toEqual([`deck: ${top}`]);
});

test('a card of the deck is found in a reason, though its seat may read what it is asked', () => {
  const [top = ''] = match.core.hidden.deck;
  const ask: Ask = {
    id: askId('1.0.1'),
    seat: seat(0),
    kind: 'action',
    prompt: { m: 'x' },
    options: [{ key: top, label: { m: 'x' } }],
  };
  const because = { key: 'x', label: { m: 'x' }, why: { m: 'x', p: { card: top } }, rule: '6' };
  const asked = (own: Ask): readonly (readonly string[])[] => {
    const now = { ...match, asks: [own] };
    const shown = viewOf(blackOrchestra, now, seat(0));
    return [leaks(now, seat(0), JSON.stringify(shown)), viewLeaks(now, shown)];
  };
  expect(asked(ask)).toEqual([[], []]);
  expect(asked({ ...ask, unavailable: [because] })).toEqual([[`deck: ${top}`], [`deck: ${top}`]]);
});

/** The first match of random games in which a prisoner decides. */
function interrogated(): Match<Core> {
  for (let seed = 1; ; seed++) {
    const found: Match<Core>[] = [];
    playout(blackOrchestra, { seats: 3, seed }, (now) => {
      if (now.asks.some(({ kind }) => kind === 'interrogation')) found.push(now);
    });
    if (found[0] !== undefined) return found[0];
  }
}

test('what the options of an interrogation would do is known to the prisoner, and to nobody else', () => {
  const now = interrogated();
  const ask = now.asks.find(({ kind }) => kind === 'interrogation');
  const own = ask?.options.map(({ label }) => label.m).find((id) => id.startsWith('effect.'));
  const others = [0, 1, 2].map(seat).filter((one) => one !== ask?.seat);
  const bytes = JSON.stringify({ preview: { log: [{ m: own }] } });
  expect(leaks(now, ask?.seat ?? null, bytes)).toEqual([]);
  for (const other of [...others, null]) expect(leaks(now, other, bytes)).toEqual([own]);
  const unchosen = JSON.stringify({ preview: { log: [{ m: 'effect.of-another-card' }] } });
  expect(leaks(now, ask?.seat ?? null, unchosen)).toEqual(['effect.of-another-card']);
});
