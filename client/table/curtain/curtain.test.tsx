/** @jest-environment ./client/testing/environment.ts */
import { act, screen } from '@testing-library/react';
import { createRef } from 'react';

import { ONLOOKERS } from '../../base/settings';
import { draw } from '../../testing/draw';
import { CoverProvider } from './Cover';
import { Curtain } from './Curtain';
import { OnlookersSwitch } from './OnlookersSwitch';

type Reads = 'alone' | 'anybody';

const SECRET = 'the names of the others';

function curtained(reads: Reads) {
  const box = createRef<HTMLDivElement>();
  const table = (of: Reads) => (
    <CoverProvider>
      <OnlookersSwitch />
      <Curtain reads={of} box={box}>
        <p>{SECRET}</p>
      </Curtain>
    </CoverProvider>
  );
  const { user, redraw } = draw(table(reads), 'en');
  return { user, box, ask: (of: Reads) => redraw(table(of)) };
}

const isShown = () => screen.queryByText(SECRET) !== null;
const hold = () => screen.getByRole('button', { name: 'Hold to look' });
const lift = () => screen.getByRole('button', { name: 'Nobody is looking: open it' });

afterEach(() => act(() => ONLOOKERS.set('nobody')));

describe('What one person alone may read', () => {
  it('is shown at once on a screen that nobody else sees', () => {
    curtained('alone');
    expect(isShown()).toBe(true);
  });

  it('is not even drawn on a screen that others may see, as what everybody may read is', async () => {
    const { user, box, ask } = curtained('anybody');
    await user.click(screen.getByRole('button', { name: 'Hide my secrets', pressed: false }));
    expect(isShown()).toBe(true);
    ask('alone');
    expect(isShown()).toBe(false);
    expect(box.current?.contains(hold())).toBe(true);
  });

  it('is shown for as long as a finger holds it', async () => {
    const { user } = curtained('alone');
    act(() => ONLOOKERS.set('some'));
    await user.pointer({ keys: '[TouchA>]', target: hold() });
    expect(isShown()).toBe(true);
    await user.pointer({ keys: '[/TouchA]' });
    expect(isShown()).toBe(false);
  });

  it('is shown for as long as a key holds it, and no longer than the window is looked at', async () => {
    const { user } = curtained('alone');
    act(() => ONLOOKERS.set('some'));
    hold().focus();
    await user.keyboard('{Enter>}');
    expect(isShown()).toBe(true);
    await user.keyboard('{/Enter}');
    expect(isShown()).toBe(false);
    await user.keyboard('[Space>]');
    expect(isShown()).toBe(true);
    act(() => void window.dispatchEvent(new Event('blur')));
    expect(isShown()).toBe(false);
  });

  it('is shown until it is answered where its reader says that nobody is looking', async () => {
    const { user, ask } = curtained('alone');
    act(() => ONLOOKERS.set('some'));
    await user.click(lift());
    expect(isShown()).toBe(true);
    ask('alone');
    expect(isShown()).toBe(true);
    ask('anybody');
    ask('alone');
    expect(isShown()).toBe(false);
  });
});
