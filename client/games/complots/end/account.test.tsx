/** @jest-environment ./client/testing/environment.ts */
import { screen, within } from '@testing-library/react';

import { seat } from '../../../../shared/engine/ask';
import type { Language } from '../../../../shared/engine/game';
import type { MatchView } from '../../../../shared/engine/match';
import type { CharacterId } from '../../../../shared/games/complots/board/characters/ids';
import type { Table } from '../../../../shared/games/complots/table';
import { Scenario } from '../../../../shared/games/complots/testing/scenario';
import { draw } from '../../../testing/draw';
import { memberView } from '../../../testing/room';
import { keptWords } from '../i18n/words';
import { facts, wordsIn } from '../testing/game';
import { Account } from './Account';

/** Anna wins with a Captain; she had no Duchess, and Ben no Countess. */
const game = () =>
  new Scenario({
    seats: 3,
    held: {
      A: { cards: ['Ca', 'As'], coins: 6 },
      B: { cards: ['As', 'Am'] },
      C: { cards: ['xDu', 'xAs'], coins: 0 },
    },
  })
    .say('A', 'tax')
    .say('B', 'pass')
    .say('B', 'steal:0')
    .say('A', 'pass')
    .say('A', 'pass')
    .say('A', 'kill:1')
    .say('B', 'pass')
    .say('B', 'counter:countess')
    .say('A', 'challenge')
    .say('B', 'slot:0');

test.each([
  {
    language: 'en',
    wins: 'You win',
    claims: [
      'Duchess / bluff that passed',
      'Captain against you / bluff that passed',
      'Assassin against Ben / true',
      'Countess to counter / bluff caught',
    ],
    decisive: [
      'You claim: Assassin, against Ben, and it was true.',
      'Ben counters: Countess, without having it.',
      'You doubt it.',
      'Ben turns up: Assassin and Ambassador.',
    ],
  },
  {
    language: 'fr',
    wins: 'Vous l’emportez',
    claims: [
      'Duchesse / bluff passé',
      'Capitaine contre vous / bluff passé',
      'Assassin contre Ben / vraie',
      'Comtesse pour contrer / bluff pris',
    ],
    decisive: [
      'Vous annoncez : l’Assassin, contre Ben, et c’était vrai.',
      'Ben contre : la Comtesse, sans l’avoir.',
      'Vous doutez.',
      'Ben dévoile : l’Assassin et l’Ambassadeur.',
    ],
  },
] as const)(
  'the report tells the deciding turn and every claim with what it was, and leads to each ($language)',
  async ({ language, wins, claims, decisive }) => {
    const view: MatchView<Table> = game().view('A');
    const names = ['Anna', 'Ben', 'Cleo'];
    const past: number[] = [];
    const { user } = draw(
      <Account
        view={view}
        facts={facts}
        members={names.map((name, i) => memberView(i, name))}
        nameOf={(of) => names[of] ?? ''}
        text={wordsIn(language)}
        onPast={(line) => void past.push(line)}
        actions={null}
      />,
      language,
    );
    screen.getByRole('heading', { name: wins });
    const [first, , all] = screen.getAllByRole('heading', { level: 3 }).map((one) => one.closest('section'));
    const rows = (of: HTMLElement | null | undefined) => within(of ?? document.body).getAllByRole('listitem');
    const said = (one: Element | null) => (one?.textContent ?? '').replaceAll('\u00a0', ' ').trim();
    expect(rows(first).map((row) => said(row.querySelector('span')))).toEqual(decisive);
    expect(
      rows(all).map((row) =>
        [
          [...(row.querySelector('.co-one-what')?.children ?? [])]
            .map(said)
            .filter((one) => one !== '')
            .join(' '),
          said(row.querySelector('.co-one-fate')),
        ].join(' / '),
      ),
    ).toEqual(claims);
    const [button] = within(rows(all)[1] ?? document.body).getAllByRole('button');
    await user.click(button ?? document.body);
    const line = view.log[past[0] ?? -1]?.text;
    expect([line?.m, line?.p?.['who']]).toEqual(['log.steal', { m: 'engine.seat', p: { n: seat(1) + 1 } }]);
  },
);

test.each([
  ['en', 'Turn 3: Anna had sent the Assassin.'],
  ['fr', 'Tour 3 : l’Assassin, envoyé par Anna.'],
] as const)('whoever has not won reads how they lost their last character (%s)', (language, how) => {
  draw(
    <Account
      view={game().view('B') satisfies MatchView<Table>}
      facts={facts}
      members={[]}
      nameOf={() => ''}
      text={wordsIn(language)}
      onPast={null}
      actions={null}
    />,
    language,
  );
  expect(screen.getByRole('banner').textContent.replaceAll('\u00a0', ' ')).toContain(how);
});

test('two of a kind that are left are named once', () => {
  const says = (language: Language, kept: readonly CharacterId[]) =>
    keptWords({ text: wordsIn(language), you: null }, seat(0), kept).replaceAll('\u00a0', ' ');
  expect(says('fr', ['assassin', 'assassin'])).toBe('Il restait à Anna deux fois l’Assassin.');
  expect(says('fr', ['assassin', 'duchess'])).toBe('Il restait l’Assassin et la Duchesse à Anna.');
  expect(says('en', ['assassin', 'assassin'])).toBe('Anna still held Assassin twice.');
});
