/** @jest-environment ./client/testing/environment.ts */
import '../../testing/draw';

import { screen, waitFor, within } from '@testing-library/react';

import { idAt } from '../../../server/testing/seating';
import type { Language } from '../../../shared/engine/game';
import { houseOfTests } from '../../testing/visit';

const house = houseOfTests();

/** Anna plays elsewhere; Ben sits at this screen. The seat `first` begins. */
async function table(first: '1' | '2', language: Language) {
  const anna = house().other();
  const user = house().visit(`/r/${await anna.create('Anna', 'black-orchestra')}`, language);
  await user.type(await screen.findByRole('textbox'), 'Ben');
  await user.click(screen.getByTestId('join'));
  await anna.until(() => anna.rooms.at(-1)?.members[1]);
  expect(await anna.say('pick', { picks: ['canaris'] })).toEqual({ ok: true });
  expect(await anna.say('configure', { options: { first } })).toEqual({ ok: true });
  expect(await anna.say('start', {})).toEqual({ ok: true });
  await anna.until(() => anna.views.length > 0);
  // The page has a main part before the table is loaded.
  await screen.findByRole('button', { name: /^Paris/ });
  return { anna, user };
}

const place = (name: string) => screen.getByRole('button', { name: (said) => said.startsWith(`${name}.`) });
const steps = (inside: HTMLElement) =>
  within(inside)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const card = () => screen.findByTestId('plan');

/** Unfolds the one line that stands for all suggestions on a phone. */
async function unfold(user: Awaited<ReturnType<typeof table>>['user']): Promise<void> {
  await user.click(await screen.findByTestId('plan-line'));
}

/** Opens the explanation of Canaris, whom Anna plays. */
async function explainCanaris(user: Awaited<ReturnType<typeof table>>['user']) {
  await user.click(screen.getByRole('tab', { name: 'People' }));
  await user.click(screen.getByRole('button', { name: /^Wilhelm Canaris/ }));
}

test('a turn of a mate is drawn on the map and from the list, a step is taken back, and it is sent', async () => {
  const { anna, user } = await table('1', 'en');
  await explainCanaris(user);
  await user.click(await screen.findByRole('button', { name: 'Suggest a turn to Anna' }));
  const panel = await screen.findByRole('group', { name: 'Your suggestion for Anna’s turn' });
  expect(panel).toHaveProperty('tagName', 'DIV');
  await within(panel).findAllByTestId('option');
  await user.click(place('Hannover'));
  await waitFor(() => expect(steps(panel)).toEqual(['Move to Hannover']));
  await user.click(await within(panel).findByRole('button', { name: 'Draw a card' }));
  await within(panel).findByText('Then something is revealed: the suggestion stops here.');
  await user.click(within(panel).getByRole('button', { name: 'One step back' }));
  await waitFor(() => expect(steps(panel)).toEqual(['Move to Hannover']));
  await user.click(within(panel).getByRole('button', { name: 'Suggest it' }));
  await anna.until(() => (anna.plans.at(-1)?.length ?? 0) > 0);
  expect(anna.plans.at(-1)?.map(({ member, steps: sent }) => [member, sent.map(({ key }) => key)])).toEqual([
    [idAt(anna, 0), ['move:hannover']],
  ]);
  await unfold(user);
  expect((await card()).textContent).toContain('You suggest to Anna:');
  expect(screen.queryByTestId('turn-planner')).toBeNull();
});

test.each([
  ['en', 'Anna suggests:', 'Move to Hannover', '0 of 2 done', '1 of 2 done', /^Move$/, 'Not possible now.'],
  [
    'fr',
    'Anna vous propose\u00a0:',
    'Aller à Hanovre',
    '0 sur 2 faites',
    '1 sur 2 faites',
    /^Aller$/,
    'Impossible pour le moment.',
  ],
] as const)(
  'what a mate suggests is taken by the same choice as by hand; a step that is possible no more says so (%s)',
  async (language, title, hannover, none, one, moves, barred) => {
    const { anna, user } = await table('2', language);
    await screen.findByTestId('ask');
    const plan = { member: idAt(anna, 1), steps: ['move:hannover', 'move:adlerhorst'] };
    expect(await anna.say('plan', plan)).toEqual({ ok: true });
    await unfold(user);
    expect((await card()).textContent).toContain(title);
    await within(await card()).findByRole('button', { name: none });
    await user.click(within(await card()).getByRole('button', { name: (said) => said.endsWith(hannover) }));
    await within(await card()).findByRole('button', { name: one });
    expect(anna.plans.at(-1)?.[0]?.steps.map(({ state }) => state)).toEqual(['done', 'open']);
    // Ben goes back to Berlin, from where the next step leads nowhere. His moves are folded in the row.
    await user.click(await screen.findByRole('button', { name: moves }));
    const back = await waitFor(() => {
      const found = screen.getAllByTestId('option').find(({ dataset }) => dataset['key'] === 'move:train-station');
      if (found === undefined) throw new Error('not there yet');
      return found;
    });
    await user.click(back);
    expect((await screen.findByTestId('plan-barred')).textContent).toBe(barred);
    await user.click(screen.getByTestId('plan-refuse'));
    await anna.until(() => anna.plans.at(-1)?.length === 0);
    await waitFor(() => expect(screen.queryByTestId('plan')).toBeNull());
  },
);

test.each([
  ['en', 'Anna: Move to Hannover'],
  ['fr', 'Anna\u00a0: Aller à Hanovre'],
] as const)(
  'on a phone suggestions are one line until it is pressed, and again once they are gone (found: two of them pushed the options off the screen, %s)',
  async (language, words) => {
    const { anna, user } = await table('2', language);
    await screen.findByTestId('ask');
    const plan = { member: idAt(anna, 1), steps: ['move:hannover'] };
    expect(await anna.say('plan', plan)).toEqual({ ok: true });
    const line = await screen.findByRole('button', { name: words });
    expect([line.getAttribute('aria-expanded'), screen.queryByTestId('plan')]).toEqual(['false', null]);
    await user.click(line);
    expect(screen.getByTestId('plan-line').getAttribute('aria-expanded')).toBe('true');
    await user.click(within(await card()).getByTestId('plan-refuse'));
    await waitFor(() => expect(screen.queryByTestId('plan-line')).toBeNull());
    expect(await anna.say('plan', plan)).toEqual({ ok: true });
    expect((await screen.findByTestId('plan-line')).getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByTestId('plan')).toBeNull();
  },
);

test('on a phone whose drawer is shut, the line of suggestions opens it', async () => {
  const { anna, user } = await table('1', 'en');
  expect(await anna.say('plan', { member: idAt(anna, 1), steps: ['move:hannover'] })).toEqual({ ok: true });
  expect(screen.getByTestId('drawer').dataset['stop']).toBe('peek');
  await unfold(user);
  expect(screen.getByTestId('drawer').dataset['stop']).toBe('half');
  await card();
});

test('a question of one’s own comes before what one draws, which is laid aside and gone on with', async () => {
  const { anna, user } = await table('1', 'en');
  await explainCanaris(user);
  await user.click(await screen.findByRole('button', { name: 'Suggest a turn to Anna' }));
  await within(await screen.findByTestId('turn-planner')).findAllByTestId('option');
  await user.click(place('Hannover'));
  await waitFor(() => expect(steps(screen.getByTestId('turn-planner'))).toEqual(['Move to Hannover']));
  // Anna ends her turn, and the event and Ben’s own turn follow.
  await anna.take('end');
  while (screen.queryByTestId('ask') === null) {
    const ask = anna.view.view.asks.find(({ kind }) => !['undo', 'any-time', 'in-advance'].includes(kind));
    if (ask !== undefined) await anna.choose(ask.id, ask.options[0]?.key ?? '');
    await anna.settled();
  }
  expect(screen.queryByTestId('turn-planner')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Go on with your suggestion to Anna' }));
  await waitFor(() => expect(steps(screen.getByTestId('turn-planner'))).toEqual(['Move to Hannover']));
  await user.click(screen.getByRole('button', { name: 'Drop it' }));
  await screen.findByTestId('ask');
});

test.each([
  [
    'en',
    'Suggest to Anna: Move to Hannover',
    'Say why',
    'You suggest to Anna:Move to HannoverI bring “Explosives”.',
    'Withdraw it',
  ],
  [
    'fr',
    'Proposer à Anna\u00a0: Aller à Hanovre',
    'Dire pourquoi',
    'Vous proposez à Anna\u00a0:Aller à HanovreJ’apporte l’objet «\u00a0Explosifs\u00a0».',
    'Retirer la proposition',
  ],
] as const)(
  'a step is suggested from the place that was tapped, with a reason, and withdrawn (%s)',
  async (language, suggest, why, said, withdraw) => {
    const { anna, user } = await table('1', language);
    await user.click(screen.getByRole('button', { name: /^Hann?ov/ }));
    const send = await screen.findByRole('button', { name: suggest });
    await user.click(screen.getByText(why));
    await user.selectOptions(screen.getByTestId('slot-item'), 'item.explosives');
    await user.click(send);
    await anna.until(() => (anna.plans.at(-1)?.length ?? 0) > 0);
    expect(anna.plans.at(-1)).toMatchObject([
      {
        steps: [{ key: 'move:hannover' }],
        because: { kind: 'phrase', phrase: { id: 'carry', slots: { item: 'item.explosives' } } },
      },
    ]);
    await waitFor(() => expect(screen.queryByTestId('suggest')).toBeNull());
    await unfold(user);
    expect((await card()).textContent).toBe(said);
    await user.click(within(await card()).getByRole('button', { name: withdraw }));
    await anna.until(() => anna.plans.at(-1)?.length === 0);
    await waitFor(() => expect(screen.queryByTestId('plan')).toBeNull());
  },
);

test('a place that the other cannot go to next is suggested to nobody', async () => {
  const { anna, user } = await table('1', 'en');
  await user.click(place('Hannover'));
  await screen.findByTestId('suggest');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(place('Paris'));
  await screen.findByRole('heading', { name: 'Paris' });
  await anna.settled();
  expect(screen.queryByTestId('suggest')).toBeNull();
});

test.each([
  ['en', 'Do it: Move to Hannover', 'I bring it', 'Not possible now.'],
  ['fr', 'Je le fais\u00a0: Aller à Hanovre', 'Je l’apporte', 'Impossible pour le moment.'],
] as const)(
  'a step is taken by one press on the line that tells it, and has gone; while it is impossible a word says so (%s)',
  async (language, take, text, barred) => {
    const { anna, user } = await table('2', language);
    await screen.findByTestId('ask');
    const suggest = (key: string) =>
      anna.say('plan', { member: idAt(anna, 1), steps: [key], because: { kind: 'said', text } });
    expect(await suggest('move:hannover')).toEqual({ ok: true });
    const line = await screen.findByTestId('plan-line');
    expect(within(line).getByText(text)).toHaveProperty('tagName', 'I');
    await user.click(screen.getByRole('button', { name: take }));
    await anna.until(() => anna.plans.at(-1)?.[0]?.steps[0]?.state === 'done');
    await waitFor(() => expect(screen.queryByTestId('plan-line')).toBeNull());
    expect(await suggest('move:adlerhorst')).toEqual({ ok: true });
    await screen.findByTestId('plan-take');
    await user.click(await screen.findByTestId('take-back'));
    await anna.until(() => anna.plans.at(-1)?.[0]?.now === 'impossible');
    await waitFor(() => expect(screen.queryByTestId('plan-take')).toBeNull());
    await unfold(user);
    expect((await screen.findByTestId('plan-barred')).textContent).toBe(barred);
  },
);

test.each([
  [
    'en',
    'Dry run',
    'Only a dry run: nobody else sees it.',
    /^Draw$/,
    'Move to Hannover, Move to the Adlerhorst, Draw a card',
    'From here something hidden is revealed.',
  ],
  [
    'fr',
    'Simuler',
    'Une simulation\u00a0: personne d’autre ne la voit.',
    /^Piocher$/,
    'Aller à Hanovre, Aller à l’Adlerhorst, Piocher une carte',
    'À partir d’ici, quelque chose de caché est révélé.',
  ],
] as const)(
  'one’s own turn is tried on a table that is not real, and forgotten, or done by ordinary choices (%s)',
  async (language, begin, title, draw, said, end) => {
    const { anna, user } = await table('2', language);
    await screen.findByTestId('ask');
    const before = JSON.stringify(anna.view.view.table);
    const turn = () => [screen.getByTestId('status').textContent, screen.queryByTestId('advance')?.textContent];
    const tap = (of: RegExp) => user.click(screen.getByRole('button', { name: of }));
    const steps = (n: number) =>
      waitFor(() => expect(screen.getByTestId('try-steps').textContent.split(', ')).toHaveLength(n));
    const attempt = async () => {
      await user.click(await screen.findByRole('button', { name: begin }));
      await screen.findByRole('region', { name: title });
      await tap(/^Hann?ov/);
      await waitFor(() => expect(screen.getByTestId('try-steps').textContent).not.toBe(''));
      await tap(/^Adlerhorst/);
      await steps(2);
    };
    await screen.findByTestId('advance');
    const real = turn();
    await attempt();
    const [drawing] = screen
      .getAllByRole('button', { name: draw })
      .filter(({ dataset }) => dataset['key'] === 'dossier');
    if (drawing === undefined) throw new Error('nothing to draw');
    await user.click(drawing);
    await steps(3);
    expect(screen.getByTestId('try-steps').textContent).toBe(said);
    expect(screen.getByTestId('try-end').textContent).toBe(end);
    await waitFor(() => expect(screen.queryByTestId('advance')).toBeNull());
    expect(turn()).not.toEqual(real);
    await user.click(screen.getByTestId('try-forget'));
    await waitFor(() => expect(turn()).toEqual(real));
    expect(screen.queryByTestId('trying')).toBeNull();
    await anna.settled();
    expect(JSON.stringify(anna.view.view.table)).toBe(before);
    await attempt();
    await user.click(screen.getByTestId('try-back'));
    await steps(1);
    await user.click(screen.getByTestId('try-do'));
    const log = () => JSON.stringify(anna.view.view.log);
    await anna.until(() => log().includes('space.hannover'));
    await anna.settled();
    expect([log().includes('space.adlerhorst'), screen.queryByTestId('trying')]).toEqual([false, null]);
  },
);
