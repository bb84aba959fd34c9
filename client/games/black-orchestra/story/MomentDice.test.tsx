/** @jest-environment ./client/testing/environment.ts */
import { draw } from '../../../testing/draw';
import { blackOrchestraIn } from '../testing/game';
import { MomentDice } from './MomentDice';

test('the dice of a moment lie in the order in which its sentence names them (found: “1, target, and target” beside target, target, 1)', () => {
  const { text } = blackOrchestraIn('en');
  const faces = ['1', 'target', 'eagle', 'target'].map((face) => ({ m: `face.${face}` }));
  const head = { m: 'log.rolled', p: { who: { m: 'sheet.beck' }, faces } };
  const moment = { at: 0, head, rest: [], kind: 'plot', tone: 'plain' } as const;
  draw(<MomentDice moment={moment} text={text} size="small" />, 'en');
  const shown = [...document.querySelectorAll('[title]')].map((die) => die.getAttribute('title'));
  expect(shown).toEqual(['1', 'target', 'eagle', 'target']);
  expect(text.render(head)).toContain('1, target, eagle, and target');
});
