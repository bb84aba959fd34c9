/** @jest-environment ./client/testing/environment.ts */
import { renderHook } from '@testing-library/react';

import { type AskId, isQuestion } from '../../../shared/engine/ask';
import { Scenario } from '../../../shared/games/black-orchestra/testing/scenario';
import { blackOrchestraIn } from '../../games/black-orchestra/testing/game';
import { targetsOf } from '../choices/targets';
import type { Planner } from '../mates/usePlanner';
import { useStory } from '../story/useStory';
import { usePressing } from './usePressing';

const nothing = () => undefined;
const idle: Planner = {
  drawn: null,
  aside: null,
  begin: nothing,
  add: nothing,
  back: nothing,
  send: nothing,
  drop: nothing,
};

test('an option whose card opened was not answered: what ends its question later is not told as the reader’s doing (bug)', () => {
  const before = Scenario.turn().view('beck');
  const finals: (() => void)[] = [];
  const game = blackOrchestraIn('en');
  const { result, rerender } = renderHook(
    (view: typeof before) => {
      const story = useStory(view, game, 'ABCDE', 'asked');
      const { acted, withheld } = story;
      const pressing = usePressing({
        view,
        game,
        targets: targetsOf(view.asks),
        mode: 'act',
        habit: 'look-first',
        planner: idle,
        focus: { follow: nothing, stay: nothing, goBack: nothing },
        choose: (_ask: AskId, _key: string, onFinal?: () => void) => void finals.push(onFinal ?? nothing),
        acted,
        withheld,
        look: nothing,
        show: nothing,
        tell: nothing,
      });
      return { story, pressing };
    },
    { initialProps: before },
  );
  const [ask] = before.asks.filter(isQuestion);
  if (ask === undefined) throw new Error('nothing is asked');
  const known = result.current.story.freshFrom;
  const later = { ...before, asks: [], log: [...before.log, { text: { m: 'log.hitler-delayed' } }] };
  const ended = { ...later, log: [...later.log, { text: { m: 'log.hitler-delayed' } }] };
  result.current.pressing.pressOption(ask.id, 'dossier');
  expect(finals).toHaveLength(1);
  finals[0]?.();
  rerender({ ...later, asks: before.asks });
  rerender(ended);
  expect(result.current.story.freshFrom).toBe(known);
});
