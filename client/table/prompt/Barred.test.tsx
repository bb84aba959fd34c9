/** @jest-environment ./client/testing/environment.ts */
import { cleanup, screen, within } from '@testing-library/react';

import type { Ref } from '../../../shared/engine/ask';
import type { Language } from '../../../shared/engine/game';
import type { MatchView } from '../../../shared/engine/match';
import { one, Scenario } from '../../../shared/games/black-orchestra/testing/scenario';
import { blackOrchestraIn } from '../../games/black-orchestra/testing/game';
import { buttons, draw, tabTo } from '../../testing/draw';
import { atTable, TestTable } from '../../testing/table';
import { Barred, BarredHere } from './Barred';

const PRAGUE: Ref = { kind: 'space', id: 'prague' };

/** What Beck sees at the Train Station, with a plot and a card for another moment in hand. */
function becks(): MatchView {
  const s = Scenario.turn({ table: (draft) => void (one(draft, 'beck').dossier = ['sniper#1', 'slow-news-day#1']) });
  return s.view('beck');
}

function drawn(about: Ref | 'everything', language: Language = 'en', view = becks()) {
  const table = new TestTable();
  const barred = table.around(<Barred about={about} />, { view, game: blackOrchestraIn(language) });
  return { ...draw(barred, language), pointed: () => [...table.now().emphasis] };
}

describe.each([
  {
    language: 'en',
    fold: 'What I cannot do now (9)',
    move: 'Move to Prague',
    why: 'Prague opens in stage 3.',
    rule: 'Rule 6.6',
    plot: 'Attempt Sniper',
    level: 'Your motivation must reach “reckless” (step 5 of 5).',
  },
  {
    language: 'fr',
    fold: 'Impossible maintenant (9)',
    move: 'Aller à Prague',
    why: 'Prague ouvre à la période\u00a03.',
    rule: 'Règle 6.6',
    plot: 'Tenter « Tireur embusqué »',
    level: 'Il faut la motivation « téméraire » (niveau 5 sur 5).',
  },
] as const)('What cannot be done ($language)', ({ language, fold, move, why, rule, plot, level }) => {
  it('is folded behind one line that says how much it is', () => {
    drawn('everything', language);
    expect(buttons()).toEqual([fold]);
    expect(screen.getByRole('button', { name: fold }).getAttribute('aria-expanded')).toBe('false');
  });

  it('is unfolded by the keyboard: each by its name, said to be disabled, described by reason and rule', async () => {
    const { user } = drawn('everything', language);
    await tabTo(user, 'button', fold);
    await user.keyboard('{Enter}');
    const prague = await tabTo(user, 'button', move);
    expect(prague.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('button', { name: move, description: why })).toBe(prague);
    expect(screen.getByRole('button', { name: plot, description: level })).not.toBeNull();
    expect(screen.getAllByRole('link', { name: rule }).length).toBeGreaterThan(0);
    await user.tab();
    expect(document.activeElement?.getAttribute('href')).toBe('#rules/6.6');
    await user.click(screen.getByRole('button', { name: fold }));
    expect(buttons()).toEqual([fold]);
  });

  it('is said at once of a thing that is looked at', () => {
    drawn(PRAGUE, language);
    expect(buttons()).toEqual([move]);
    expect(screen.getByRole('button', { name: move, description: why })).not.toBeNull();
  });
});

describe('What cannot be done', () => {
  it('emphasises its thing while it is pointed at or pressed', async () => {
    const { user, pointed } = drawn(PRAGUE);
    await user.hover(screen.getByRole('button', { name: 'Move to Prague' }));
    expect(pointed()).toEqual(['space:prague']);
    await user.unhover(screen.getByRole('button', { name: 'Move to Prague' }));
    expect(pointed()).toEqual([]);
  });

  it('draws nothing where nothing is said of it', () => {
    drawn({ kind: 'space', id: 'hannover' });
    expect(screen.queryByTestId('barred')).toBeNull();
    drawn('everything', 'en', { ...becks(), asks: [] });
    expect(screen.queryByTestId('barred')).toBeNull();
  });

  it('is part of the explanation of a thing', () => {
    const here = <BarredHere about={{ kind: 'card', id: 'slow-news-day#1' }} />;
    draw(atTable(here, { view: becks(), game: blackOrchestraIn('en') }), 'en');
    expect(
      within(screen.getByTestId('barred-here'))
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Play Slow News Day A reaction: play it when an event is about to be drawn. Rule 13']);
  });

  it.each([
    {
      language: 'en',
      expected: [
        'Wilhelm Canaris: take actions It is Ludwig Beck’s turn. Rule 5',
        'Play Slow News Day A reaction: play it when an event is about to be drawn. Rule 13',
        'Attempt Sniper It is Ludwig Beck’s turn. Rule 5',
      ],
    },
    {
      language: 'fr',
      expected: [
        'Jouer avec Wilhelm Canaris C’est à Ludwig Beck de jouer. Règle 5',
        'Jouer « Journée calme » Réaction : se joue au moment de piocher un événement. Règle 13',
        'Tenter « Tireur embusqué » C’est à Ludwig Beck de jouer. Règle 5',
      ],
    },
  ] as const)('is told to who waits for the turn of somebody else ($language)', ({ language, expected }) => {
    const s = Scenario.turn({
      table: (draft) => void (one(draft, 'canaris').dossier = ['slow-news-day#1', 'sniper#1']),
    });
    const at = { view: s.view('canaris'), game: blackOrchestraIn(language) };
    const told = ['conspirator:canaris', 'card:slow-news-day#1', 'card:sniper#1'].flatMap((thing) => {
      const [kind = '', id = ''] = thing.split(':');
      draw(atTable(<BarredHere about={{ kind, id }} />, at), language);
      const items = within(screen.getByTestId('barred-here')).getAllByRole('listitem');
      cleanup();
      return items.map((item) => item.textContent);
    });
    expect(told).toEqual(expected);
  });
});
