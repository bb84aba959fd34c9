import { UNDO } from '../../../engine/ask';
import { Scenario } from '../testing/scenario';

/** Whether Beck's player, in a game with these options, may take back a move to Hannover. */
function offered(options: Readonly<Record<string, string>>): boolean {
  const turn = Scenario.turn({ options }).choose('beck', 'move:hannover');
  return turn.view('beck').asks.some(({ kind }) => kind === UNDO);
}

test('a choice can be taken back, unless the table plays without it [R27]', () => {
  expect([offered({}), offered({ undo: 'on' }), offered({ undo: 'off' })]).toEqual([true, true, false]);
});
