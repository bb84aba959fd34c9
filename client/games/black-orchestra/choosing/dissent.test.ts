import type { Language } from '../../../../shared/engine/game';
import { nextDice, one, Scenario } from '../../../../shared/games/black-orchestra/testing/scenario';
import { blackOrchestraIn, facts } from '../testing/game';
import { note } from './note';

/** What stands under each effect of a full track, as Beck reads it: he holds the Suitcase Bomb, Kordt a plot as well. */
function said(language: Language, options = {}): Readonly<Record<string, string | null>> {
  const s = Scenario.turn({
    table: (draft) => {
      draft.pub.track = 2;
      draft.pub.support = 5;
      one(draft, 'beck').dossier = ['suitcase-bomb#1'];
      Object.assign(one(draft, 'kordt'), { dossier: ['sniper#1'], motivation: 'skeptical' });
      nextDice(draft, 'target');
    },
  }).choose('beck', 'conspire:1');
  const { text } = blackOrchestraIn(language);
  const offered = s.asks('beck').flatMap((ask) => ask.options);
  return Object.fromEntries(
    offered.map((option) => [option.key, note({ option, options, view: s.view('beck'), facts, text })]),
  );
}

test.each([
  [
    'en',
    {
      'motivate:beck': 'skeptical and 2 of 4 for “Suitcase Bomb”',
      'motivate:canaris': 'skeptical',
      'motivate:kordt': 'motivated, 3 of 5 for “Sniper”, and ability usable',
      support: '4 targets per plot, not 5',
    },
  ],
  [
    'fr',
    {
      'motivate:beck': 'sceptique et 2 sur 4 pour «\u00a0Bombe dans la mallette\u00a0»',
      'motivate:canaris': 'sceptique',
      'motivate:kordt': 'motivé, 3 sur 5 pour «\u00a0Tireur embusqué\u00a0» et capacité disponible',
      support: '4\u00a0cibles par complot au lieu de 5',
    },
  ],
] as const)('under each effect of a full dissent track stands what it brings (%s)', (language, words) => {
  expect(said(language)).toEqual(words);
});

test('nothing is said of plots where the table works nothing out for them', () => {
  expect(said('en', { plans: 'off' })['motivate:kordt']).toBe('motivated and ability usable');
  // Those of a mate are told where everybody sees all.
  expect(said('en', { plans: 'own' })['motivate:kordt']).toBe('motivated and ability usable');
});
