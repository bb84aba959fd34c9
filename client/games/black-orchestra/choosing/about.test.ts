import { type Ask, askId, IN_ADVANCE, type Option, seat } from '../../../../shared/engine/ask';
import { plotTurn } from '../../../../shared/games/black-orchestra/testing/plots';
import { one, Scenario } from '../../../../shared/games/black-orchestra/testing/scenario';
import { blackOrchestraIn, facts } from '../testing/game';
import { about } from './about';
import { note } from './note';

/** What is said of an option of the first question of Beck's turn. */
function said(key: string, language: 'en' | 'fr' = 'en', kind = 'action'): readonly string[] {
  const view = Scenario.turn().view('beck');
  const ask: Ask = { id: askId('1'), seat: seat(0), kind, prompt: { m: 'p' }, options: [] };
  const { text } = blackOrchestraIn(language);
  const option = { key, label: { m: 'p' }, ...(key === 'ability' ? { ref: { kind: 'conspirator', id: 'beck' } } : {}) };
  return about({ option, options: {}, ask, view, facts, text });
}

test('an action that no card explains is said in a sentence of the rules, with the number of the rule', () => {
  expect(said('dossier')).toEqual(['Draw the top card of the deck. Everybody sees it. [6.5]']);
  expect(said('dossier', 'fr')).toEqual([
    'Sans choisir\u00a0: la première carte de la pioche. Tout le monde la verra. [6.5]',
  ]);
  for (const key of ['reveal', 'release', 'take:item:keys:canaris', 'end', 'ability']) {
    expect(said(key)).toHaveLength(1);
  }
});

test('what its label or a card says is not said again', () => {
  for (const key of ['act:safe#1', 'give:item:keys:canaris']) expect(said(key)).toEqual([]);
  expect(said('yes', 'en', 'consent')).toEqual([]);
});

test('a move with what a space wants says whether it is taken there yet (found: a whole turn went into a shut delivery)', () => {
  const view = Scenario.turn({
    sheets: ['canaris', 'beck'],
    table: (draft) => void (one(draft, 'canaris').items = ['badge']),
  }).view('canaris');
  const ask = view.asks.find(({ kind }) => kind === 'action');
  const option = ask?.options.find(({ key }) => key === 'move:sportpalast');
  if (ask === undefined || option === undefined) throw new Error('no such move');
  const { text } = blackOrchestraIn('en');
  expect(about({ option, options: {}, ask, view, facts, text })).toEqual([
    'A face-down item tile lies here.',
    'Deliver Badge: your suspicion −2.',
    'First the item that lies here must be collected.',
  ]);
});

test('a move says what its end does to who enters (found: only places where nobody could go said what their signs mean)', () => {
  expect(said('move:paris')).toEqual(['Each time you enter: suspicion −3 and military support +1.']);
});

test('an event that is taken out leaves less time (found: nobody knew)', () => {
  expect(said('remove:munich-agreement', 'en', 'peek')).toEqual(['One event fewer: the stage is one turn shorter.']);
});

test('the odds of a roll are said, unless the table has switched plans off', () => {
  const s = plotTurn('sniper#1', {
    sheets: ['canaris', 'bonhoeffer'],
    hitler: 'munich',
    motivation: 'reckless',
  }).choose('canaris', 'plot:sniper#1:hitler');
  const view = s.view('canaris');
  const ask = view.asks.find(({ kind }) => kind === 'plot-dice');
  const [option] = ask?.options ?? [];
  if (ask === undefined || option === undefined) throw new Error('no dice are asked for');
  const { text } = blackOrchestraIn('en');
  const saidWith = (options: Readonly<Record<string, string>>) => about({ option, options, ask, view, facts, text });
  expect(saidWith({})).toHaveLength(1);
  expect(saidWith({ plans: 'own' })).toHaveLength(1);
  expect(saidWith({ plans: 'off' })).toEqual([]);
});

test('a plot is looked at before it is begun: the odds as it stands, and with what could be added', () => {
  const view = plotTurn('sniper#1', {
    sheets: ['canaris', 'bonhoeffer'],
    hitler: 'munich',
    motivation: 'reckless',
  }).view('canaris');
  const ask = view.asks.find(({ kind }) => kind === 'action');
  const option = ask?.options.find(({ key }) => key === 'plot:sniper#1:hitler');
  if (ask === undefined || option === undefined) throw new Error('no plot can be attempted');
  const saidIn = (language: 'en' | 'fr', options: Readonly<Record<string, string>> = {}) =>
    about({ option, options, ask, view, facts, text: blackOrchestraIn(language).text });
  // Found: a screen of “so many dice short”, and no word of the chance to be detected, which means prison.
  expect(saidIn('en')).toEqual([
    '2 dice: success 0%, detected and arrested 2.8%.',
    '3 targets are needed, 2 eagles: detected.',
    'As many targets as military support: lower that, and fewer are needed.',
    'It takes 1 action.',
    'Quiet failure: try again later, items used are lost. Detected: prison, the card is lost, everybody’s motivation −1.',
    'It has 2 dice and needs at least 3 dice.',
    'and also Weapons (not found yet): 3 dice: 3.7% success, 7.4% detected.',
    'and also Intel (not found yet): 3 dice: 3.7% success, 7.4% detected.',
  ]);
  expect(saidIn('fr')[0]).toBe('2\u00a0dés\u00a0: réussite 0\u00a0%, découvert (arrestation) 2,8\u00a0%.');
  expect(saidIn('fr')).toHaveLength(8);
  expect(saidIn('en', { plans: 'off' })).toEqual([]);
});

test('a plot that is tried when an event has moved its target says the same odds (bug: it said none)', () => {
  const view = plotTurn('plane-bomb#1', {
    sheets: ['canaris', 'beck'],
    hitler: 'munich',
    items: ['map', 'explosives'],
  }).view('canaris');
  const option = { key: 'plot:plane-bomb#1:hitler', label: { m: 'p' }, ref: { kind: 'card', id: 'plane-bomb#1' } };
  const ask: Ask = { id: askId('1'), seat: seat(0), kind: 'leader-moved', prompt: { m: 'p' }, options: [option] };
  const { text } = blackOrchestraIn('en');
  const saidWith = (options: Readonly<Record<string, string>>) => about({ option, options, ask, view, facts, text });
  expect(saidWith({})[0]).toBe('4 dice: success 11.1%, detected and arrested 13.2%.');
  expect(saidWith({ plans: 'off' })).toEqual([]);
});

test('conspiring says how likely it brings a target or an eagle at all', () => {
  const view = Scenario.turn().view('beck');
  const [ask] = view.asks;
  const option = ask?.options.find(({ key }) => key === 'conspire:2');
  if (ask === undefined || option === undefined) throw new Error('nobody can conspire');
  const { text } = blackOrchestraIn('en');
  const said = (track: number) =>
    about({ option, options: {}, ask, view: { ...view, table: { ...view.table, track } }, facts, text }).slice(1);
  // Of 36 rolls 16 have no target, and 25 no eagle.
  const odds = '2 dice: at least one target 55.6%, at least one eagle 30.6%.';
  expect(said(0)).toEqual([odds]);
  // Found: “2 targets: motivation +1” on the button, and only the odds of one in the card. 4 rolls of 36 have two.
  expect(said(1)).toEqual([odds, '2 targets or more, which fill the track: 11.1%.']);
  expect(said(2)).toEqual([odds]);
});

test.each([
  ['en', 'Before the event you can play Slow News Day: decide it in advance. [13]'],
  ['fr', 'Avant l’événement, Journée calme peut se jouer\u00a0: décidez‑le à l’avance. [13]'],
] as const)(
  'ending a turn says which card could still be played before the event (found: it was never asked about, %s)',
  (language, words) => {
    const played = Scenario.turn().view('beck');
    const use: Option = {
      key: 'order:use:slow-news-day#1',
      label: {
        m: 'option.order-use',
        p: { card: { m: 'card.slow-news-day' }, moment: { m: 'moment.before-event' } },
      },
    };
    const orders: Ask = { id: askId('a'), seat: seat(0), kind: IN_ADVANCE, prompt: { m: 'p' }, options: [use] };
    const view = { ...played, asks: [...played.asks, orders] };
    const ask = view.asks.find(({ kind }) => kind === 'action');
    const option = ask?.options.find(({ key }) => key === 'end');
    if (ask === undefined || option === undefined) throw new Error('nobody can end the turn');
    expect(about({ option, options: {}, ask, view, facts, text: blackOrchestraIn(language).text })).toContain(words);
  },
);

test('under a card to be discarded stands what it says (found: seven names, and no way to judge them)', () => {
  const { text } = blackOrchestraIn('en');
  const option = { key: 'card:safe#1', label: { m: 'option.discard' }, ref: { kind: 'card', id: 'safe#1' } };
  const said = note({ option, options: {}, view: Scenario.turn().view('beck'), facts, text });
  expect(said).toBe(text.render({ m: 'card.safe.text' }));
});

test.each([
  ['en', 'Dossier full (2/2): you will have to discard a card.'],
  ['fr', 'Dossier plein (2/2)\u00a0: vous devrez défausser une carte.'],
] as const)('drawing into a full dossier says that a card has to go (bug: it said nothing, %s)', (language, words) => {
  const s = Scenario.turn({ table: (draft) => void (one(draft, 'beck').dossier = ['safe#1', 'called-away#1']) });
  const view = s.view('beck');
  const [ask] = view.asks;
  const option = ask?.options.find(({ key }) => key === 'dossier');
  if (ask === undefined || option === undefined) throw new Error('nobody can draw');
  const { text } = blackOrchestraIn(language);
  expect(about({ option, options: {}, ask, view, facts, text }).at(-1)).toBe(words);
  expect(note({ option, options: {}, view, facts, text })).toBe(words);
});

test.each([
  ['en', 'Your suspicion is extreme already: an eagle changes nothing for you.'],
  ['fr', 'Votre suspicion est déjà extrême\u00a0: un aigle n’y change rien.'],
] as const)(
  'dice tell who is suspected as much as can be that an eagle does no more (found: “am I arrested?”, %s)',
  (language, says) => {
    const saidAt = (suspicion: 'high' | 'extreme') => {
      const view = Scenario.turn({ table: (draft) => void (one(draft, 'beck').suspicion = suspicion) }).view('beck');
      const ask: Ask = { id: askId('1'), seat: seat(0), kind: 'action', prompt: { m: 'p' }, options: [] };
      const option = { key: 'conspire:2', label: { m: 'option.conspire', p: { dice: 2 } } };
      return about({ option, options: {}, ask, view, facts, text: blackOrchestraIn(language).text });
    };
    expect(saidAt('high')).not.toContain(says);
    expect(saidAt('extreme')).toContain(says);
  },
);

test('the only one who is free reads that an eagle loses the match; others do not (found: “you are arrested”, and no more)', () => {
  const release = (...imprisoned: readonly ('canaris' | 'kordt')[]): readonly string[] => {
    const view = Scenario.turn({
      table: (draft) => imprisoned.forEach((who) => (one(draft, who).space = 'prison')),
    }).view('beck');
    const ask: Ask = { id: askId('1'), seat: seat(0), kind: 'action', prompt: { m: 'p' }, options: [] };
    const { text } = blackOrchestraIn('en');
    return about({ option: { key: 'release', label: { m: 'p' } }, options: {}, ask, view, facts, text }).slice(1);
  };
  expect(release('kordt')).toEqual([]);
  expect(release('canaris', 'kordt')).toEqual(['An eagle would put everybody in prison: the game would be lost.']);
});
