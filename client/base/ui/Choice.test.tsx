/** @jest-environment ./client/testing/environment.ts */
import { act, screen } from '@testing-library/react';
import { useState } from 'react';

import { draw } from '../../testing/draw';
import type { Answered } from '../connection/state';
import { Choice } from './Choice';
import { useCommand } from './useCommand';

/** Lets something happen, and all that follows from it. */
const now = (happens: () => void) =>
  act(() => {
    happens();
    return Promise.resolve();
  });

/** A question whose acknowledgement comes when the test says so; `tell` sends the changed value. */
function asked() {
  let answer: (how: Answered) => void = () => undefined;
  let tell: (value: string) => void = () => undefined;
  const sent: string[] = [];
  function Asked() {
    const [chosen, setChosen] = useState('easy');
    tell = setChosen;
    return (
      <Choice
        name="difficulty"
        legend="How hard?"
        values={['easy', 'standard', 'hard']}
        wordOf={(value) => value}
        chosen={chosen}
        access="choose"
        command={useCommand()}
        choose={(value) => {
          sent.push(value);
          return new Promise<Answered>((resolve) => (answer = resolve));
        }}
        hint={null}
      />
    );
  }
  const { user } = draw(<Asked />, 'en');
  return {
    sent,
    press: (name: string) => user.click(screen.getByRole('radio', { name })),
    answered: (how: Answered) => now(() => answer(how)),
    told: (value: string) => now(() => tell(value)),
    shown: () => screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.value,
  };
}

test('a pressed answer shows at once, and stays until the changed room arrives', async () => {
  const { press, answered, told, shown } = asked();
  await press('standard');
  expect(shown()).toBe('standard');
  await answered({ ok: true });
  expect(shown()).toBe('standard');
  await told('standard');
  await told('easy');
  expect(shown()).toBe('easy');
});

test('what was refused shows no longer, also when it is tried again', async () => {
  const { press, answered, shown } = asked();
  const refused = { ok: false, error: { code: 'not-host' } } as unknown as Answered;
  for (const wanted of ['standard', 'hard']) {
    await press(wanted);
    expect(shown()).toBe(wanted);
    await answered(refused);
    expect(shown()).toBe('easy');
  }
});

test('of what is pressed while an answer is on its way, the last is sent after it (found: a second arrow key did nothing)', async () => {
  const { press, answered, told, shown, sent } = asked();
  await press('standard');
  await press('hard');
  await press('easy');
  await press('hard');
  expect(shown()).toBe('hard');
  expect(sent).toEqual(['standard']);
  await answered({ ok: true });
  await told('standard');
  expect(shown()).toBe('hard');
  expect(sent).toEqual(['standard', 'hard']);
  await answered({ ok: true });
  await told('hard');
  expect(shown()).toBe('hard');
});

test('while another answer of the same part is on its way, a press does nothing (else it would send the other one as it was)', async () => {
  const sent: string[] = [];
  let answer: (how: Answered) => void = () => undefined;
  function Two() {
    const command = useCommand();
    return ['one', 'two'].map((name) => (
      <Choice
        key={name}
        name={name}
        legend={name}
        values={['off', `${name} on`]}
        wordOf={(value) => value}
        chosen="off"
        access="choose"
        command={command}
        choose={(value) => {
          sent.push(value);
          return new Promise<Answered>((resolve) => (answer = resolve));
        }}
        hint={null}
      />
    ));
  }
  const { user } = draw(<Two />, 'en');
  const press = (name: string) => user.click(screen.getByRole('radio', { name }));
  await press('one on');
  await press('two on');
  await now(() => answer({ ok: true }));
  expect(sent).toEqual(['one on']);
  await press('two on');
  expect(sent).toEqual(['one on', 'two on']);
});
