/** @jest-environment ./client/testing/environment.ts */
import { act, fireEvent, screen, within } from '@testing-library/react';

import { type Seat, seat } from '../../../shared/engine/ask';
import type { Language } from '../../../shared/engine/game';
import { one, Scenario } from '../../../shared/games/black-orchestra/testing/scenario';
import { storeSeen } from '../../base/browser-storage';
import { useTold } from '../../base/told/Told';
import { blackOrchestraIn } from '../../games/black-orchestra/testing/game';
import { draw } from '../../testing/draw';
import { atTable } from '../../testing/table';
import { type Reader, useStory } from '../story/useStory';
import { Account } from './Account';
import { MomentStrip } from './MomentStrip';
import { Recap } from './Recap';

type View = ReturnType<Scenario['view']>;

function Strip({
  view,
  language,
  reader = view.you,
  sync = 'current',
  looks = 'now',
}: {
  readonly view: View;
  readonly language: Language;
  readonly reader?: Seat | null;
  readonly sync?: Reader['sync'];
  readonly looks?: Reader['looks'];
}) {
  const game = blackOrchestraIn(language);
  const story = useStory(view, game, 'ABCDE', 'idle', { arrival: 'new', reader, sync, looks, covers: 'nothing' });
  useTold('spoken', story.spoken);
  return atTable(
    <>
      <MomentStrip>{(onClose) => <Account onClose={onClose} />}</MomentStrip>
      <Recap />
      <button type="button" onClick={() => view.asks.forEach(({ id }) => story.acted(id))}>
        Answer
      </button>
      <p data-testid="told">{story.telling === null ? 'nothing' : story.telling.turn}</p>
    </>,
    { view, game, story },
  );
}

/** The log up to a line, as one of the seats sees it. */
function upTo(view: View, lines: number): View {
  return { ...view, log: view.log.slice(0, lines) };
}

/** This many light moments, of which only the last one names weapons. */
function collecting(n: number): View['log'] {
  return Array.from({ length: n }, (_, i) => ({
    text: {
      m: 'log.collected',
      p: { who: { m: 'sheet.canaris' }, item: { m: i === n - 1 ? 'item.weapons' : 'item.intel' } },
    },
  }));
}

/** Beck is arrested in a raid; Canaris looks on. */
function raid(): Scenario {
  return Scenario.event('gestapo-raid-2', {
    table: (draft) => {
      one(draft, 'beck').suspicion = 'extreme';
      one(draft, 'beck').dossier = ['military-secrets#1'];
    },
  });
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe.each([
  {
    language: 'en',
    event: 'Event: Gestapo Raid.',
    arrested: 'You are arrested and lose Military Secrets.',
    next: '1 new Next moment',
    close: 'Close',
    title: 'Arrest',
    away: 'While you were away',
    go: 'Go on',
  },
  {
    language: 'fr',
    event: 'Événement\u00a0: Raid de la Gestapo.',
    arrested: 'On vous arrête : vous perdez Secrets militaires.',
    next: '1\u00a0nouveau moment Moment suivant',
    close: 'Fermer',
    title: 'Arrestation',
    away: 'Pendant votre absence',
    go: 'Continuer',
  },
] as const)('The strip of moments ($language)', ({ language, event, arrested, next, close, title, away, go }) => {
  const view = raid().view('beck');
  const strip = (lines: number) => <Strip view={upTo(view, lines)} language={language} />;
  const moment = () => screen.getByTestId('moment').textContent;

  it('tells each moment as soon as it is there', () => {
    const { redraw } = draw(strip(0), language);
    expect(screen.queryByTestId('moment')).toBeNull();
    redraw(strip(1));
    expect(moment()).toContain(event);
    redraw(strip(2));
    expect(moment()).toContain(arrested);
  });

  it('waits while somebody reads it, counts what happens meanwhile, and goes on by itself or at a tap', () => {
    const { redraw } = draw(strip(0), language);
    redraw(strip(1));
    const region = screen.getByTestId('moments');
    fireEvent.pointerEnter(region, { pointerType: 'mouse' });
    redraw(strip(2));
    act(() => jest.advanceTimersByTime(60_000));
    expect(moment()).toContain(event);
    screen.getByRole('button', { name: next });
    fireEvent.pointerLeave(region, { pointerType: 'mouse' });
    act(() => jest.advanceTimersByTime(5_000));
    expect(moment()).toContain(arrested);
  });

  it('tells screen readers each line once, as soon as it is there', () => {
    const { redraw } = draw(strip(0), language);
    redraw(strip(2));
    expect(screen.getByRole('status').textContent).toBe(`${event} ${arrested}`);
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByRole('status').textContent).toBe(`${event} ${arrested}`);
  });

  it('opens the whole account with the card; Escape closes it and gives the focus back', async () => {
    jest.useRealTimers();
    const { user, redraw } = draw(strip(0), language);
    redraw(strip(2));
    await user.click(screen.getByTestId('moment'));
    const account = screen.getByRole('dialog', { name: title });
    expect(within(account).getAllByRole('listitem')[0]?.textContent).toBe(arrested);
    expect(document.activeElement).toBe(within(account).getByRole('button', { name: close }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByTestId('moment'));
  });

  it('marks what changed on the table only while it is told', () => {
    const { redraw } = draw(strip(0), language);
    redraw(strip(1));
    expect(screen.getByTestId('told').textContent).not.toBe('nothing');
    act(() => jest.advanceTimersByTime(5_000));
    expect(screen.getByTestId('told').textContent).toBe('nothing');
  });

  it('lists the missed moments to a returning reader, and nothing to a new one', () => {
    draw(strip(2), language);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('lists what was missed since the last look of this browser', () => {
    storeSeen('ABCDE', 0);
    draw(strip(2), language);
    const list = screen.getByRole('dialog', { name: away });
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    fireEvent.click(within(list).getByRole('button', { name: go }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(moment()).toContain(arrested);
  });
});

test('a spectator is told of everybody by name', () => {
  const view = raid().view(null);
  const { redraw } = draw(<Strip view={upTo(view, 1)} language="en" />, 'en');
  redraw(<Strip view={upTo(view, 2)} language="en" />);
  expect(screen.getByRole('status').textContent).toBe('Ludwig Beck is arrested and loses Military Secrets.');
});

describe.each([
  { language: 'en', passed: '7 more moments', title: 'What happened meanwhile', last: 'Weapons' },
  { language: 'fr', passed: '7\u00a0autres moments', title: 'Ce qui s’est passé entre-temps', last: 'Armes' },
] as const)('More than the strip can tell ($language)', ({ language, passed, title, last }) => {
  const quick = collecting(9);
  const view = { ...raid().view('kordt'), log: quick };

  it('is counted, and listed whole at a tap', () => {
    const { redraw } = draw(<Strip view={upTo(view, 0)} language={language} />, language);
    redraw(<Strip view={upTo(view, 1)} language={language} />);
    redraw(<Strip view={view} language={language} />);
    expect(screen.getByTestId('moment').textContent).toContain(last);
    fireEvent.click(screen.getByRole('button', { name: passed }));
    const list = screen.getByRole('dialog', { name: title });
    expect(within(list).getAllByRole('listitem')).toHaveLength(8);
    fireEvent.click(within(list).getByTestId('recap-done'));
    expect(screen.getByTestId('moment').textContent).toContain(last);
    expect(screen.queryByTestId('moment-passed')).toBeNull();
  });
});

test('what was missed is listed with the words of its cards (found: one was played, and only its name stood there)', () => {
  const view = raid().view('kordt');
  const who = { m: 'sheet.beck' };
  const log = [
    ...upTo(view, 1).log,
    { text: { m: 'log.played', p: { who, card: { m: 'card.lose-gestapo' } } } },
    ...collecting(9),
  ];
  const { redraw } = draw(<Strip view={upTo(view, 0)} language="en" />, 'en');
  redraw(<Strip view={upTo(view, 1)} language="en" />);
  redraw(<Strip view={{ ...view, log }} language="en" />);
  fireEvent.click(screen.getByTestId('moment-passed'));
  const list = screen.getByRole('dialog', { name: 'What happened meanwhile' });
  expect(within(list).getByText('“Act: you lose 1 suspicion.”').parentElement?.textContent).toContain(
    'Ludwig Beck plays Lose the Gestapo.',
  );
});

describe.each([
  { language: 'en', passed: '3 more moments', own: 'Weapons' },
  { language: 'fr', passed: '3\u00a0autres moments', own: 'Armes' },
] as const)('What the reader has just done ($language)', ({ language, passed, own }) => {
  const beck = raid().view('kordt');
  const [question] = Scenario.turn().view('beck').asks;
  if (question === undefined) throw new Error('nothing is asked');
  const lines = collecting(6);
  const at = (n: number, asks: View['asks']): View => ({ ...beck, log: lines.slice(0, n), asks });

  it('is told at once though older moments wait, and those are counted and listed (found on a phone: it was told late)', () => {
    const { redraw } = draw(<Strip view={at(1, [question])} language={language} />, language);
    redraw(<Strip view={at(5, [question])} language={language} />);
    fireEvent.click(screen.getByRole('button', { name: 'Answer' }));
    redraw(<Strip view={at(6, [])} language={language} />);
    expect(screen.getByTestId('moment').textContent).toContain(own);
    fireEvent.click(screen.getByRole('button', { name: passed }));
    expect(within(screen.getByRole('dialog')).getAllByRole('listitem')).toHaveLength(5);
  });
});

test.each([
  { language: 'en', told: 'Ludwig Beck is arrested and loses Military Secrets.' },
  { language: 'fr', told: 'Arrestation : Ludwig Beck perd Secrets militaires.' },
] as const)(
  'who looks at a seat that they keep is told by name what befalls it (found: “You were away”, $language)',
  ({ language, told }) => {
    const view = raid().view('beck');
    const strip = (lines: number) => <Strip view={upTo(view, lines)} language={language} reader={seat(1)} />;
    const { redraw } = draw(strip(1), language);
    redraw(strip(2));
    expect(screen.getByRole('status').textContent).toBe(told);
  },
);

describe.each([
  { language: 'en', away: 'While you were away', meanwhile: 'What happened meanwhile' },
  { language: 'fr', away: 'Pendant votre absence', meanwhile: 'Ce qui s’est passé entre-temps' },
] as const)('Who comes back to an open page ($language)', ({ language, away, meanwhile }) => {
  const view = { ...raid().view('kordt'), log: collecting(13) };
  const strip = (lines: number, how: Partial<Reader> = {}) => (
    <Strip view={upTo(view, lines)} language={language} {...how} />
  );
  const listed = () => within(screen.getByRole('dialog')).getAllByRole('listitem').length;
  const see = (how: 'hidden' | 'visible') => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(how === 'hidden');
    fireEvent(document, new Event('visibilitychange'));
  };
  afterEach(() => jest.restoreAllMocks());

  it('is given the list when the first view comes that is up to date (bug: the network was lost while the page was hidden, and no list came)', () => {
    const { redraw } = draw(strip(1), language);
    see('hidden');
    redraw(strip(1, { sync: 'behind' }));
    see('visible');
    expect(screen.queryByRole('dialog')).toBeNull();
    redraw(strip(13));
    screen.getByRole('dialog', { name: away });
    expect(listed()).toBe(12);
  });

  it('is given it as well where the loss is noticed only once the page is seen again', () => {
    const { redraw } = draw(strip(1), language);
    see('hidden');
    see('visible');
    redraw(strip(1, { sync: 'behind' }));
    redraw(strip(13));
    screen.getByRole('dialog', { name: away });
    expect(listed()).toBe(12);
  });

  it('is given all that happened while the page was hidden, the first of it too', () => {
    const { redraw } = draw(strip(1), language);
    see('hidden');
    redraw(strip(5));
    see('visible');
    expect(listed()).toBe(4);
  });

  it('is given it after looking back (found: 17 moments were told nowhere)', () => {
    const { redraw } = draw(strip(1), language);
    redraw(strip(1, { looks: 'back' }));
    redraw(strip(13, { looks: 'back' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    redraw(strip(13));
    screen.getByRole('dialog', { name: meanwhile });
    expect(listed()).toBe(12);
  });
});

test('goes on once the account was closed by Escape (bug: the focus came back to the strip, which told one event for five minutes)', async () => {
  const view = raid().view('beck');
  const { redraw } = draw(<Strip view={upTo(view, 0)} language="en" />, 'en');
  redraw(<Strip view={upTo(view, 1)} language="en" />);
  const region = screen.getByTestId('moments');
  fireEvent.pointerEnter(region, { pointerType: 'mouse' });
  screen.getByTestId('moment').focus();
  fireEvent.click(screen.getByTestId('moment'));
  redraw(<Strip view={upTo(view, 2)} language="en" />);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  fireEvent.keyDown(window, { key: 'Escape' });
  expect(document.activeElement).toBe(screen.getByTestId('moment'));
  act(() => jest.advanceTimersByTime(5_000));
  expect(screen.getByTestId('moment').textContent).toContain('You are arrested');
});

test('leads back to what was told before', () => {
  const view = raid().view('beck');
  const { redraw } = draw(<Strip view={upTo(view, 0)} language="en" />, 'en');
  redraw(<Strip view={upTo(view, 1)} language="en" />);
  expect(screen.queryByRole('button', { name: 'The moment before' })).toBeNull();
  redraw(<Strip view={upTo(view, 2)} language="en" />);
  expect(screen.queryByTestId('moment-next')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'The moment before' }));
  expect(screen.getByTestId('moment').textContent).toContain('Event: Gestapo Raid.');
});

test('leaves out what an event says that has no effect (found: “Blomberg-Fritsch Affair is ignored… Military support rises by 1”)', () => {
  const log = [{ text: { m: 'log.event-ignored', p: { event: { m: 'event.blomberg-fritsch-affair' } } } }];
  draw(<Strip view={{ ...raid().view('beck'), log }} language="en" />, 'en');
  expect(screen.getByTestId('moment').textContent).toBe(
    'Blomberg-Fritsch Affair: its key event has passed. No effect, one event less.',
  );
});

test('says nothing of what will come of a moment once the game is over (found: “Out by resisting” after a defeat)', () => {
  const log = [{ text: { m: 'log.arrested', p: { who: { m: 'sheet.beck' } } } }];
  const view: View = { ...raid().view('kordt'), log };
  const { redraw } = draw(<Strip view={view} language="en" />, 'en');
  expect(screen.getByTestId('moment').textContent).toContain('Prisoners have no actions');
  redraw(<Strip view={{ ...view, over: { outcome: 'defeat', reason: 'all-in-prison' } }} language="en" />);
  expect(screen.getByTestId('moment').textContent).toBe('Ludwig Beck is arrested.');
});

test.each([
  { reader: 'canaris', said: 'You draw Lose the Gestapo. Act: you lose 1 suspicion.' },
  { reader: 'beck', said: 'Wilhelm Canaris draws Lose the Gestapo. “Act: you lose 1 suspicion.”' },
] as const)(
  'quotes to others what a card says to its holder (found: “you” was not the reader), $reader',
  ({ reader, said }) => {
    const drew = { m: 'log.drew', p: { who: { m: 'sheet.canaris' }, card: { m: 'card.lose-gestapo' } } };
    draw(<Strip view={{ ...raid().view(reader), log: [{ text: drew }] }} language="en" />, 'en');
    expect(screen.getByTestId('moment').textContent).toBe(said);
  },
);

test('quotes a text of several sentences as one, or not at all (found: “Ongoing.” “Discard this card …”, and “Ongoing. without an end)', () => {
  const drew = { m: 'log.drew', p: { who: { m: 'sheet.canaris' }, card: { m: 'card.concealed-pistol' } } };
  draw(<Strip view={{ ...raid().view('beck'), log: [{ text: drew }] }} language="en" />, 'en');
  const moment = screen.getByTestId('moment');
  const told = moment.textContent;
  expect([told.match(/“/g)?.length, told.match(/”/g)?.length]).toEqual([1, 1]);
  expect(moment.querySelectorAll('[data-part=gist]')).toHaveLength(1);
});
