/** @jest-environment ./client/testing/environment.ts */
import { act, screen } from '@testing-library/react';
import { useRef } from 'react';

import { draw, nowhere } from '../../testing/draw';
import { useQuestionFocus } from './useQuestionFocus';

/** A question with an option and a field to write in. A press on the option answers. */
function Asking() {
  const prompt = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  useQuestionFocus(prompt, follows, { asks: 'one', asked: 'asked', screen: 'wide' });
  return (
    <>
      <div ref={prompt} tabIndex={-1} role="group" aria-label="questions">
        <button onClick={() => (follows.current = true)}>answer</button>
      </div>
      <input aria-label="say" />
    </>
  );
}

/** Draws the question, gives something the focus after or without an answer, and lets something come from the server. */
async function focusAfter(at: 'button' | 'textbox', did: 'answered' | 'nothing'): Promise<Element | null> {
  const connection = nowhere();
  draw(<Asking />, 'en', connection);
  const option = await screen.findByRole('button');
  if (did === 'answered') option.click();
  screen.getByRole(at).focus();
  act(() => connection.show({ code: 'ABCDE', token: null }));
  return document.activeElement;
}

test('an option that was pressed gives up the focus before it can go with it: the page is laid out once', async () => {
  expect(await focusAfter('button', 'answered')).toBe(document.body);
});

test('whoever has not answered stays where they are', async () => {
  expect((await focusAfter('button', 'nothing'))?.textContent).toBe('answer');
});

test('whoever has begun to write stays there', async () => {
  expect((await focusAfter('textbox', 'answered'))?.getAttribute('aria-label')).toBe('say');
});
