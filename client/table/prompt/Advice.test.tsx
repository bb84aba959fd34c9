/** @jest-environment ./client/testing/environment.ts */
import { screen } from '@testing-library/react';
import { io } from 'socket.io-client';

import { askId, isQuestion } from '../../../shared/engine/ask';
import type { Language } from '../../../shared/engine/game';
import type { MatchView } from '../../../shared/engine/match';
import { one, Scenario } from '../../../shared/games/black-orchestra/testing/scenario';
import type { AdviceMessage } from '../../../shared/protocol/rooms';
import { Connection } from '../../base/connection/connection';
import { HABIT } from '../../base/settings';
import { blackOrchestraIn } from '../../games/black-orchestra/testing/game';
import { draw } from '../../testing/draw';
import { atTable } from '../../testing/table';
import { Advice } from './Advice';
import { Prompt } from './Prompt';

/** A connection to a server that advises this, or nothing. */
class Advising extends Connection {
  readonly asked: string[] = [];
  readonly previewed: string[] = [];

  constructor(private readonly advice: AdviceMessage | null) {
    super(io({ autoConnect: false }));
  }

  /** Each answer raises the military support to 7, and leads to a roll. */
  override preview(_ask: string, key: string) {
    this.previewed.push(key);
    return Promise.resolve({
      ok: true,
      preview: {
        log: [],
        patch: [{ op: 'replace', path: '/support', value: 7 }],
        end: { at: 'reveal', what: 'chance', of: 'dice' },
        final: true,
      },
    } as const);
  }

  override advise(ask: string) {
    this.asked.push(ask);
    const { advice } = this;
    return Promise.resolve(
      advice === null ? ({ ok: false, error: 'no-advice' } as const) : ({ ok: true, advice } as const),
    );
  }
}

/** Goebbels speaks in Berlin: Beck says whose suspicion rises. */
const asked = () =>
  Scenario.event('berlin-speech', { table: (draft) => void (one(draft, 'beck').suspicion = 'high') }).view('beck');

/** The prompt for a view, with what is answered, as ask and key. */
function prompted(view: MatchView, language: Language, connection: Advising) {
  const told: string[] = [];
  const choose = (ask: string, key: string) => void told.push(`${ask} ${key}`);
  const prompt = atTable(<Prompt extent="all" />, { view, game: blackOrchestraIn(language), choose });
  const { user } = draw(prompt, language, connection);
  return { user, told };
}

test.each([
  ['en', 'Advice', 'Advice: Ludwig Beck'],
  ['fr', 'Un conseil', 'Conseil\u00a0: Ludwig Beck'],
] as const)('advice is asked for with a press and followed with another (%s)', async (language, ask, told) => {
  HABIT.set('at-once');
  const view = asked();
  const question = view.asks.find((open) => isQuestion(open));
  const id = question?.id ?? askId('');
  const connection = new Advising({ ask: id, key: 'conspirator:beck' });
  const table = prompted(view, language, connection);
  expect(connection.asked).toEqual([]);
  await table.user.click(screen.getByRole('button', { name: ask }));
  expect(connection.asked).toEqual([id]);
  const advised = await screen.findByRole('button', { name: told });
  expect(document.activeElement).toBe(advised);
  expect(table.told).toEqual([]);
  await table.user.click(advised);
  expect(table.told).toEqual([`${id} conspirator:beck`]);
});

test.each([
  ['en', 'Advice', 'No advice right now. Decide yourself.'],
  ['fr', 'Un conseil', 'Pas de conseil en ce moment. À vous de décider.'],
] as const)('where there is no advice, that is said (%s)', async (language, ask, told) => {
  const table = prompted(asked(), language, new Advising(null));
  await table.user.click(screen.getByRole('button', { name: ask }));
  expect(await screen.findByText(told)).not.toBe(null);
});

test.each([
  [
    'why, where the bot says it',
    { m: 'log.bot.item', p: { who: { m: 'sheet.beck' } } },
    ['conspirator:beck'],
    'wants items: plots need them.',
  ],
  ['what it would change', undefined, ['conspirator:beck'], 'What it would change:Military support'],
] as const)('advice says %s (found: advice without a reason)', async (_, why, previewed, says) => {
  const view = asked();
  const id = view.asks.find((open) => isQuestion(open))?.id ?? askId('');
  const advice = { ask: id, key: 'conspirator:beck', ...(why === undefined ? {} : { why }) };
  const connection = new Advising(advice);
  const { user } = prompted(view, 'en', connection);
  await user.click(screen.getByRole('button', { name: 'Advice' }));
  const told = await screen.findByTestId('advice');
  expect(told.textContent).toContain(says);
  expect(connection.previewed).toEqual(previewed);
});

test('beside the goal it says the answer and why, and nothing longer (found: the actions were pushed out of a phone’s drawer)', async () => {
  const view = asked();
  const id = view.asks.find((open) => isQuestion(open))?.id ?? askId('');
  const connection = new Advising({ ask: id, key: 'conspirator:beck', why: { m: 'advice.even' } });
  const beside = atTable(<Advice asked={view.asks} place="goal" />, { view, game: blackOrchestraIn('en') });
  const { user } = draw(beside, 'en', connection);
  await user.click(screen.getByRole('button', { name: 'Advice' }));
  expect((await screen.findByTestId('advice')).textContent).toContain('The other answers seem as good.');
  expect(connection.previewed).toEqual([]);
});

test('a turn has its advice in the goal line, and the end of a turn needs none', () => {
  prompted(Scenario.turn().view('beck'), 'en', new Advising(null));
  expect(screen.queryByTestId('advise')).toBe(null);
});
