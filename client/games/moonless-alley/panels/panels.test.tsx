/** @jest-environment ./client/testing/environment.ts */
import { act, screen } from '@testing-library/react';

import { isQuestion } from '../../../../shared/engine/ask';
import type { Language } from '../../../../shared/engine/game';
import { Scenario } from '../../../../shared/games/moonless-alley/testing/scenario';
import { ONLOOKERS } from '../../../base/settings';
import { drawPart } from '../../../testing/part';
import { moonlessAlleyClient } from '..';
import { wordsIn } from '../testing/game';

/** The panel for the question that a seat is asked, and the keys that were chosen. */
function asked(scenario: Scenario, who: string, language: Language) {
  const view = scenario.view(who);
  const ask = view.asks.find(isQuestion);
  const Panel = moonlessAlleyClient.panels?.[ask?.kind ?? ''];
  if (ask === undefined || Panel === undefined) throw new Error(`${who} is asked nothing that has a panel`);
  const keys: string[] = [];
  const { user } = drawPart(
    <Panel
      ask={ask}
      view={view}
      facts={null}
      options={{}}
      members={[]}
      text={wordsIn(language)}
      choose={(key) => void keys.push(key)}
      busy={false}
      wishes={{ offered: [], wish: () => undefined }}
    />,
    language,
  );
  return { user, keys };
}

it('8.1 a target says what becomes of it, not what it could do itself (bug: its own skill was read as what the answer does)', () => {
  const scenario = new Scenario({ hands: { A: ['shadow-claw'] }, agents: ['B looter'] });
  scenario.deploy('shadow-claw');
  const view = scenario.view('A');
  const ask = view.asks.find(isQuestion);
  const option = ask?.options.find(({ key }) => key === 'agent:looter');
  if (ask === undefined || option === undefined) throw new Error('no target');
  const text = wordsIn('en');
  const about = moonlessAlleyClient.choosing?.about?.({ ask, option, options: {}, view, facts: null, text });
  expect(about).toEqual(['Which other agent falls, of strength 3 at most?']);
});

const sees = (sentence: RegExp | string) => screen.getByText(sentence);
const press = (name: RegExp | string) => screen.getByRole('button', { name });

const table = () =>
  new Scenario({
    hands: { A: ['thief-3', 'shadow-claw', 'plunder', 'plain-arms', 'wondrous-arms'], B: ['thief-4'] },
    agents: ['B the-beast', 'B looter+plain-arms', 'A thief-2', 'C spy-2', 'D spy-3'],
    laid: ['B break-in@Th'],
    piles: [1, 2, 3],
  });

afterEach(() => act(() => ONLOOKERS.set('nobody')));

describe.each([
  {
    language: 'en',
    thief: /^Thief 3/,
    dominates: /Theft: 2 → 5, dominated by Anna/,
    recruit: /^Recruit/,
    passes: 'Dominated: Ben → Anna',
    lead: '2 ahead',
    then: 'Then Plunder, bounty 2 can be laid in Theft.',
    deploy: 'Deploy, strength 4',
    take: /^Take the card/,
    hand: 'Your hand: 5 → 6 cards',
    target: /^The Beast 2 ?Theft, strength 2/,
  },
  {
    language: 'fr',
    thief: /^Voleur 3/,
    dominates: /Vol : 2 → 5, domination : Anna/,
    recruit: /^Recruter/,
    passes: 'Domination : Ben → Anna',
    lead: '2 d’avance',
    then: 'Ensuite, Pillage, prime 2 peut se poser : Vol.',
    deploy: 'Déployer, force 4',
    take: /^Prendre la carte/,
    hand: 'Votre main : 5 → 6 cartes',
    target: /^Le fauve 2 ?Vol, force 2/,
  },
] as const)('What a reader is asked ($language)', ({ language, ...says }) => {
  it('5 in a turn: to recruit, or to deploy a card of which is told what it brings', async () => {
    const { user, keys } = asked(table(), 'A', language);
    sees(says.dominates);
    await user.click(press(says.thief));
    await user.click(press(says.recruit));
    expect(keys).toEqual(['agent:thief-3', 'recruit']);
  });

  it('7.1 with an agent put together: its zone before and after, and what becomes possible', async () => {
    const { user, keys } = asked(table().say('agent:thief-3', 'arms:plain-arms'), 'A', language);
    sees(says.passes);
    sees(says.lead);
    sees(says.then);
    await user.click(press(says.deploy));
    expect(keys).toEqual(['done']);
  });

  it('6 behind a door: what taking its pile does to the hand', async () => {
    const { user, keys } = asked(table().say('recruit'), 'A', language);
    sees(says.hand);
    await user.click(press(says.take));
    expect(keys).toEqual(['take']);
  });

  it('8 for a skill: its targets by owner, each where it lies', async () => {
    const { user, keys } = asked(table().say('agent:shadow-claw', 'done'), 'A', language);
    expect(screen.getAllByRole('heading').map((one) => one.textContent.split(' ')[0])).toEqual([
      'Ben',
      'Cleo',
      'Dan',
      'Anna',
    ]);
    await user.click(press(says.target));
    expect(keys).toEqual(['agent:the-beast']);
  });

  it('nothing of a covered hand is told: not what can be deployed, nor what is put together', () => {
    act(() => ONLOOKERS.set('some'));
    asked(table(), 'A', language);
    expect(screen.queryByRole('button', { name: says.thief })).toBeNull();
    press(says.recruit);
  });
});
