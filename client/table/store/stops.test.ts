import { dragged, drawerAfter, type DrawerEvent, type DrawerState, further, nearer, shut, tapped } from './stops';

/** How the drawer stands after some events, from shut. */
function after(...events: readonly DrawerEvent[]): DrawerState {
  return events.reduce(drawerAfter, shut);
}
const asked = { type: 'asked', what: 'list' } as const;
const inRow = { type: 'asked', what: 'row' } as const;
const idle = { type: 'asked', what: 'nothing' } as const;
const moved = (to: DrawerState['stop']) => ({ type: 'moved', to }) as const;

test('the handle moves by one stop, and a tap on it comes round', () => {
  expect([further('peek'), further('half'), further('full')]).toEqual(['half', 'full', 'full']);
  expect([nearer('peek'), nearer('half'), nearer('full')]).toEqual(['peek', 'peek', 'half']);
  expect([tapped('peek'), tapped('half'), tapped('full')]).toEqual(['half', 'full', 'peek']);
});

test('a drag moves one stop, a long one two, and a slip none', () => {
  expect([dragged('peek', 20, 600), dragged('peek', 100, 600), dragged('peek', 300, 600)]).toEqual([
    'peek',
    'half',
    'full',
  ]);
  expect([dragged('full', -20, 600), dragged('full', -100, 600), dragged('full', -300, 600)]).toEqual([
    'full',
    'half',
    'peek',
  ]);
});

describe('the drawer', () => {
  it('opens half for a question, and shuts after it', () => {
    expect(after(asked).stop).toBe('half');
    expect(after(asked, idle).stop).toBe('peek');
  });

  it('stays where it rests for a question that a row shows, until its reader opens it', () => {
    expect(after(inRow).stop).toBe('peek');
    expect(after(asked, inRow).stop).toBe('peek');
    expect(after(inRow, moved('half'), idle, inRow).stop).toBe('half');
  });

  it('is not shut by the next question while its reader reads', () => {
    expect(after(inRow, { type: 'read', pane: 'log' }, inRow).stop).toBe('full');
  });

  it('closes what is read to where a question wants it (found: nobody knew how to get back to the actions)', () => {
    const reading = { type: 'read', pane: 'log' } as const;
    expect(after(inRow, reading, { type: 'closed' }).stop).toBe('peek');
    expect(after(asked, reading, { type: 'closed' }).stop).toBe('half');
    expect(after(reading, { type: 'closed' }).stop).toBe('peek');
  });

  it('opens no further for a question than its reader left it at the last one', () => {
    expect(after(asked, moved('peek'), idle, asked).stop).toBe('peek');
    expect(after(asked, moved('full'), idle, moved('peek'), asked).stop).toBe('half');
  });

  it('shows a question to a reader of the log, but does not disturb a reader who writes', () => {
    expect(after({ type: 'read', pane: 'log' }, asked).stop).toBe('half');
    expect(after({ type: 'read', pane: 'chat' }, asked)).toMatchObject({ stop: 'full', pane: 'chat' });
    expect(after({ type: 'read', pane: 'log' }, idle).stop).toBe('full');
  });

  it('opens for options that its first stop does not show, and goes back when one is chosen', () => {
    const open = after(asked, moved('peek'), { type: 'options' });
    expect(open.stop).toBe('half');
    expect(drawerAfter(open, { type: 'settled' }).stop).toBe('peek');
    expect(after(asked, { type: 'settled' }).stop).toBe('half');
    expect(after({ type: 'read', pane: 'log' }, { type: 'settled' }).stop).toBe('full');
  });
});
