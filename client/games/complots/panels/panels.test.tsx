/** @jest-environment ./client/testing/environment.ts */
import { act, cleanup, screen } from '@testing-library/react';
import type { ComponentType } from 'react';

import { isQuestion } from '../../../../shared/engine/ask';
import type { Language } from '../../../../shared/engine/game';
import type { MatchView } from '../../../../shared/engine/match';
import type { Table } from '../../../../shared/games/complots/table';
import { type Given, Scenario } from '../../../../shared/games/complots/testing/scenario';
import { MARKS, ONLOOKERS } from '../../../base/settings';
import type { AskPanelProps } from '../../../table/contract/contract';
import { buttons } from '../../../testing/draw';
import { drawPart } from '../../../testing/part';
import type { Facts } from '../drawing';
import { facts, wordsIn } from '../testing/game';
import { wishes } from '../wishes';
import { ActionPanel } from './ActionPanel';
import { ExchangePanel, LosePanel } from './CardPanels';
import { WindowPanel } from './WindowPanel';

/** A panel for the question that a seat is asked, and the keys that were chosen. */
function asked(Panel: ComponentType<AskPanelProps<Table, Facts>>, scenario: Scenario, who: string, language: Language) {
  const view: MatchView<Table> = scenario.view(who);
  const ask = view.asks.find(isQuestion);
  if (ask === undefined) throw new Error(`${who} is asked nothing`);
  const keys: string[] = [];
  const wished: string[] = [];
  const { user } = drawPart(
    <Panel
      ask={ask}
      view={view}
      facts={facts}
      options={{}}
      members={[]}
      text={wordsIn(language)}
      choose={(key) => void keys.push(key)}
      busy={false}
      wishes={{
        offered: wishes.offered(view, facts),
        wish: (one) => void wished.push(...one.keys),
      }}
    />,
    language,
  );
  return { user, keys, wished };
}

const FOUR: Given = {
  held: {
    A: { cards: ['Ca', 'Co'], coins: 5 },
    B: { cards: ['Du', 'As'], coins: 6 },
    C: { cards: ['Am', 'Du'], coins: 0 },
    D: { cards: ['Am', 'xDu'], coins: 2 },
  },
};

/** A sentence is looked for with plain spaces. */
const sees = (sentence: string) => screen.getByText(sentence.replaceAll('\u00a0', ' '));
const press = (name: RegExp | string) => screen.getByRole('button', { name });

afterEach(() =>
  act(() => {
    MARKS.set('shown');
    ONLOOKERS.set('nobody');
  }),
);

describe.each([
  {
    language: 'en',
    captain: /^Captain/,
    ben: /^Ben/,
    said: '“I am the Captain.”',
    gain: 'You: 5 → 7 coins. Ben: 6 → 4.',
    has: 'You have it: the doubter loses a character.',
    neutral: 'A liar loses a character; otherwise the doubter does.',
    reason: 'It costs 7 coins.',
    hand: 'in hand',
    window: ['Let it pass', 'Doubt'],
    loses: 'Turn up: Duchess',
    keep: 'Keep: Countess, ',
    less: 'Keep 2 cards',
    passes: {
      steal: 'Anna takes 2 coins from Ben, unless countered',
      tax: 'Anna takes 3 coins',
      countered: 'You take nothing',
    },
    out: 'you are out of the game',
    owes: 'Anna told the truth: your doubt costs you a character. The card you pick is lost, and stays face up.',
  },
  {
    language: 'fr',
    captain: /^Capitaine/,
    ben: /^Ben/,
    said: '«\u00a0Je suis le Capitaine.\u00a0»',
    gain: 'Vous\u00a0: 5 → 7\u00a0pièces. Ben\u00a0: 6 → 4.',
    has: 'Vous l’avez\u00a0: qui doute perdra un personnage.',
    neutral: 'Qui ment perd un personnage\u00a0; sinon, qui doutait.',
    reason: 'Il faut 7\u00a0pièces.',
    hand: 'en main',
    window: ['Laisser faire', 'Douter'],
    loses: 'Dévoiler\u00a0: Duchesse',
    keep: 'Garder\u00a0: Comtesse, ',
    less: 'Gardez 2\u00a0cartes',
    passes: {
      steal: 'Anna prend 2\u00a0pièces à Ben, sauf contre',
      tax: 'Anna prend 3\u00a0pièces',
      countered: 'vous ne prenez rien',
    },
    out: 'vous sortez du jeu',
    owes: 'Anna disait vrai\u00a0: votre doute vous coûte un personnage. La carte choisie est perdue, et reste à découvert.',
  },
] as const)('the panels ($language)', ({ language, ...says }) => {
  it('an action opens its targets, then what it brings, and acts by the sentence that one will say', async () => {
    const { user, keys } = asked(ActionPanel, new Scenario(FOUR), 'A', language);
    sees(says.reason);
    await user.click(press(says.captain));
    // Cleo has nothing to steal.
    expect(buttons().filter((name) => /^Cleo/.test(name))).toEqual([]);
    await user.click(press(says.ben));
    sees(says.gain);
    sees(says.has);
    expect(keys).toEqual([]);
    await user.click(press(says.said));
    expect(keys).toEqual(['steal:1']);
  });

  it('marks of what one holds change no order and nothing else: hidden, not even the announcement knows', () => {
    asked(ActionPanel, new Scenario(FOUR), 'A', language);
    const order = () => screen.getAllByTestId('option-group').map(({ dataset }) => dataset['action']);
    const shown = order();
    expect(screen.getAllByText(says.hand)).toHaveLength(1);
    act(() => MARKS.set('hidden'));
    expect(screen.queryByText(says.hand)).toBeNull();
    expect(order()).toEqual(shown);
  });

  it('an announcement behind the cover says the same to holder and liar', async () => {
    const { user } = asked(ActionPanel, new Scenario(FOUR), 'A', language);
    act(() => ONLOOKERS.set('some'));
    await user.click(press(says.captain));
    await user.click(press(says.ben));
    sees(says.neutral);
    expect(screen.queryByText(says.has)).toBeNull();
  });

  it('a claim is passed or doubted with one tap', async () => {
    const { user, keys } = asked(WindowPanel, new Scenario(FOUR).say('A', 'steal:1'), 'C', language);
    expect(buttons().map((name, i) => name.startsWith(says.window[i] ?? '-'))).toEqual([true, true]);
    await user.click(press(new RegExp(`^${says.window[1]}`)));
    expect(keys).toEqual(['challenge']);
  });

  it('every window says what passing brings, and a doubt that would put somebody out says so', () => {
    for (const [game, who, what] of [
      [new Scenario(FOUR).say('A', 'steal:1'), 'C', says.passes.steal],
      [new Scenario(FOUR).say('A', 'tax'), 'D', says.passes.tax],
      [new Scenario(FOUR).say('A', 'foreignAid').say('B', 'counter:duchess'), 'A', says.passes.countered],
      [new Scenario(FOUR).say('A', 'tax'), 'D', says.out],
    ] as const) {
      asked(WindowPanel, game, who, language);
      expect(sees(what)).toBeTruthy();
      cleanup();
    }
  });

  it('whoever owes a character reads for what', () => {
    asked(LosePanel, new Scenario(FOUR).say('A', 'steal:1').say('B', 'challenge'), 'B', language);
    expect(sees(says.owes)).toBeTruthy();
  });

  it('who is aimed at may wish to counter before a counter is asked for, by any character that stops it', async () => {
    const { user, keys, wished } = asked(WindowPanel, new Scenario(FOUR).say('A', 'steal:1'), 'B', language);
    expect(buttons()).toHaveLength(4);
    await user.click(press(says.captain));
    expect([keys, wished]).toEqual([[], ['counter:captain']]);
  });

  it('letting pass has the first place in every window', () => {
    for (const [game, who] of [
      [new Scenario(FOUR).say('A', 'steal:1'), 'B'],
      [new Scenario(FOUR).say('A', 'steal:1').say('BCD', 'pass'), 'B'],
      [new Scenario(FOUR).say('A', 'steal:1').say('BCD', 'pass').say('B', 'counter:captain'), 'A'],
      [new Scenario(FOUR).say('A', 'foreignAid'), 'B'],
    ] as const) {
      asked(WindowPanel, game, who, language);
      expect([who, buttons()[0]?.startsWith(says.window[0])]).toEqual([who, true]);
      cleanup();
    }
  });

  it('a character that is turned up is picked first', async () => {
    const lost = new Scenario(FOUR).say('A', 'steal:1').say('B', 'challenge');
    const { user, keys } = asked(LosePanel, lost, 'B', language);
    expect(buttons()).toHaveLength(2);
    await user.click(screen.getAllByRole('button')[0] ?? document.body);
    await user.click(press(says.loses));
    expect(keys).toEqual(['slot:0']);
  });

  it('cards of an exchange are ticked, and kept by one button, which waits for as many as one had', async () => {
    const exchanging = new Scenario(FOUR).say('A', 'exchange2').say('BCD', 'pass');
    const { user, keys } = asked(ExchangePanel, exchanging, 'A', language);
    const [first, , third] = screen.getAllByRole('button');
    await user.click(first ?? document.body);
    sees(says.less);
    await user.click(third ?? document.body);
    await user.click(press(new RegExp(`^${says.keep}`)));
    expect(keys).toEqual(['keep:1.2']);
  });
});
