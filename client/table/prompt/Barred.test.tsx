/** @jest-environment ./client/testing/environment.ts */
import { cleanup, screen, within } from '@testing-library/react';

import type { Ref } from '../../../shared/engine/ask';
import type { Language } from '../../../shared/engine/game';
import { one, Scenario } from '../../../shared/games/black-orchestra/testing/scenario';
import { blackOrchestraIn } from '../../games/black-orchestra/testing/game';
import { buttons, draw, tabTo } from '../../testing/draw';
import type { Reasons } from '../choices/unavailable';
import { Barred, BarredHere } from './Barred';

const PRAGUE: Ref = { kind: 'space', id: 'prague' };

/** What Beck is asked at the Train Station, with a plot and a card for another moment in hand. */
function asked(): Reasons {
  const s = Scenario.turn({ table: (draft) => void (one(draft, 'beck').dossier = ['sniper#1', 'slow-news-day#1']) });
  return { asks: s.asks('beck') };
}

function drawn(about: Ref | 'everything', language: Language = 'en', open = asked()) {
  const { text } = blackOrchestraIn(language);
  const pointed: (readonly string[] | null)[] = [];
  const point = (things: ReadonlySet<string> | null) => void pointed.push(things === null ? null : [...things]);
  return { ...draw(<Barred reasons={open} about={about} text={text} point={point} />, language), pointed };
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
    fold: 'Ce que je ne peux pas faire maintenant (9)',
    move: 'Aller à Prague',
    why: 'Prague ouvre à la période\u00a03.',
    rule: 'Règle 6.6',
    plot: 'Tenter « Tireur embusqué »',
    level: 'Votre motivation doit atteindre « téméraire » (échelon 5 sur 5).',
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
    expect(pointed.at(-1)).toEqual(['space:prague']);
    await user.unhover(screen.getByRole('button', { name: 'Move to Prague' }));
    expect(pointed.at(-1)).toBeNull();
  });

  it('draws nothing where nothing is said of it', () => {
    drawn({ kind: 'space', id: 'hannover' });
    expect(screen.queryByTestId('barred')).toBeNull();
    drawn('everything', 'en', { asks: [] });
    expect(screen.queryByTestId('barred')).toBeNull();
  });

  it('is part of the explanation of a thing', () => {
    const { text } = blackOrchestraIn('en');
    draw(<BarredHere reasons={asked()} about={{ kind: 'card', id: 'slow-news-day#1' }} text={text} />, 'en');
    const here = within(screen.getByTestId('barred-here'));
    expect(here.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Play Slow News Day A reaction: it is played when an event is about to be drawn. Rule 13',
    ]);
  });

  it.each([
    {
      language: 'en',
      expected: [
        'Wilhelm Canaris: take actions It is Ludwig Beck’s turn. Rule 5',
        'Play Slow News Day A reaction: it is played when an event is about to be drawn. Rule 13',
        'Attempt Sniper It is Ludwig Beck’s turn. Rule 5',
      ],
    },
    {
      language: 'fr',
      expected: [
        'Wilhelm Canaris : faire des actions C’est à Ludwig Beck de jouer. Règle 5',
        'Jouer « Journée calme » Réaction : se joue au moment de piocher un événement. Règle 13',
        'Tenter « Tireur embusqué » C’est à Ludwig Beck de jouer. Règle 5',
      ],
    },
  ] as const)('is told to who waits for the turn of somebody else ($language)', ({ language, expected }) => {
    const s = Scenario.turn({
      table: (draft) => void (one(draft, 'canaris').dossier = ['slow-news-day#1', 'sniper#1']),
    });
    const { text } = blackOrchestraIn(language);
    const reasons = s.view('canaris');
    const told = ['conspirator:canaris', 'card:slow-news-day#1', 'card:sniper#1'].flatMap((thing) => {
      const [kind = '', id = ''] = thing.split(':');
      draw(<BarredHere reasons={reasons} about={{ kind, id }} text={text} />, language);
      const items = within(screen.getByTestId('barred-here')).getAllByRole('listitem');
      cleanup();
      return items.map((item) => item.textContent);
    });
    expect(told).toEqual(expected);
  });
});
