/** @jest-environment ./client/testing/environment.ts */
import { screen, within } from '@testing-library/react';

import type { Language } from '../../../../shared/engine/game';
import { makeCurrent, Scenario } from '../../../../shared/games/black-orchestra/testing/scenario';
import { buttons, draw, named, tabTo } from '../../../testing/draw';
import { drawingIn } from '../testing/drawing';
import { Events } from './Events';
import { Gauges } from './Gauges';
import { Piles } from './Piles';

/** A desk in the middle of Beck's turn. */
function desk(language: Language) {
  const s = Scenario.turn({
    table: (draft) => {
      draft.pub.track = 2;
      draft.pub.discard = ['ambush#1', 'called-away#1'];
      draft.pub.itemDiscard = ['map'];
      draft.pub.leaders.hess = { state: 'gone' };
      makeCurrent(draft, 'kristallnacht#1');
    },
  });
  return drawingIn(language, s.view('beck'));
}

describe.each([
  {
    language: 'en',
    said: [
      'Stage 1: 9 events left',
      'Military support 3 of 7, never below 3',
      'Dissent track: 2 of 3',
      '8 dice in the supply',
    ],
    // Of the two names of the support one is shown, by the width of the screen.
    gauges: ['Stage 1/7 9 events left', 'Support Hitler’s military support 3 targets per plot', 'Dissent', 'Dice 8'],
    inForce: 'In force Party Rally',
    none: 'No event yet.',
    event: 'Kristallnacht',
    piles: 'Decks and discards',
    discard: 'Conspirator discard (2)',
    cards: ['Called Away', 'Plot Ambush'],
  },
  {
    language: 'fr',
    said: [
      'Période\u00a01\u00a0: 9\u00a0événements restants',
      'Soutien militaire\u00a0: 3 sur 7, jamais moins de 3',
      'Piste de contestation\u00a0: 2 sur 3',
      '8\u00a0dés dans la réserve',
    ],
    gauges: ['Période\u00a01/7 9 événements', 'Soutien Soutien à Hitler 3 cibles par complot', 'Contestation', 'Dés 8'],
    inForce: 'En vigueur Congrès du parti',
    none: 'Pas encore d’événement.',
    event: 'Nuit de Cristal',
    piles: 'Pioches et défausses',
    discard: 'Défausse des conspirateurs (2)',
    cards: ['Convocation', 'Complot Embuscade'],
  },
] as const)('The desk ($language)', (words) => {
  const { language } = words;

  it('says in figures, each with its name, how many events and dice are left, support and whose it is, and dissent (found: nobody knew whether high was good)', () => {
    draw(<Gauges drawing={desk(language).drawing} />, language);
    expect(buttons()).toEqual(words.gauges);
    for (const description of words.said) screen.getByRole('button', { description });
  });

  it('names the event that does something for as long as it is the current one (found: two turns later nobody knew of it)', async () => {
    const { drawing, tapped } = drawingIn(language, Scenario.event('party-rally-2').view('beck'));
    const { user } = draw(<Gauges drawing={drawing} />, language);
    await user.click(screen.getByRole('button', { name: words.inForce }));
    expect(tapped).toEqual([{ kind: 'event', id: 'party-rally-2#1' }]);
  });

  it('explains a gauge that is pressed', async () => {
    const { drawing, tapped } = desk(language);
    const { user } = draw(<Gauges drawing={drawing} />, language);
    for (const gauge of words.gauges) {
      await tabTo(user, 'button', gauge);
      await user.keyboard('{Enter}');
    }
    expect(tapped).toEqual([
      { kind: 'figure', id: 'stage' },
      { kind: 'support', id: 'support' },
      { kind: 'track', id: 'dissent' },
      { kind: 'figure', id: 'supply' },
    ]);
  });

  it('shows the current event with its text, and explains it when it is pressed', async () => {
    const { drawing, tapped } = desk(language);
    const { user, redraw } = draw(
      <Events drawing={drawingIn(language, Scenario.turn().view('beck')).drawing} />,
      language,
    );
    screen.getByText(words.none);
    expect(buttons()).toEqual([]);
    redraw(<Events drawing={drawing} />);
    const event = screen.getByRole('button', { name: (name) => name.includes(words.event) });
    expect(event.textContent).toContain(drawing.text.render({ m: 'event.kristallnacht.text' }));
    await user.click(event);
    expect(tapped).toEqual([{ kind: 'event', id: 'kristallnacht#1' }]);
  });

  it('unfolds a discard into its cards, newest first', async () => {
    const { drawing, tapped } = desk(language);
    const { user } = draw(<Piles drawing={drawing} />, language);
    const piles = screen.getByRole('group', { name: words.piles });
    await user.click(within(piles).getByText(words.discard));
    const unfolded = screen.getByText(words.discard).closest('details');
    if (unfolded === null) throw new Error('nothing unfolds');
    expect(unfolded.open).toBe(true);
    expect(named('button', unfolded)).toEqual(words.cards);
    await user.click(within(unfolded).getAllByRole('button')[0] ?? unfolded);
    expect(tapped).toEqual([{ kind: 'card', id: 'called-away#1' }]);
  });

  it('names the leaders who are out of the game', () => {
    draw(<Piles drawing={desk(language).drawing} />, language);
    screen.getByRole('button', { name: 'Hess' });
    expect(screen.queryByRole('button', { name: 'Himmler' })).toBeNull();
  });
});

test('a pile is unfolded by itself while something in it can be chosen', () => {
  const s = Scenario.turn({ table: (draft) => void (draft.pub.discard = ['ambush#1']) });
  const { drawing } = drawingIn('en', s.view('beck'));
  const open = () => screen.getByText('Conspirator discard (1)').closest('details')?.open;
  const { redraw } = draw(<Piles drawing={drawing} />, 'en');
  expect(open()).toBe(false);
  redraw(<Piles drawing={{ ...drawing, isTarget: ({ kind, id }) => kind === 'card' && id === 'ambush#1' }} />);
  expect(open()).toBe(true);
});
