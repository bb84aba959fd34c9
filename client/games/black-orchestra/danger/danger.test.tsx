/** @jest-environment ./client/testing/environment.ts */
import { screen, within } from '@testing-library/react';

import type { Language } from '../../../../shared/engine/game';
import type { EventKey } from '../../../../shared/games/black-orchestra/state';
import { one, Scenario, stackEvents } from '../../../../shared/games/black-orchestra/testing/scenario';
import { draw } from '../../../testing/draw';
import { drawingIn } from '../testing/drawing';
import { Danger } from './Danger';

/** Stage 5 begins: Beck is alone and extremely suspect near Bormann, Canaris is suspect in Prague and has illegal cards. */
const position = () =>
  Scenario.turn({
    table: (draft) => {
      draft.pub.stage = 5;
      draft.hidden.eventDecks.slice(0, 4).forEach((deck) => draft.hidden.eventsRemoved.push(...deck.splice(0)));
      Object.assign(one(draft, 'beck'), { space: 'munich', suspicion: 'extreme' });
      Object.assign(one(draft, 'canaris'), {
        space: 'prague',
        motivation: 'motivated',
        suspicion: 'high',
        dossier: ['hidden-camera#1', 'inspiring-letter#1'],
      });
      Object.assign(one(draft, 'kordt'), { space: 'prague', suspicion: 'medium' });
    },
  });

test('once a stage has no event left, the line names the one that begins (found: “0 events left”, and a raid came)', () => {
  const s = Scenario.turn({
    table: (draft) => void draft.hidden.eventsRemoved.push(...(draft.hidden.eventDecks[0]?.splice(0) ?? [])),
  });
  draw(<Danger drawing={drawingIn('en', s.view('beck')).drawing} />, 'en');
  expect(screen.getByTestId('danger').textContent).toContain('Stage 2 begins:');
});

test.each([
  ['en', 'The next raid can come in stage 2.'],
  ['fr', 'Le prochain raid peut venir à la période\u00a02.'],
] as const)('where no raid can come, the page says when one can (%s)', async (language, from) => {
  const { drawing } = drawingIn(language, Scenario.turn().view('beck'));
  const { user } = draw(<Danger drawing={drawing} />, language);
  await user.click(screen.getByTestId('danger'));
  expect(screen.getByRole('dialog').textContent).toContain(from);
});

/** Stage 2, three conspirators: everybody was shown that no raid comes now, and one after that. */
const raidAfterNext = () =>
  Scenario.turn({
    table: (draft) => {
      const next: readonly EventKey[] = ['party-rally-2#1', 'gestapo-raid-2#1'];
      draft.pub.stage = 2;
      stackEvents(draft, 1, []);
      stackEvents(draft, 2, [...next]);
      draft.pub.foreseen = { next: [...next], gone: [], peeked: 0 };
      one(draft, 'beck').suspicion = 'extreme';
    },
  });

test.each([
  ['en', 'raid before your turn', 'you would be arrested', 'Raid before your next turn', '100%', ' 100%.'],
  [
    'fr',
    'raid avant votre tour',
    'vous iriez en prison',
    'Raid avant votre prochain tour',
    '100\u00a0%',
    '\u00a0: 100\u00a0%.',
  ],
] as const)(
  'the figure is of all events before the next turn of who reads it (found: “raid 0%”, and the next event but one took two of them; %s)',
  async (language, of, taken, until, chance, told) => {
    const { drawing } = drawingIn(language, raidAfterNext().view('beck'));
    const { user, unmount } = draw(<Danger drawing={drawing} />, language);
    const button = screen.getByTestId('danger');
    const figure = button.firstElementChild;
    expect([...(figure?.querySelectorAll('b, small') ?? [])].map(({ textContent }) => textContent)).toEqual([
      chance,
      of,
      taken,
    ]);
    expect(button.lastElementChild?.textContent).toContain(until + told);
    await user.click(button);
    const page = screen.getByRole('dialog').querySelector('p')?.textContent;
    expect(page).toContain(until);
    expect(page).toContain(chance);
    unmount();
    // Canaris is next: the one event before that is no raid.
    draw(<Danger drawing={drawingIn(language, raidAfterNext().view('canaris')).drawing} />, language);
    expect(screen.getByTestId('danger').firstElementChild?.querySelector('b')?.textContent).toBe(
      chance.replace('100', '0'),
    );
  },
);

function danger(language: Language, options = {}) {
  const { drawing } = drawingIn(language, position().view('canaris'), [], options);
  return draw(<Danger drawing={drawing} />, language);
}

describe.each([
  {
    language: 'en',
    line: 'Next event: raid 16.7%. Ludwig Beck would be arrested. Also at risk of arrest: Wilhelm Canaris. Hitler moves 25%.',
    own: 'Next event: raid 16.7%. Also at risk of arrest: Wilhelm Canaris. Hitler moves 25%.',
    raid: [
      'Ludwig Beck would be arrested.',
      'Wilhelm Canaris discards Hidden Camera and Inspiring Letter or keeps them and gains 1 suspicion.',
    ],
    title: 'The next event',
    lost: /The game is lost \d+\.\d%\./,
    losing: {
      short: /^game lost: \d+\.\d%$/,
      mark: 'loses the game',
      raid: 'a raid loses the game',
      defeat: 'Nobody would be left free: the game would be lost.',
      track: 'The dissent track would lose its 2 targets.',
    },
    you: {
      short: 'you would be arrested',
      arrested: 'You would be arrested.',
      remedy: 'A delivery lowers suspicion, and so do some cards.',
      beside: 'Whoever starts a turn beside Hitler: motivation −1.',
      spared: 'You would not be arrested.',
      chance: 'You are arrested',
    },
  },
  {
    language: 'fr',
    line: 'Prochain événement\u00a0: raid 16,7\u00a0%. Ludwig Beck irait en prison. Autre arrestation possible\u00a0: Wilhelm Canaris. Hitler se déplace\u00a0: 25\u00a0%.',
    own: 'Prochain événement\u00a0: raid 16,7\u00a0%. Autre arrestation possible\u00a0: Wilhelm Canaris. Hitler se déplace\u00a0: 25\u00a0%.',
    raid: [
      'Ludwig Beck irait en prison.',
      'Wilhelm Canaris devrait défausser Caméra cachée et Lettre inspirante, ou les garder : suspicion +1.',
    ],
    title: 'Le prochain événement',
    lost: /Partie perdue\u00a0: \d+,\d\u00a0%\./,
    losing: {
      short: /^défaite\u00a0: \d+,\d\u00a0%$/,
      mark: 'perd la partie',
      raid: 'un raid perd la partie',
      defeat: 'Plus personne ne serait libre\u00a0: la partie serait perdue.',
      track: 'La piste de contestation perdrait ses 2\u00a0cibles.',
    },
    you: {
      short: 'vous iriez en prison',
      arrested: 'Vous iriez en prison.',
      remedy: 'Livrer un objet fait baisser la suspicion, certaines cartes aussi.',
      beside: 'Qui commence son tour avec Hitler\u00a0: motivation −1.',
      spared: 'Vous n’iriez pas en prison.',
      chance: 'Vous allez en prison',
    },
  },
] as const)('The forecast of danger ($language)', ({ language, line, own, raid, title, lost, losing, you }) => {
  const shown = () => screen.getByTestId('danger').lastElementChild?.textContent;

  it('says in a line how likely a raid is, whom it takes, and who else is in danger', () => {
    danger(language);
    expect(shown()).toBe(line);
  });

  it('says how likely the game is lost at once (found: nobody knew that such an event comes)', () => {
    const late = Scenario.turn({
      table: (draft) => {
        draft.pub.stage = 7;
        stackEvents(draft, 7, ['documents-located#1']);
      },
    });
    const { drawing } = drawingIn(language, late.view('beck'));
    draw(<Danger drawing={drawing} />, language);
    expect(shown()).toMatch(lost);
  });

  it('says beside its figure, and at the event, that the game would be lost (found on a phone: the game was lost unforeseen)', async () => {
    const late = Scenario.turn({
      table: (draft) => {
        draft.pub.stage = 7;
        stackEvents(draft, 7, ['documents-located#1']);
      },
    });
    const { drawing } = drawingIn(language, late.view('beck'));
    const { user } = draw(<Danger drawing={drawing} />, language);
    expect(screen.getByTestId('danger').firstElementChild?.querySelector('.bo-danger-taken')?.textContent).toMatch(
      losing.short,
    );
    await user.click(screen.getByTestId('danger'));
    const marked = screen.getAllByRole('rowheader').filter(({ textContent }) => textContent.includes(losing.mark));
    expect(marked).toHaveLength(1);
  });

  it('says that a raid would lose the game where nobody would be free, and what it takes off the dissent track', async () => {
    const all = Scenario.turn({
      table: (draft) => {
        draft.pub.stage = 5;
        draft.hidden.eventDecks.slice(0, 4).forEach((deck) => draft.hidden.eventsRemoved.push(...deck.splice(0)));
        draft.pub.track = 2;
        for (const each of draft.pub.conspirators) each.suspicion = 'extreme';
      },
    });
    const { drawing } = drawingIn(language, all.view('beck'));
    const { user } = draw(<Danger drawing={drawing} />, language);
    expect(screen.getByTestId('danger').firstElementChild?.querySelector('.bo-danger-taken')?.textContent).toBe(
      losing.raid,
    );
    expect(shown()).toContain(losing.defeat);
    await user.click(screen.getByTestId('danger'));
    const page = screen.getByRole('dialog', { name: title }).textContent;
    expect(page).toContain(losing.track);
    expect(page).toContain(you.remedy);
  });

  it('says what Hitler beside somebody costs, and to whom no raid comes no remedy (found: “Hitler comes to you”, and nobody knew whether that is good)', async () => {
    const { user } = danger(language);
    await user.click(screen.getByTestId('danger'));
    const page = screen.getByRole('dialog', { name: title }).textContent;
    expect(page).toContain(you.beside);
    expect(page).not.toContain(you.remedy);
  });

  it('says only what concerns the reader where everybody keeps to their own, and nothing where the table wants none', () => {
    const { unmount } = danger(language, { danger: 'own' });
    expect(shown()).toBe(own);
    unmount();
    danger(language, { danger: 'off' });
    expect(screen.queryByTestId('danger')).toBeNull();
  });

  it('explains at a press what its figure says, in the same words (found on a phone: “raid risk” could not be understood)', async () => {
    const { user } = danger(language);
    const figure = screen.getByTestId('danger').firstElementChild;
    const said = figure?.querySelector('small')?.textContent ?? '';
    expect(said).not.toBe('');
    await user.click(screen.getByTestId('danger'));
    const words = screen.getByRole('dialog', { name: title }).querySelector('p')?.textContent.toLowerCase() ?? '';
    expect(words).toContain(said);
    expect(words).toContain(figure?.querySelector('b')?.textContent);
    expect(words).toContain('suspicion');
  });

  it('names whom a raid takes beside its figure: the reader in words, others by their pawn (bug: a phone said nothing of it)', () => {
    const figure = () => screen.getByTestId('danger').firstElementChild;
    const { unmount } = danger(language);
    expect(
      figure()?.querySelectorAll('[data-taken="others"] .bo-danger-taken svg[data-sheet-mark="beck"]'),
    ).toHaveLength(1);
    unmount();
    const { drawing } = drawingIn(language, position().view('beck'));
    draw(<Danger drawing={drawing} />, language);
    expect(figure()?.querySelector('[data-taken="you"] .bo-danger-taken')?.textContent).toBe(you.short);
    expect(shown()).toContain(you.arrested);
  });

  it('tells whoever keeps to their own only what befalls them (bug: “Nobody would be arrested”, below “Somebody is arrested 9.1%”)', async () => {
    const { user } = danger(language, { danger: 'own' });
    await user.click(screen.getByTestId('danger'));
    const page = screen.getByRole('dialog', { name: title });
    expect(page.textContent).toContain(you.spared);
    expect(page.textContent).toContain(you.chance);
    expect(page.textContent).not.toContain('Beck');
    expect(page.textContent).not.toMatch(/Nobody|Somebody|Personne|Quelqu’un est/);
  });

  it('lists events of one name once (bug: two cards of that name were two lines)', async () => {
    const view = Scenario.turn({
      table: (draft) => {
        draft.pub.stage = 2;
        draft.hidden.eventDecks.slice(0, 1).forEach((deck) => draft.hidden.eventsRemoved.push(...deck.splice(0)));
      },
    }).view('canaris');
    const { drawing } = drawingIn(language, view);
    const { user } = draw(<Danger drawing={drawing} />, language);
    await user.click(screen.getByTestId('danger'));
    const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(names).toEqual([...new Set(names)]);
  });

  it('opens all of it at a press: chances, what a raid would do, and every event that may come', async () => {
    const { user } = danger(language);
    await user.click(screen.getByTestId('danger'));
    const page = screen.getByRole('dialog', { name: title });
    const items = within(page).getAllByRole('listitem');
    expect(items.slice(-raid.length).map(({ textContent }) => textContent)).toEqual(raid);
    expect(within(page).getAllByRole('row').length).toBeGreaterThan(5);
  });
});
