/** @jest-environment ./client/testing/environment.ts */
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { io } from 'socket.io-client';

import type { Ask } from '../../../shared/engine/ask';
import { Scenario } from '../../../shared/games/black-orchestra/testing/scenario';
import { Connection } from '../../base/connection/connection';
import { blackOrchestraIn } from '../../games/black-orchestra/testing/game';
import { draw } from '../../testing/draw';
import { atTable } from '../../testing/table';
import { OptionList } from './OptionList';
import { type Previews, usePreview } from './usePreview';

/** A connection to a server that says of every option that dice are rolled next. */
class Foreseeing extends Connection {
  readonly asked: string[] = [];

  constructor() {
    super(io({ autoConnect: false }));
  }

  override preview(_ask: string, key: string) {
    this.asked.push(key);
    return Promise.resolve({
      ok: true,
      preview: { log: [], patch: [], end: { at: 'reveal', what: 'chance', of: 'dice' }, final: true },
    } as const);
  }
}

/** Lets the focus be as a finger leaves it: a browser shows it to nobody, and jsdom does not tell one focus from another. */
function focusOfFingers(): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with its element below
  const { matches } = Element.prototype;
  jest.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
    return selector !== ':focus-visible' && matches.call(this, selector);
  });
}
afterEach(() => jest.restoreAllMocks());

/** A list of options at Beck's table, where a press answers nothing. */
function listed(list: ReactElement): ReactElement {
  return atTable(list, { view: Scenario.turn().view('beck'), game: blackOrchestraIn('en') });
}

function List({ ask }: { readonly ask: Ask }) {
  const previews = usePreview(ask.options);
  return (
    <>
      <OptionList ask={ask} previews={previews} described="preview" unfolded={null} />
      {previews.shown !== null && <p data-testid="preview">{previews.shown.preview.end.at}</p>}
    </>
  );
}

test('what an option would do stays in sight while the option is pressed, so that nothing moves under the pointer', async () => {
  const [ask] = Scenario.turn().asks('beck');
  if (ask === undefined) throw new Error('nothing is asked');
  const connection = new Foreseeing();
  const { user } = draw(listed(<List ask={ask} />), 'en', connection);
  const option = (name: string) => screen.getByRole('button', { name });

  // The focus is on another option, as after an answer.
  await user.tab();
  expect(document.activeElement).toBe(option('Draw a card'));
  await user.hover(option('End turn'));
  const shown = await screen.findByTestId('preview');
  await user.pointer({ keys: '[MouseLeft>]', target: option('End turn') });
  expect(document.activeElement).toBe(option('End turn'));
  expect(screen.queryByTestId('preview')).toBe(shown);
  await user.pointer({ keys: '[/MouseLeft]', target: option('End turn') });
  expect(connection.asked.filter((key) => key === 'end')).toEqual(['end']);

  await user.hover(option('Draw a card'));
  expect(screen.queryByTestId('preview')).toBe(null);
});

test('a finger looks at nothing while it presses an option, nor by the focus that it leaves there: nothing may move under it', async () => {
  focusOfFingers();
  const [ask] = Scenario.turn().asks('beck');
  if (ask === undefined) throw new Error('nothing is asked');
  const connection = new Foreseeing();
  const { user } = draw(listed(<List ask={ask} />), 'en', connection);
  const option = (name: string) => screen.getByRole('button', { name });

  await user.hover(option('End turn'));
  const shown = await screen.findByTestId('preview');
  await user.pointer({ keys: '[TouchA>]', target: option('Draw a card') });
  expect(screen.queryByTestId('preview')).toBe(shown);
  await user.pointer({ keys: '[/TouchA]', target: option('Draw a card') });
  expect(document.activeElement).toBe(option('Draw a card'));
  expect(connection.asked).toEqual(['end']);
});

test('a press by a finger is no look at an option: what an option would do, drawn under the finger, would move the options', async () => {
  focusOfFingers();
  const [ask] = Scenario.turn().asks('beck');
  if (ask === undefined) throw new Error('nothing is asked');
  const looks: string[] = [];
  const previews: Previews = { shown: null, look: ({ key }) => void looks.push(key), leave: () => undefined };
  const { user } = draw(listed(<OptionList ask={ask} previews={previews} described="preview" unfolded={null} />), 'en');
  const option = screen.getByRole('button', { name: 'End turn' });
  await user.pointer({ keys: '[TouchA]', target: option });
  expect(document.activeElement).toBe(option);
  expect(looks).toEqual([]);
  await user.hover(option);
  expect(looks).toEqual(['end']);
});
