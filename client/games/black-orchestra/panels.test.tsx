/** @jest-environment ./client/testing/environment.ts */
import { cleanup, screen } from '@testing-library/react';

import type { Language } from '../../../shared/engine/game';
import { interrogated } from '../../../shared/games/black-orchestra/testing/interrogation';
import { one, putTile, Scenario } from '../../../shared/games/black-orchestra/testing/scenario';
import { noWishes } from '../../table/choices/useWishes';
import { buttons, draw, tabTo } from '../../testing/draw';
import { toPrisoner } from './choosing/way-out';
import { End } from './End';
import { InterrogationPanel } from './InterrogationPanel';
import { blackOrchestraIn, facts } from './testing/game';

function interrogation(
  language: Language,
  busy: 'busy' | 'free' = 'free',
  edit: Parameters<typeof interrogated>[1] = () => undefined,
) {
  return panelOf(interrogated('confession', edit), language, busy);
}

/** Beck gives tiles away to be free, among which are a poison and one face down; he holds a plot that poison helps. */
function picking(): Scenario {
  return interrogated('dead-drops', (draft) => {
    putTile(draft, 'munich', 'poison', 'up');
    one(draft, 'beck').dossier = ['poison-food#1'];
  }).choose('beck', 'betrays');
}

function panelOf(s: Scenario, language: Language, busy: 'busy' | 'free' = 'free') {
  const [ask] = s.asks('beck');
  if (ask === undefined) throw new Error('nothing is asked');
  const keys: string[] = [];
  const { text } = blackOrchestraIn(language);
  const { user } = draw(
    <InterrogationPanel
      ask={ask}
      view={s.view('beck')}
      facts={facts}
      options={{}}
      members={[]}
      text={text}
      choose={(key) => void keys.push(key)}
      busy={busy === 'busy'}
      wishes={noWishes}
    />,
    language,
  );
  return { user, keys, ask, labels: ask.options.map(({ label }) => text.render(toPrisoner(label, text))) };
}

describe.each([
  {
    language: 'en',
    who: 'Ludwig Beck, alone in the interrogation room',
    title: 'What do you say?',
    closed: 'Only you see this card. You cannot chat until you decide.',
    ways: [
      ['Give in', 'you stay in prison'],
      ['Betray', 'you go free'],
      ['Resist', '1 in 3: you go free'],
    ],
    faces: ['target: you go free', 'any number: you stay in prison', 'eagle: '],
    released: 'You are released.',
    picked: ['You pick from Wilhelm Canaris and Erich Kordt.', 'That can only be Erich Kordt.'],
    picks: [
      'Three item tiles of your choice are removed unseen. You are released. Pick 1 of 3:',
      'Three item tiles of your choice are removed unseen. You are released. Pick 2 of 3:',
      'Munich',
      'Poison: helps “Poison Food” (+1 die)',
      'a face-down item',
    ],
  },
  {
    language: 'fr',
    who: 'Ludwig Beck en salle d’interrogatoire',
    title: 'Que dites‑vous\u00a0?',
    closed: 'Vous seul voyez cette carte. Personne ne peut vous parler avant votre choix.',
    ways: [
      ['Parler', 'vous restez en prison'],
      ['Trahir', 'vous sortez'],
      ['Résister', '1 fois sur 3\u00a0: vous sortez'],
    ],
    faces: ['cible: vous sortez', 'un chiffre\u00a0: vous restez en prison', 'aigle: '],
    released: 'Vous sortez de prison.',
    picked: ['Vous choisissez entre Wilhelm Canaris et Erich Kordt.', 'Un seul choix\u00a0: Erich Kordt.'],
    picks: [
      'Trois tuiles objet de votre choix quittent la partie, face cachée. Vous sortez de prison. Choix 1 sur 3\u00a0:',
      'Trois tuiles objet de votre choix quittent la partie, face cachée. Vous sortez de prison. Choix 2 sur 3\u00a0:',
      'Munich',
      'Poison\u00a0: servirait à «\u00a0Repas empoisonné\u00a0» (1\u00a0dé)',
      'un objet face cachée',
    ],
  },
] as const)(
  'The interrogation ($language)',
  ({ language, who, title, closed, ways, faces, released, picked, picks }) => {
    it('says who is alone with it, and that nobody can be talked to', () => {
      interrogation(language);
      screen.getByRole('heading', { name: title });
      screen.getByText(who);
      screen.getByText(closed);
    });

    it('names each way out, with what becomes of the prisoner', () => {
      const { labels } = interrogation(language);
      const cards = buttons();
      expect(cards).toHaveLength(3);
      ways.forEach(([name, fate], i) => {
        expect(cards[i]?.startsWith(name)).toBe(true);
        expect(cards[i]?.endsWith(fate)).toBe(true);
      });
      expect(cards[0]).toContain(labels[0]);
      expect(cards[1]).toContain(labels[1]);
    });

    it('says what each face of the die would bring', () => {
      interrogation(language);
      for (const face of faces) expect(buttons()[2]).toContain(face);
    });

    it('says to the prisoner what becomes of them (found: “the prisoner is released”)', () => {
      interrogation(language);
      const said = buttons().join(' ');
      expect(said).toContain(released);
      expect(said).not.toMatch(/prisoner is|prisonnier est/);
    });

    it('says on each card who can be picked then (found: “one conspirator is arrested”, and nobody knew that the prisoner says who)', () => {
      interrogation(language);
      expect(buttons()[0]).toContain(picked[0]);
      expect(buttons()[1]).toContain(picked[0]);
      screen.getByText((words) => words.includes(picked[0]) && words.includes(released));
    });

    it('names who alone can be picked', () => {
      // Canaris has more than medium suspicion.
      interrogation(language, 'free', (draft) => void (one(draft, 'canaris').suspicion = 'high'));
      expect(buttons()[0]).toContain(picked[1]);
      expect(buttons()[1]).toContain(picked[0]);
    });

    it('says what is picked, which of how many, and what it gives up (found: “what do you say?” above a list of places)', () => {
      const s = picking();
      panelOf(s, language);
      screen.getByRole('heading', { name: picks[0] });
      expect(buttons()).toContain(`${picks[2]} ${picks[3]}`);
      expect(buttons()).toContain(`Zeughaus ${picks[4]}`);
      cleanup();
      panelOf(s.choose('beck', 'space:munich'), language);
      screen.getByRole('heading', { name: picks[1] });
    });

    it('is named by its card where its sentence is too long (found: advice that did not say “betray”)', () => {
      const { client, facts: all, text } = blackOrchestraIn(language);
      const s = interrogated('confession');
      const [ask] = s.asks('beck');
      const option = ask?.options.find(({ key }) => key === 'betrays');
      if (ask === undefined || option === undefined) throw new RangeError('nobody can betray');
      expect(client.choosing.title(option, text)).toBe(ways[1][0]);
      expect(client.choosing.about({ option, ask, options: {}, view: s.view('beck'), facts: all, text })[0]).toContain(
        released,
      );
    });

    it('is answered by the keyboard', async () => {
      const { user, keys, ask } = interrogation(language);
      await tabTo(user, 'button', buttons()[1] ?? '');
      await user.keyboard('{Enter}');
      expect(keys).toEqual([ask.options[1]?.key]);
    });

    it('is answered once only', async () => {
      const { user, keys } = interrogation(language, 'busy');
      for (const button of screen.getAllByRole('button')) await user.click(button);
      expect(keys).toEqual([]);
    });
  },
);

describe.each([
  {
    language: 'en',
    victory: 'The plot has succeeded',
    defeat: 'The conspiracy has failed',
    figures: ['Stage: 1', 'Turns: 1', 'Military support: 3', 'Lives saved: 25,000,000'],
  },
  {
    language: 'fr',
    victory: 'Le complot a réussi',
    defeat: 'La conspiration a échoué',
    figures: ['Période: 1', 'Tours: 1', 'Soutien militaire: 3', 'Vies sauvées: 25\u202f000\u202f000'],
  },
] as const)('The end ($language)', ({ language, victory, defeat, figures }) => {
  const ended = (outcome: 'victory' | 'defeat', reason: string) => {
    const { text } = blackOrchestraIn(language);
    const view = { ...Scenario.turn().view('beck'), over: { outcome, reason, livesSaved: 25_000_000 } };
    draw(<End view={view} text={text} />, language);
    screen.getByText(text.render({ m: `over.${reason}` }));
  };

  it('says that the plot has succeeded, with stage, turns, support and lives', () => {
    ended('victory', 'hitler-killed');
    screen.getByRole('heading', { name: victory });
    const shown = screen
      .getAllByRole('term')
      .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent ?? ''}`);
    expect(shown).toEqual(figures);
  });

  it('says that it has failed, and why', () => {
    ended('defeat', 'all-arrested');
    screen.getByRole('heading', { name: defeat });
  });
});

test('nothing is said of the end before it', () => {
  draw(<End view={Scenario.turn().view('beck')} text={blackOrchestraIn('en').text} />, 'en');
  expect(screen.queryByRole('heading')).toBeNull();
});
