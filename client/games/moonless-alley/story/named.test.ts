import { text } from '../../../../shared/engine/text';
import { AGENTS } from '../../../../shared/games/moonless-alley/board/cards';
import { name } from '../../../../shared/games/moonless-alley/i18n/names';
import { agentIn } from './named';

it('the log names every agent so that its face can be drawn', () => {
  for (const { id, strength, name: own } of AGENTS) {
    const found = AGENTS.find((one) => one.id === agentIn(text('log.deployed', { card: name.card(id) })));
    expect(found).toMatchObject({ strength, name: own });
  }
  expect(agentIn(text('log.laid', { who: name.seat(0 as never) }))).toBeNull();
  expect(agentIn(text('log.got', { card: name.card('plunder') }))).toBeNull();
});
