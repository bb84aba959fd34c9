import { type Ask, askId, seat } from '../../../../shared/engine/ask';
import { plotTurn } from '../../../../shared/games/black-orchestra/testing/plots';
import { Scenario } from '../../../../shared/games/black-orchestra/testing/scenario';
import { blackOrchestraIn, facts } from '../testing/game';
import { about } from './about';

/** What is said of an option of the first question of Beck's turn. */
function said(key: string, language: 'en' | 'fr' = 'en', kind = 'action'): readonly string[] {
  const view = Scenario.turn().view('beck');
  const ask: Ask = { id: askId('1'), seat: seat(0), kind, prompt: { m: 'p' }, options: [] };
  const { text } = blackOrchestraIn(language);
  const option = { key, label: { m: 'p' }, ...(key === 'ability' ? { ref: { kind: 'conspirator', id: 'beck' } } : {}) };
  return about({ option, options: {}, ask, view, facts, text });
}

test('an action that no card explains is said in a sentence of the rules, with the number of the rule', () => {
  expect(said('dossier')).toEqual(['You take the top card of the deck. Nobody knows which it is. [6.5]']);
  expect(said('dossier', 'fr')).toEqual([
    'Vous prenez la première carte de la pioche. Personne ne sait laquelle. [6.5]',
  ]);
  for (const key of ['conspire:2', 'reveal', 'release', 'take:item:keys:canaris', 'end', 'ability']) {
    expect(said(key)).toHaveLength(1);
  }
});

test('what its label or a card says is not said again', () => {
  for (const key of ['move:paris', 'act:safe#1', 'give:item:keys:canaris']) expect(said(key)).toEqual([]);
  expect(said('yes', 'en', 'consent')).toEqual([]);
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
  expect(saidIn('en')).toEqual([
    '3 targets are needed, detected from 2 eagles.',
    'what counts by itself: 1 target short with 2 dice.',
    'and also Weapons (not found yet): 3 dice: 3.7% success, 7.4% detected.',
    'and also Intel (not found yet): 3 dice: 3.7% success, 7.4% detected.',
  ]);
  expect(saidIn('fr')).toHaveLength(4);
  expect(saidIn('en', { plans: 'off' })).toEqual([]);
});
