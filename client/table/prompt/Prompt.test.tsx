/** @jest-environment ./client/testing/environment.ts */
import { act, cleanup, screen } from '@testing-library/react';

import { isQuestion, type Option, seat } from '../../../shared/engine/ask';
import type { Language } from '../../../shared/engine/game';
import { type MatchView, viewOf } from '../../../shared/engine/match';
import { blackOrchestra } from '../../../shared/games/black-orchestra';
import { ITEM_IDS, SPACE_IDS } from '../../../shared/games/black-orchestra/board/spaces';
import { nextDice, one, Scenario } from '../../../shared/games/black-orchestra/testing/scenario';
import { playout } from '../../../shared/testing/playout';
import { HABIT } from '../../base/settings';
import { blackOrchestraIn } from '../../games/black-orchestra/testing/game';
import { buttons, complaintExpected, draw, named, tabTo } from '../../testing/draw';
import { TestTable } from '../../testing/table';
import { nothingPending, type Pending } from '../choices/pending';
import type { Game } from '../contract/game';
import { useKeys } from '../keys/useKeys';
import type { Looks } from '../store/table';
import { useTable } from '../store/TableContext';
import { type Extent, Prompt } from './Prompt';

interface Setting {
  readonly language?: Language;
  readonly looks?: Partial<Looks>;
  readonly pending?: Pending;
  readonly game?: Game;
  readonly extent?: Extent;
}

/** A game whose turn is a list of options, without fixed places. */
function listing(language: Language): Game {
  const game = blackOrchestraIn(language);
  return { ...game, client: { ...game.client, choosing: { ...game.client.choosing, slots: null } } };
}

/** A prompt for this view, as somebody uses it for whom everything acts at once: `told` notes the answers, as ask and key. */
function prompted(view: MatchView, setting: Setting = {}) {
  HABIT.set('at-once');
  const told: string[] = [];
  const table = new TestTable();
  const { language = 'en', looks = {}, pending = nothingPending, extent = 'all' } = setting;
  const { game = listing(language) } = setting;
  const choose = (ask: string, key: string) => void told.push(`${ask} ${key}`);
  const keyed = (of: MatchView) => table.around(<Keyed extent={extent} />, { view: of, game, pending, choose, looks });
  const { user, redraw } = draw(keyed(view), language);
  return { user, told, now: () => table.now(), show: (next: MatchView) => redraw(keyed(next)) };
}

const nothing = () => undefined;

/** A prompt whose keys work, as at a table. */
function Keyed({ extent }: { readonly extent: Extent }) {
  useKeys(
    useTable(({ prompt }) => prompt),
    { onHelp: nothing, onEscape: nothing },
  );
  return <Prompt extent={extent} />;
}

/** Presses a key at a time, in milliseconds since the test began to press. */
async function press(key: string, at: number, how: KeyboardEventInit = {}): Promise<void> {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...how });
  Object.defineProperty(event, 'timeStamp', { value: at });
  // What unfolds is given its keys when it has been drawn.
  await act(() => Promise.resolve((document.activeElement ?? document.body).dispatchEvent(event)));
}

/** The keys on the badges of what can be chosen, each with what it stands beside. */
function badges(): readonly string[] {
  return screen.getAllByTestId(/^option/).map((one) => `${one.getAttribute('aria-keyshortcuts')} ${one.textContent}`);
}

/** A question about every space of the board, which is longer than there are digits. */
function longQuestion(): MatchView {
  const view = Scenario.turn().view('beck');
  const options = SPACE_IDS.map((id): Option => ({ key: `at:${id}`, label: { m: `space.${id}` } }));
  return { ...view, asks: view.asks.map((ask) => ({ ...ask, options, unavailable: [] })) };
}

/** Canaris holds a card for any time, and Beck acts. */
function withAnyTime(): Scenario {
  return Scenario.turn({ table: (draft) => void one(draft, 'canaris').dossier.push('called-away#1') });
}

/** The first view in which somebody who plays alone has two questions open at once. */
function twoQuestions(): MatchView {
  for (let seed = 1; ; seed++) {
    const found: MatchView[] = [];
    playout(blackOrchestra, { seats: 1, seed }, (match) => {
      if (found.length === 0 && match.asks.filter(isQuestion).length > 1)
        found.push(viewOf(blackOrchestra, match, seat(0)));
    });
    if (found[0] !== undefined) return found[0];
  }
}

/** The questions of a view, in words. */
function asked(view: MatchView): readonly string[] {
  const { text } = blackOrchestraIn('en');
  return view.asks.filter(isQuestion).map(({ prompt }) => text.render(prompt));
}

describe('The prompt', () => {
  it('offers what can be done now, and tells which ask is answered by which key', async () => {
    const { user, told } = prompted(Scenario.turn().view('beck'));
    const unavailable = 'What I cannot do now (9)';
    expect(buttons()).toEqual(['Draw a card', 'Conspire 3', 'Move 8', 'End turn', 'Advice', unavailable]);
    await tabTo(user, 'button', 'Draw a card');
    await user.keyboard('{Enter}');
    expect(told).toEqual(['1.0.1 dossier']);
  });

  it.each(['all', 'enough', 'row'] as const)('says what the event says that a question comes from (%s)', (extent) => {
    const s = Scenario.event('visit-from-himmler-1', {
      table: (draft) => {
        one(draft, 'beck').space = 'munich';
        one(draft, 'kordt').space = 'hannover';
        one(draft, 'canaris').space = 'sportpalast';
      },
    });
    prompted(s.view('canaris'), { extent });
    screen.getByText(/^Himmler moves to|^Himmler joins/);
    expect(buttons().slice(0, 2)).toEqual(['Roll a die', 'No']);
  });

  it.each(['all', 'enough', 'row'] as const)(
    'says what an option means, also where a button has no room for it (%s; found: a reaction on a phone, and nobody knew what it gained)',
    (extent) => {
      const s = Scenario.event('parade-in-berlin', {
        table: (draft) => {
          draft.pub.leaders.hitler = { state: 'board', space: 'tannenberg' };
          one(draft, 'beck').dossier = ['delay-hitler#1', 'suitcase-bomb#1'];
        },
      });
      prompted(s.view('beck'), { extent });
      expect(screen.getAllByText('“Suitcase Bomb” is possible where Hitler is now')).toHaveLength(1);
    },
  );

  it('says below a row which option it speaks of where others have notes as well', () => {
    const s = Scenario.turn({
      table: (draft) => {
        draft.pub.track = 2;
        one(draft, 'beck').dossier = ['suitcase-bomb#1'];
        one(draft, 'beck').motivation = 'skeptical';
        nextDice(draft, 'target');
      },
    }).choose('beck', 'conspire:1');
    prompted(s.view('beck'), { extent: 'row' });
    screen.getByText('Ludwig Beck: motivation +1', { selector: 'p > b' });
    screen.getByText('motivated, 3 of 4 for “Suitcase Bomb”, and ability usable', { exact: false, selector: 'p' });
  });

  it.each([
    [4, 1],
    [5, 0],
  ])('says what each of %i cards says below a row %i times', (count, times) => {
    const cards = ['safe', 'sniper', 'ambush', 'called-away', 'delay-hitler'].slice(0, count);
    const options = cards.map((id): Option => {
      const label = { m: 'option.discard', p: { thing: { m: `card.${id}` } } };
      return { key: `discard:${id}#1`, label, ref: { kind: 'card', id: `${id}#1` } };
    });
    const view = Scenario.turn().view('beck');
    prompted({ ...view, asks: view.asks.map((ask) => ({ ...ask, kind: 'discard', options })) }, { extent: 'row' });
    const said = blackOrchestraIn('en').text.render({ m: 'card.safe.text' });
    expect(document.body.textContent.split(said)).toHaveLength(1 + times);
  });

  it('heads every question but the first, which is the status sentence', () => {
    const view = twoQuestions();
    prompted(view);
    expect(named('heading')).toEqual(asked(view).slice(1));
  });

  it.each([
    [
      'en',
      'Together, kill Hitler by a plot before time runs out. Tap anything on the table to read about it.',
      'It is Ludwig Beck’s turn; yours comes next. Tap anything on the table to read about it.',
    ],
    [
      'fr',
      'Ensemble, tuez Hitler par un complot avant qu’il ne soit trop tard. Touchez un élément de la table pour le consulter.',
      'Tour en cours\u00a0: Ludwig Beck. Le vôtre vient ensuite. Touchez un élément de la table pour le consulter.',
    ],
  ] as const)('offers nothing to those who are not asked, and says what comes (%s)', (language, watches, plays) => {
    for (const [viewer, sentence] of [
      ['canaris', plays],
      [null, watches],
    ] as const) {
      prompted(Scenario.turn({ table: (draft) => void (draft.pub.turn.number = 9) }).view(viewer), { language });
      expect(document.querySelector('.quiet')?.textContent).toBe(sentence);
      expect(buttons()).toEqual([]);
      cleanup();
    }
  });

  it.each([
    ['en', 'At any time', 'Play Called Away', 'Decide in advance (1)'],
    ['fr', 'À tout moment', 'Jouer «\u00a0Convocation\u00a0»', 'Décider à l’avance (1)'],
  ] as const)(
    'offers what can be done at any time under a heading of its own (%s)',
    async (language, heading, option, orders) => {
      const { user, told } = prompted(withAnyTime().view('canaris'), { language });
      expect(named('heading')).toEqual([heading]);
      expect(buttons()).toEqual([option, orders]);
      await user.click(screen.getByRole('button', { name: option }));
      expect(told).toEqual(['any.1 play:called-away#1']);
    },
  );

  it.each([
    ['en', 'Decide in advance (1)', 'Do not ask me about Called Away'],
    ['fr', 'Décider à l’avance (1)', 'Ne plus me proposer «\u00a0Convocation\u00a0»'],
  ] as const)('offers what can be said in advance behind one line (%s)', async (language, line, order) => {
    const { user, told } = prompted(withAnyTime().view('canaris'), { language });
    expect(screen.queryByRole('button', { name: order })).toBeNull();
    await user.click(screen.getByRole('button', { name: line }));
    await user.click(screen.getByRole('button', { name: order }));
    expect(told).toEqual(['advance.1 order:pass:called-away#1']);
  });

  it.each([
    ['en', 'What you can do here: Nuremberg', 'Show everything you can do', 'Move to Nuremberg'],
    [
      'fr',
      'Ce que vous pouvez faire ici\u00a0: Nuremberg',
      'Afficher tout ce que vous pouvez faire',
      'Aller à Nuremberg',
    ],
  ] as const)(
    'narrowed to a thing offers what can be done with it, and the way back (%s)',
    async (language, heading, everything, move) => {
      const looks = { narrow: { kind: 'space', id: 'nuremberg' } };
      const { user, told, now } = prompted(Scenario.turn().view('beck'), { language, looks });
      expect(named('heading')).toEqual([heading]);
      expect(buttons()).toEqual([everything, move]);
      await tabTo(user, 'button', move);
      await user.keyboard(' ');
      await tabTo(user, 'button', everything);
      await user.keyboard('{Enter}');
      expect(told).toEqual(['1.0.1 move:nuremberg']);
      expect(now().narrow).toBeNull();
      expect(buttons()).not.toContain(everything);
    },
  );

  it('shows an answer on its way at its option', () => {
    const answering = { '1.0.1': { key: 'dossier', given: 1, kind: 'sent' } } as const;
    prompted(Scenario.turn().view('beck'), { pending: { answering, error: null } });
    expect(buttons()).toContain('Draw a card Sending…');
  });

  it.each([
    ['en', 'no-such-option', 'That is no longer possible: the situation has changed.'],
    ['fr', 'no-such-option', 'Ce n’est plus possible. Choisissez autre chose.'],
    ['en', 'taken-back', 'Too late: the choice behind this question was undone.'],
    ['fr', 'taken-back', 'Trop tard\u00a0: le choix qui menait à cette question a été annulé.'],
  ] as const)('says why an answer was refused, as an alert (%s, %s)', (language, error, sentence) => {
    prompted(Scenario.turn().view('beck'), { language, pending: { answering: {}, error } });
    expect(screen.getByRole('alert').textContent).toBe(sentence);
  });

  it('is walked through with the up and down arrows', async () => {
    const { user } = prompted(Scenario.turn().view('beck'));
    await tabTo(user, 'button', 'Draw a card');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Move8');
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(document.activeElement?.textContent).toBe('Draw a card');
  });

  it('is one stop of the Tab key (found: 59 stops on a laptop), and Home and End lead to the first and the last', async () => {
    const { user } = prompted(withAnyTime().view('beck'));
    await tabTo(user, 'button', 'Draw a card');
    await user.tab();
    expect(document.activeElement).toBe(document.body);
    await user.tab();
    await user.keyboard('{End}');
    expect(document.activeElement?.textContent).toBe('What I cannot do now (8)');
    await user.keyboard('{Enter}{ArrowRight}');
    expect((document.activeElement as HTMLElement).dataset['testid']).toBe('barred-option');
    await user.tab({ shift: true });
    await user.tab();
    expect((document.activeElement as HTMLElement).dataset['testid']).toBe('barred-option');
    await user.keyboard('{Home}{ArrowLeft}');
    expect(document.activeElement?.textContent).toBe('Draw a card');
  });

  it('shows the key of each choice: what finishes the turn has one of its own, and unfolding renumbers nothing (found)', async () => {
    const { user } = prompted(Scenario.turn().view('beck'));
    const folded = ['1 Draw a card', '2 Conspire3', '3 Move8', '0 End turn'];
    expect(badges()).toEqual(folded);
    await press('3', 0);
    expect(badges()).toEqual(
      expect.arrayContaining([...folded, '4 Move to HannoverHess (next turn: a card to discard) and a face-down item']),
    );
    await user.keyboard('2');
    expect(badges()).toEqual(
      expect.arrayContaining([...folded, '4 Move to HannoverHess (next turn: a card to discard) and a face-down item']),
    );
    expect(new Set(badges().map(([key]) => key)).size).toBe(badges().length);
  });

  it('gives letters to what comes after nine choices, and each key chooses what it stands beside (found: 1 and 0 chose the first)', async () => {
    const { told } = prompted(longQuestion());
    const shown = badges();
    expect(shown[8]).toMatch(/^9 /);
    expect(shown[9]).toMatch(/^A /);
    const keys = shown.flatMap((badge) => (badge.startsWith('null') ? [] : [badge.slice(0, 1)]));
    expect(keys.length).toBe(29);
    expect(keys.filter((key) => 'PZIOH?'.includes(key))).toEqual([]);
    for (const [i, key] of keys.entries()) await press(key.toLowerCase(), 1000 * i);
    expect(told).toEqual(SPACE_IDS.slice(0, keys.length).map((id) => `1.0.1 at:${id}`));
  });

  it('takes keys that are typed together, or held down, once (found: who typed 14 chose the first option)', async () => {
    const { told } = prompted(Scenario.turn().view('beck'));
    await press('1', 0);
    await press('0', 150);
    await press('1', 900, { repeat: true });
    expect(told).toEqual(['1.0.1 dossier']);
    await press('0', 2000);
    expect(told).toEqual(['1.0.1 dossier', '1.0.1 end']);
  });

  it('takes the digit keys of a French keyboard, which write other signs without Shift', async () => {
    const { told } = prompted(Scenario.turn().view('beck'));
    await press('&', 0, { code: 'Digit1' });
    await press('!', 1000, { code: 'Digit1', shiftKey: true });
    expect(told).toEqual(['1.0.1 dossier']);
  });

  it('in one row has the main actions, and leads to the rest', async () => {
    const { user, told, now } = prompted(Scenario.turn().view('beck'), { extent: 'row' });
    expect(buttons()).toEqual(['Draw a card', 'Conspire 3 choices', 'Move 8 choices', 'End turn', 'Advice']);
    await user.click(screen.getByRole('button', { name: 'Move 8 choices' }));
    await user.click(screen.getByRole('button', { name: 'Draw a card' }));
    expect([now().list, now().drawer.stop]).toEqual([{ unfolded: 'group.move' }, 'half']);
    expect(told).toEqual(['1.0.1 dossier']);
  });

  it('shown whole after the row leads back to it', async () => {
    const looks = { list: { unfolded: 'group.move' } };
    const { user, now } = prompted(Scenario.turn().view('beck'), { extent: 'more', looks });
    expect(buttons()).toContain('Move to Hannover');
    await user.click(screen.getByRole('button', { name: /Back to the main actions/u }));
    expect(now().list).toBeNull();
  });

  it('makes finishing the turn one large button, and lists no other option', () => {
    const s = Scenario.turn().choose('beck', 'move:hannover');
    prompted(s.view('beck'));
    expect(screen.getByTestId('ask').dataset['closing']).toBe('no');
    cleanup();
    prompted(s.choose('beck', 'move:adlerhorst').choose('beck', 'move:hannover').view('beck'));
    expect(screen.getByTestId('ask').dataset['closing']).toBe('yes');
    const unavailable = 'What I cannot do now (1)';
    expect(buttons()).toEqual(['End turn', 'End turn, and do not ask again', unavailable]);
  });

  it.each(['en', 'fr'] as const)(
    'in one row has first what can be done with the item at hand, whatever its name (found: “deliver” was among the others, because it was a word too long) (%s)',
    (language) => {
      const { text } = blackOrchestraIn(language);
      const view = Scenario.turn().view('beck');
      for (const item of ITEM_IDS) {
        const name = { m: `item.${item}` };
        const options: readonly Option[] = [
          { key: 'deliver', label: { m: 'option.deliver', p: { item: name, points: 2 } } },
          { key: 'collect', label: { m: 'option.collect', p: { item: name } } },
          ...(view.asks[0]?.options ?? []),
        ];
        prompted({ ...view, asks: view.asks.map((ask) => ({ ...ask, options })) }, { language, extent: 'row' });
        expect(buttons().slice(0, 1)).toEqual(options.slice(0, 1).map(({ label }) => text.render(label)));
        cleanup();
      }
    },
  );

  it.each(['en', 'fr'] as const)(
    'in one row has all answers of a question before what can be done at any time (found: “keep the card” was among the others, beside an offer that had nothing to do with the raid) (%s)',
    (language) => {
      const { text } = blackOrchestraIn(language);
      const card = { m: 'card.war-crimes-evidence' };
      const options: readonly Option[] = [
        { key: 'discard', label: { m: 'option.discard', p: { thing: card } } },
        { key: 'keep', label: { m: 'option.keep', p: { card } } },
      ];
      const view = Scenario.turn().view('beck');
      prompted({ ...view, asks: view.asks.map((ask) => ({ ...ask, options })) }, { language, extent: 'row' });
      const advice = { en: 'Advice', fr: 'Un conseil' }[language];
      expect(buttons()).toEqual([...options.map(({ label }) => text.render(label)), advice]);
    },
  );

  it('in one row has no sentence that is not read at a glance: it stands among the others', () => {
    const { text } = blackOrchestraIn('en');
    const said = { m: 'card.safe.text' };
    const options: readonly Option[] = [
      { key: 'discard', label: { m: 'option.discard', p: { thing: { m: 'card.safe' } } } },
      { key: 'long', label: said },
    ];
    const view = Scenario.turn().view('beck');
    prompted({ ...view, asks: view.asks.map((ask) => ({ ...ask, options })) }, { extent: 'row' });
    expect(buttons()[0]).toBe('Discard Safe');
    expect(buttons()).toHaveLength(3);
    expect(buttons()).not.toContain(text.render(said));
  });

  it('in one row has a sole answer whatever its length (found: “Choose among 1”)', () => {
    const { text } = blackOrchestraIn('en');
    const said = { m: 'card.safe.text' };
    const view = Scenario.turn().view('beck');
    const asks = view.asks.map((ask) => ({ ...ask, options: [{ key: 'long', label: said }] }));
    prompted({ ...view, asks }, { extent: 'row' });
    expect(buttons()).toEqual([text.render(said)]);
  });

  it('in one row leaves a question with a panel of its own to the whole list', async () => {
    const { user, now } = prompted(Scenario.interrogation('confession').view('beck'), { extent: 'row' });
    expect(buttons()).toEqual(['Choose 3 options', 'Advice']);
    await user.click(screen.getByRole('button', { name: 'Choose 3 options' }));
    expect(now().list).toEqual({ unfolded: null });
  });
});

/** The game with a panel that fails. */
function broken(): Game {
  const { client, ...game } = blackOrchestraIn('en');
  const interrogation = () => {
    throw new Error('no panel');
  };
  return { ...game, client: { ...client, panels: { interrogation } } };
}

describe('A question with a panel of its own', () => {
  const interrogation = () => Scenario.interrogation('confession').view('beck');
  const options = [
    'One conspirator at low or medium suspicion gains 2 suspicion. You pick from Wilhelm Canaris and Erich Kordt.',
    'One conspirator is arrested. The prisoner is released. You pick from Wilhelm Canaris and Erich Kordt.',
    'Try to resist. Target (2 faces of 6): you are released. Number (3): nothing. Eagle (1): Every conspirator gains 1 suspicion.',
  ] as const;

  it('is drawn by the game and answered there', async () => {
    const { user, told } = prompted(interrogation());
    expect(named('heading')).toEqual(['What do you say?']);
    const betray = buttons().find((name) => name.includes('One conspirator is arrested. You are released.'));
    await tabTo(user, 'button', betray ?? 'nothing');
    await user.keyboard('{Enter}');
    expect(told).toEqual(['1.0.1 betrays']);
  });

  it('takes no second answer while the first is on its way', () => {
    const answering = { '1.0.1': { key: 'betrays', given: 1, kind: 'sent' } } as const;
    prompted(interrogation(), { pending: { answering, error: null } });
    expect(screen.getAllByRole('button').filter((button) => !button.hasAttribute('disabled'))).toEqual([]);
  });

  it('can be answered from the list when its panel cannot be drawn', async () => {
    const { user, told } = prompted(interrogation(), { game: broken() });
    complaintExpected();
    screen.getByText('This part of the table could not be drawn. You can still play with the list of actions.');
    expect(buttons()).toEqual([...options, 'Advice']);
    await user.click(screen.getByRole('button', { name: options[0] }));
    expect(told).toEqual(['1.0.1 yields']);
  });

  it('keeps the keyboard on the list in its place while the question stays', async () => {
    const view = interrogation();
    const { user, show } = prompted(view, { game: broken() });
    const option = await tabTo(user, 'button', options[1]);
    show(view);
    expect(document.activeElement).toBe(option);
    complaintExpected();
  });
});
