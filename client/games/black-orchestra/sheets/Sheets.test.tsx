/** @jest-environment ./client/testing/environment.ts */
import { cleanup, screen, within } from '@testing-library/react';

import type { Language } from '../../../../shared/engine/game';
import { one, Scenario } from '../../../../shared/games/black-orchestra/testing/scenario';
import type { Whose } from '../../../table/contract/contract';
import { draw, named, tabTo } from '../../../testing/draw';
import { changesOf } from '../story/changes';
import { drawingIn } from '../testing/drawing';
import { Sheets } from './Sheets';

/** The sheets as the player of Canaris sees them: Beck is in prison and has the turn. */
function sheets(language: Language, whose: Whose) {
  const s = Scenario.turn({
    table: (draft) => {
      Object.assign(one(draft, 'beck'), { space: 'prison', suspicion: 'extreme' });
      Object.assign(one(draft, 'canaris'), {
        motivation: 'committed',
        dossier: ['ambush#1', 'forged-documents#1', 'called-away#1'],
        items: ['keys'],
      });
    },
  });
  const { drawing, tapped } = drawingIn(language, s.view('canaris'));
  const { user } = draw(<Sheets whose={whose} drawing={drawing} following="free" />, language);
  return { user, tapped, of: (name: string) => within(screen.getByRole('region', { name })) };
}

describe.each([
  {
    language: 'en',
    title: 'Conspirators',
    you: 'you',
    active: 'Turn',
    prison: 'Prison',
    ability: /^Ability/,
    brief: /^(usable|not now|needs motivation 3):$/,
    levels: ['Motivation: committed, step 4 of 5', 'Suspicion: medium, step 2 of 4'],
    counts: ['3 of at most 5', '1 of at most 3'],
    counted: ['Dossier 3 of at most 5', 'Items 1 of at most 3'],
    cards: ['Plot Ambush', 'Illegal Forged Documents', 'Called Away'],
    keys: 'Keys',
    none: ['no card', 'no item'],
  },
  {
    language: 'fr',
    title: 'Conspirateurs',
    you: 'vous',
    active: 'Tour',
    prison: 'Prison',
    ability: /^Capacité/,
    brief: /^(disponible|pas pour l’instant|dès motivation 3)\s:$/,
    levels: ['Motivation\u00a0: engagé, niveau 4 sur 5', 'Suspicion\u00a0: moyenne, niveau 2 sur 4'],
    counts: ['3 sur 5 au plus', '1 sur 3 au plus'],
    counted: ['Dossier 3 sur 5 au plus', 'Objets 1 sur 3 au plus'],
    cards: ['Complot Embuscade', 'Illégale Faux papiers', 'Convocation'],
    keys: 'Clés',
    none: ['aucune carte', 'aucun objet'],
  },
] as const)(
  'The sheets ($language)',
  ({ language, title, you, active, prison, ability, brief, levels, counts, counted, cards, keys, none }) => {
    it('stand in a group, one’s own first and then those of the others in turn order', () => {
      sheets(language, 'everybody');
      screen.getByRole('group', { name: title });
      expect(named('region')).toEqual(['Wilhelm Canaris', 'Erich Kordt', 'Ludwig Beck']);
    });

    it('begin no line with a dot or a sign (found: “· Zurich”, and “?” under the card it belongs to)', () => {
      const { of } = sheets(language, 'own');
      const head = of('Wilhelm Canaris').getAllByRole('button')[0];
      expect(head?.textContent).toMatch(/\S\u00a0· .*\S\u00a0· \S/);
      cleanup();
      const s = Scenario.turn({
        table: (draft) => {
          one(draft, 'canaris').dossier = ['defections-and-dissent#1'];
          draft.pub.cardDice = { 'defections-and-dissent#1': 1 };
        },
      });
      draw(<Sheets whose="own" drawing={drawingIn(language, s.view('canaris')).drawing} following="free" />, language);
      expect(screen.getByText('◎').parentElement?.textContent).toMatch(/\S\u00a0◎$/);
    });

    it('show the viewer’s own alone and whole, or all in brief, each with its ability', () => {
      sheets(language, 'own');
      expect(named('region')).toEqual(['Wilhelm Canaris']);
      screen.getByText(ability);
      cleanup();
      sheets(language, 'everybody');
      expect(screen.getAllByText(brief)).toHaveLength(3);
    });

    it('say who plays a conspirator, and who has the turn or is in prison', () => {
      const { of } = sheets(language, 'everybody');
      of('Wilhelm Canaris').getByText((text) => text.startsWith(`${you} ·`));
      of('Ludwig Beck').getByText((text) => text.startsWith('Anna'));
      of('Ludwig Beck').getByText(active);
      of('Ludwig Beck').getByText((text) => text.endsWith(`· ${prison}`));
      expect(of('Wilhelm Canaris').queryByText(active)).toBeNull();
    });

    it('say that nobody has the turn once the match is over', () => {
      const view = { ...Scenario.turn().view('canaris'), over: { outcome: 'defeat', reason: 'no-events' } as const };
      draw(<Sheets whose="everybody" drawing={drawingIn(language, view).drawing} following="free" />, language);
      expect(screen.queryByText(active)).toBeNull();
    });

    it('name the levels, and count cards and items against their limits', () => {
      sheets(language, 'everybody');
      const own = screen.getByRole('region', { name: 'Wilhelm Canaris' });
      expect(named('button', own).slice(1, 3)).toEqual(levels);
      expect(named('img', own)).toEqual(counts);
    });

    it('show cards with their marks, and say where there is none', () => {
      const { of } = sheets(language, 'everybody');
      const own = screen.getByRole('region', { name: 'Wilhelm Canaris' });
      const [dossier, items] = counted;
      expect(named('button', own).slice(3)).toEqual([dossier, ...cards, items, keys]);
      for (const words of none) of('Erich Kordt').getByText(words);
    });

    it('are one stop of the Tab key each, and the arrows go through one (found: each thing on a sheet was a stop)', async () => {
      const { user } = sheets(language, 'everybody');
      const at = () => [
        document.activeElement?.closest('section')?.getAttribute('aria-label'),
        document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
      ];
      await user.tab();
      expect(at()).toEqual(['Wilhelm Canaris', expect.stringContaining(you)]);
      await user.keyboard('{ArrowRight}{ArrowDown}');
      expect(at()).toEqual(['Wilhelm Canaris', levels[1]]);
      await user.keyboard('{End}');
      expect(at()).toEqual(['Wilhelm Canaris', keys]);
      await user.tab();
      expect(at()[0]).toBe('Erich Kordt');
      await user.tab();
      expect(at()[0]).toBe('Ludwig Beck');
      await user.tab();
      expect(document.activeElement).toBe(document.body);
      await user.tab();
      expect(at()).toEqual(['Wilhelm Canaris', keys]);
      await user.keyboard('{ArrowLeft}{ArrowUp}{Home}');
      expect(at()).toEqual(['Wilhelm Canaris', expect.stringContaining(you)]);
    });

    it('tell what was pressed, also by the keyboard', async () => {
      const { user, tapped } = sheets(language, 'everybody');
      await tabTo(user, 'button', keys);
      await user.keyboard('{Enter}');
      await tabTo(user, 'button', levels[0]);
      await user.keyboard('{Enter}');
      await tabTo(user, 'button', counted[0]);
      await user.keyboard('{Enter}');
      await user.click(screen.getByRole('button', { name: /^Ludwig Beck/ }));
      expect(tapped).toEqual([
        { kind: 'item', id: 'canaris:keys' },
        { kind: 'figure', id: 'motivation' },
        { kind: 'figure', id: 'dossier' },
        { kind: 'conspirator', id: 'beck' },
      ]);
    });
  },
);

describe.each([
  {
    language: 'en',
    levels: ['Motivation: zealous, step 5 of 5', 'Suspicion: medium, step 2 of 4'],
    card: 'Restricted Forged Documents',
    ability: /reveal any face-down item tile/,
  },
  {
    language: 'fr',
    levels: ['Motivation\u00a0: zélé, niveau 5 sur 5', 'Suspicion\u00a0: moyenne, niveau 2 sur 4'],
    card: 'Interdite Faux papiers',
    ability: /révélez n’importe quelle tuile objet face cachée/,
  },
] as const)('The sheets of the first edition ($language)', ({ language, levels, card, ability }) => {
  it('are in its words, and say what it prints on them', () => {
    const s = Scenario.turn({
      sheets: ['tresckow', 'beck'],
      options: { edition: 'first' },
      table: (draft) => {
        Object.assign(one(draft, 'tresckow'), { motivation: 'reckless', dossier: ['forged-documents#1'] });
      },
    });
    draw(<Sheets whose="own" drawing={drawingIn(language, s.view('tresckow')).drawing} following="free" />, language);
    const own = screen.getByRole('region', { name: 'Henning von Tresckow' });
    expect(named('button', own).slice(1, 3)).toEqual(levels);
    within(own).getByRole('button', { name: card });
    within(own).getByText(ability);
  });
});

test.each([
  {
    language: 'en' as const,
    said: {
      played: 'Played: Safe',
      delivered: 'Delivered: Map and Keys',
      used: 'Used for the plot: Map',
      gone: 'Gone: Keys',
    },
  },
  {
    language: 'fr' as const,
    said: {
      played: 'Carte jouée\u00a0: Coffre-fort',
      delivered: 'Objets livrés\u00a0: Plan et Clés',
      used: 'Utilisé pour le complot\u00a0: Plan',
      gone: 'En moins\u00a0: Clés',
    },
  },
])(
  'a sheet tells what was given for something from what is gone ($language, found: “Gone” in red of a card that was played)',
  ({ language, said }) => {
    const { drawing } = drawingIn(language, Scenario.turn().view('canaris'));
    const lost = changesOf([
      { m: 'log.played', p: { who: { m: 'sheet.beck' }, card: { m: 'card.safe' } } },
      ...['map', 'keys'].map((id) => ({
        m: 'log.delivers',
        p: { who: { m: 'sheet.beck' }, thing: { m: `item.${id}` } },
      })),
      { m: 'log.plot-spent', p: { who: { m: 'sheet.beck' }, thing: { m: 'item.map' } } },
      { m: 'log.discarded', p: { who: { m: 'sheet.beck' }, thing: { m: 'item.keys' } } },
    ]);
    draw(<Sheets whose="everybody" drawing={{ ...drawing, changed: lost }} following="free" />, language);
    const shown = [...document.querySelectorAll<HTMLElement>('.bo-lost')];
    expect(Object.fromEntries(shown.map(({ dataset, textContent }) => [dataset['how'], textContent]))).toEqual(said);
  },
);
