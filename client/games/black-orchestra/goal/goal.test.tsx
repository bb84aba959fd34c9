/** @jest-environment ./client/testing/environment.ts */
import { fireEvent, screen } from '@testing-library/react';

import type { Language } from '../../../../shared/engine/game';
import type { ItemId } from '../../../../shared/games/black-orchestra/board/spaces';
import type { Attempt } from '../../../../shared/games/black-orchestra/state';
import { helpedPlot, plotTurn } from '../../../../shared/games/black-orchestra/testing/plots';
import {
  clearTile,
  makeCurrent,
  one,
  putTile,
  Scenario,
  stackEvents,
} from '../../../../shared/games/black-orchestra/testing/scenario';
import { wayPlot } from '../../../../shared/games/black-orchestra/testing/way-plots';
import { draw } from '../../../testing/draw';
import { drawingIn } from '../testing/drawing';
import { blackOrchestraIn } from '../testing/game';
import { GoalLine } from './GoalLine';
import { oddsSentence, readyBy } from './sentences';
import { useAdvance } from './useAdvance';
import { leaveOutLast } from './whole';

/** The goal line of Canaris as it is read; null when there is none. */
function goal(s: Scenario, language: Language, options = {}): string | null {
  const { drawing } = drawingIn(language, s.view('canaris'), [], options);
  const { unmount } = draw(<GoalLine drawing={drawing} />, language);
  const line = screen.queryByTestId('goal')?.querySelector('.bo-goal-words')?.textContent ?? null;
  unmount();
  return line;
}

/** Canaris in Nuremberg holds the Sniper, Hitler stands in Munich, one move away. */
const sniper = (edit?: Parameters<typeof plotTurn>[1]['table']) =>
  plotTurn('sniper#1', {
    sheets: ['canaris', 'bonhoeffer', 'goerdeler'],
    hitler: 'munich',
    at: 'nuremberg',
    motivation: 'motivated',
    items: ['intel', 'intel'],
    table: (draft) => edit?.(draft),
  });

/** Canaris attempts the Plane Bomb with one die, not rolled yet or showing something. */
const planeBomb = (rolled: Attempt['rolled']) =>
  plotTurn('plane-bomb#1', {
    sheets: ['canaris', 'beck'],
    hitler: 'munich',
    items: ['map', 'explosives'],
    table: (draft) =>
      void (draft.pub.attempt = {
        card: 'plane-bomb#1',
        who: 'canaris',
        target: 'hitler',
        dice: 1,
        ignoredEagles: 0,
        targets: 3,
        eagles: 2,
        rolled: rolled === null ? null : [...rolled],
        elements: [],
        sources: [],
      }),
  });

const POSITIONS = {
  'no plot yet': () => Scenario.turn({ sheets: ['canaris', 'beck'] }),
  // Found: “draw cards”, and one of them would have been discarded.
  'no plot, and no room for a card': () =>
    Scenario.turn({
      sheets: ['canaris', 'beck'],
      table: (draft) => void (one(draft, 'canaris').dossier = ['safe#1', 'hidden-camera#1']),
    }),
  'no plot, but motivation': () =>
    Scenario.turn({
      sheets: ['canaris', 'beck'],
      table: (draft) => {
        Object.assign(one(draft, 'canaris'), { motivation: 'committed', dossier: ['safe#1'] });
        one(draft, 'beck').dossier.push('sniper#1');
      },
    }),
  // Found: “or draw for a plot of your own”, though only the reader could attempt what their mate held.
  'a mate’s plot for which only the reader is motivated enough': () =>
    Scenario.turn({
      sheets: ['canaris', 'beck'],
      table: (draft) => {
        Object.assign(one(draft, 'canaris'), { motivation: 'reckless', dossier: ['safe#1'] });
        one(draft, 'beck').dossier.push('sniper#1');
      },
    }),
  'what the Sniper lacks': () => sniper(),
  'too few dice': () => sniper((draft) => void (one(draft, 'canaris').items = [])),
  ready: () => sniper((draft) => Object.assign(one(draft, 'canaris'), { motivation: 'reckless', space: 'munich' })),
  // Found: “everything it needs is there. 2 targets short”.
  'ready but for dice': () =>
    sniper((draft) => Object.assign(one(draft, 'canaris'), { motivation: 'reckless', space: 'munich', items: [] })),
  'no way': () => sniper((draft) => void (draft.pub.leaders.hitler = { state: 'board', space: 'paris' })),
  'a plot on the way': () =>
    plotTurn('plane-bomb#1', { sheets: ['canaris', 'beck'], hitler: 'munich', items: ['map', 'explosives'] }),
  // Found: “an event has to move Hitler” beside a stage that said that an event has moved him.
  'a plot on the way, while it is attempted': () => planeBomb(null),
  // Found: the odds of the throw beside the dice that lay.
  'a plot whose dice lie': () => planeBomb(['eagle']),
  'the wrong place': () => plotTurn('suitcase-bomb#1', { sheets: ['canaris', 'beck'], hitler: 'munich' }),
  // Nobody need go where the plot cannot strike.
  'the wrong place, and far away': () =>
    plotTurn('suitcase-bomb#1', { sheets: ['canaris', 'beck'], hitler: 'munich', at: 'nuremberg' }),
  'beside him': () => plotTurn('poison-parcel#1', { sheets: ['canaris', 'beck'], hitler: 'munich', at: 'hannover' }),
  prison: () => sniper((draft) => void (one(draft, 'canaris').space = 'prison')),
  // Found: the line kept to a likelier plot that waited for an event, while another one was offered.
  'a plot that can be attempted now, before a likelier one': () =>
    plotTurn('sniper#1', {
      sheets: ['canaris', 'beck'],
      hitler: 'munich',
      items: ['map', 'explosives', 'intel'],
      table: (draft) => {
        one(draft, 'canaris').motivation = 'reckless';
        draft.pub.support = 2;
        draft.pub.supportFloor = 2;
        one(draft, 'canaris').dossier.push('plane-bomb#1');
      },
    }),
  // Found: the plot that waits for an event was the goal, with too few dice.
  'a plot with its dice whose target stands wrong, before one on the way without': () =>
    plotTurn('suitcase-bomb#1', {
      sheets: ['canaris', 'beck'],
      hitler: 'munich',
      items: ['explosives'],
      table: (draft) => {
        draft.pub.support = 2;
        draft.pub.supportFloor = 2;
        one(draft, 'canaris').dossier.push('derail-train#1');
      },
    }),
  'the better of two plots': () => sniper((draft) => void one(draft, 'canaris').dossier.push('suitcase-bomb#1')),
} as const;

describe.each([
  {
    language: 'en',
    lines: {
      'no plot yet': 'Find a plot: draw cards (12 plots among 51). And conspire: motivation 1 of 4.',
      'no plot, and no room for a card':
        'Find a plot: dossier full, so draw and discard one, or play one. And conspire: motivation 1 of 4.',
      'no plot, but motivation':
        'Help Ludwig Beck with Sniper: only 1 die for 3 targets, their motivation 1 of 5, and Hitler is 1 move away. Or draw for a plot of your own (11 among 49).',
      'a mate’s plot for which only the reader is motivated enough':
        'Sniper (Ludwig Beck): your motivation is enough, so ask Ludwig Beck for it.',
      'what the Sniper lacks':
        'Sniper: motivation 3 of 5 and Hitler is 1 move away. 4 dice: 11.1% success, 13.2% detected.',
      'too few dice':
        'Sniper: only 2 dice for 3 targets, motivation 3 of 5, and Hitler is 1 move away. 1 more die each: Weapons (not found yet) and Intel (not found yet).',
      ready: 'Sniper: ready, 4 dice: 11.1% success, 13.2% detected.',
      'ready but for dice':
        'Sniper: only 2 dice for 3 targets. 1 more die each: Weapons (not found yet) and Intel (not found yet).',
      'no way': 'Sniper: motivation 3 of 5 and no way to Hitler is open. 4 dice: 11.1% success, 13.2% detected.',
      'a plot on the way': 'Plane Bomb: an event has to move Hitler. 4 dice: 11.1% success, 13.2% detected.',
      'a plot on the way, while it is attempted': 'Plane Bomb: only 1 die for 3 targets.',
      'a plot whose dice lie': 'Plane Bomb: the dice are rolled.',
      'the wrong place':
        'Suitcase Bomb: only 1 die for 3 targets and Hitler has to be in a fortified space. 1 more die: Explosives (not found yet).',
      'the wrong place, and far away':
        'Suitcase Bomb: only 1 die for 3 targets and Hitler has to be in a fortified space. 1 more die: Explosives (not found yet).',
      'beside him':
        'Poison Parcel: only 1 die for 3 targets and 2 moves to a space beside Hitler. 1 more die each: Signature (not found yet), Poison (not found yet), and Map (not found yet).',
      prison: 'Get out of prison: by the interrogation on your turn, or a release at Gestapo HQ.',
      'a plot that can be attempted now, before a likelier one': 'Sniper: ready, 3 dice: 25.9% success, 7.4% detected.',
      'a plot with its dice whose target stands wrong, before one on the way without':
        'Suitcase Bomb: Hitler has to be in a fortified space. 2 dice: 11.1% success, 2.8% detected.',
      'the better of two plots':
        'Sniper: motivation 3 of 5 and Hitler is 1 move away. 4 dice: 11.1% success, 13.2% detected.',
    },
  },
  {
    language: 'fr',
    lines: {
      'no plot yet':
        'Trouver un complot\u00a0: piochez (12\u00a0complots sur 51\u00a0cartes). Et conspirez\u00a0: motivation 1 sur 4.',
      'no plot, and no room for a card':
        'Trouver un complot\u00a0: dossier plein, piochez puis défaussez une carte, ou jouez‑en une. Et conspirez\u00a0: motivation 1 sur 4.',
      'no plot, but motivation':
        'Aider Ludwig Beck pour Tireur embusqué\u00a0: seulement 1\u00a0dé pour 3\u00a0cibles, sa motivation 1 sur 5 et Hitler à 1\u00a0déplacement. Ou piochez un complot à vous (11 sur 49).',
      'a mate’s plot for which only the reader is motivated enough':
        'Tireur embusqué (Ludwig Beck)\u00a0: votre motivation suffit, allez le demander à Ludwig Beck.',
      'what the Sniper lacks':
        'Tireur embusqué\u00a0: motivation 3 sur 5 et Hitler à 1\u00a0déplacement. 4\u00a0dés\u00a0: réussite 11,1\u00a0%, découvert 13,2\u00a0%.',
      'too few dice':
        'Tireur embusqué\u00a0: seulement 2\u00a0dés pour 3\u00a0cibles, motivation 3 sur 5 et Hitler à 1\u00a0déplacement. 1\u00a0dé de plus chacun\u00a0: Armes (à trouver) et Renseignements (à trouver).',
      ready: 'Tireur embusqué\u00a0: prêt, 4\u00a0dés\u00a0: réussite 11,1\u00a0%, découvert 13,2\u00a0%.',
      'ready but for dice':
        'Tireur embusqué\u00a0: seulement 2\u00a0dés pour 3\u00a0cibles. 1\u00a0dé de plus chacun\u00a0: Armes (à trouver) et Renseignements (à trouver).',
      'no way':
        'Tireur embusqué\u00a0: motivation 3 sur 5 et aucun chemin ouvert vers Hitler. 4\u00a0dés\u00a0: réussite 11,1\u00a0%, découvert 13,2\u00a0%.',
      'a plot on the way':
        'Bombe dans l’avion\u00a0: un événement doit déplacer Hitler. 4\u00a0dés\u00a0: réussite 11,1\u00a0%, découvert 13,2\u00a0%.',
      'a plot on the way, while it is attempted': 'Bombe dans l’avion\u00a0: seulement 1\u00a0dé pour 3\u00a0cibles.',
      'a plot whose dice lie': 'Bombe dans l’avion\u00a0: les dés sont lancés.',
      'the wrong place':
        'Bombe dans la mallette\u00a0: seulement 1\u00a0dé pour 3\u00a0cibles et Hitler doit être dans un lieu fortifié. 1\u00a0dé de plus\u00a0: Explosifs (à trouver).',
      'the wrong place, and far away':
        'Bombe dans la mallette\u00a0: seulement 1\u00a0dé pour 3\u00a0cibles et Hitler doit être dans un lieu fortifié. 1\u00a0dé de plus\u00a0: Explosifs (à trouver).',
      'beside him':
        'Colis empoisonné\u00a0: seulement 1\u00a0dé pour 3\u00a0cibles et 2\u00a0déplacements jusqu’à un lieu voisin d’Hitler. 1\u00a0dé de plus chacun\u00a0: Signature (à trouver), Poison (à trouver) et Plan (à trouver).',
      prison:
        'Sortir de prison\u00a0: par l’interrogatoire, à votre tour. On peut aussi vous libérer au QG de la Gestapo.',
      'a plot that can be attempted now, before a likelier one':
        'Tireur embusqué\u00a0: prêt, 3\u00a0dés\u00a0: réussite 25,9\u00a0%, découvert 7,4\u00a0%.',
      'a plot with its dice whose target stands wrong, before one on the way without':
        'Bombe dans la mallette\u00a0: Hitler doit être dans un lieu fortifié. 2\u00a0dés\u00a0: réussite 11,1\u00a0%, découvert 2,8\u00a0%.',
      'the better of two plots':
        'Tireur embusqué\u00a0: motivation 3 sur 5 et Hitler à 1\u00a0déplacement. 4\u00a0dés\u00a0: réussite 11,1\u00a0%, découvert 13,2\u00a0%.',
    },
  },
] as const)('The goal line ($language)', ({ language, lines }) => {
  it.each(Object.keys(POSITIONS) as (keyof typeof POSITIONS)[])('says what to be after: %s', (position) => {
    expect(goal(POSITIONS[position](), language)).toBe(lines[position]);
  });
});

/** What the button of the next step of Canaris says, and what for. */
function button(s: Scenario, language: Language): string | null {
  const { drawing } = drawingIn(language, s.view('canaris'));
  const Probe = () => {
    const advance = useAdvance(drawing);
    return typeof advance === 'string' ? null : (
      <p data-testid="advance">{[advance.label, advance.reason ?? []].flat().join(' · ')}</p>
    );
  };
  const { unmount } = draw(<Probe />, language);
  const said = screen.queryByTestId('advance')?.textContent ?? null;
  unmount();
  return said;
}

describe.each([
  {
    language: 'en',
    buttons: {
      'no plot yet': 'Draw',
      'no plot, but motivation': 'Conspire: 3 dice · 3 targets: motivation +1 for Ludwig Beck',
      'what the Sniper lacks': 'Conspire: 3 dice · 3 targets: motivation +1',
    },
    finds: 'Play: Planning Session · finds a plot for certain',
    part: 'Conspire: 1 die · towards motivation +1; one die, as your suspicion is high',
    delivers: 'Deliver: Weapons · suspicion falls',
    clears: {
      take: 'Take it · first this tile, then deliver Keys here',
      reveal: 'Reveal · first this tile, then deliver Keys here',
    },
    takesLater: 'Take it · Keys: deliver at the Zeughaus once the item there is gone, suspicion −2',
    takes: 'Take it · Keys, to deliver at the Zeughaus: suspicion −2',
    goes: 'Go: Chancellery · deliver at the Chancellery: suspicion −2',
    later: 'Go: Chancellery · deliver at the Chancellery, but only next turn: suspicion −2',
    helps: [
      'Go: Nuremberg · Explosives in Munich, for Carl Goerdeler: 5 actions, 1\u00a0→\u00a02\u00a0dice',
      'Take it · Explosives for Carl Goerdeler: 3 actions, 1\u00a0→\u00a02\u00a0dice',
      'Go: Nuremberg · bring Explosives to Carl Goerdeler: 2 actions, 1\u00a0→\u00a02\u00a0dice',
      'Give it · Explosives for Carl Goerdeler: 1\u00a0→\u00a02\u00a0dice',
    ],
  },
  {
    language: 'fr',
    buttons: {
      'no plot yet': 'Piocher',
      'no plot, but motivation': 'Conspirer\u00a0: 3\u00a0dés · 3\u00a0cibles\u00a0: motivation +1 pour Ludwig Beck',
      'what the Sniper lacks': 'Conspirer\u00a0: 3\u00a0dés · 3\u00a0cibles\u00a0: motivation +1',
    },
    finds: 'Jouer\u00a0: Séance de planification · trouve un complot à coup sûr',
    part: 'Conspirer\u00a0: 1\u00a0dé · vers motivation +1\u00a0; un seul dé, votre suspicion est élevée',
    delivers: 'Livrer\u00a0: Armes · suspicion en baisse',
    clears: {
      take: 'Prendre · d’abord cette tuile, puis livrer ici\u00a0: Clés',
      reveal: 'Révéler · d’abord cette tuile, puis livrer ici\u00a0: Clés',
    },
    takesLater: 'Prendre · «\u00a0Clés\u00a0»\u00a0: livrer au Zeughaus une fois l’objet du lieu pris, suspicion −2',
    takes: 'Prendre · «\u00a0Clés\u00a0», à livrer au Zeughaus\u00a0: suspicion −2',
    goes: 'Aller\u00a0: Chancellerie · livrer à la Chancellerie\u00a0: suspicion −2',
    later: 'Aller\u00a0: Chancellerie · livrer à la Chancellerie, au tour suivant seulement\u00a0: suspicion −2',
    helps: [
      'Aller\u00a0: Nuremberg · «\u00a0Explosifs\u00a0» à Munich, pour Carl Goerdeler\u00a0: 5\u00a0actions, 1\u00a0→\u00a02\u00a0dés',
      'Prendre · «\u00a0Explosifs\u00a0» pour Carl Goerdeler\u00a0: 3\u00a0actions, 1\u00a0→\u00a02\u00a0dés',
      'Aller\u00a0: Nuremberg · «\u00a0Explosifs\u00a0» pour Carl Goerdeler\u00a0: 2\u00a0actions, 1\u00a0→\u00a02\u00a0dés',
      'Donner · «\u00a0Explosifs\u00a0» pour Carl Goerdeler\u00a0: 1\u00a0→\u00a02\u00a0dés',
    ],
  },
] as const)(
  'The button of the next step ($language)',
  ({ language, buttons, finds, part, delivers, takesLater, clears, takes, goes, later, helps }) => {
    // Found: the reason stood at the end of the goal line, which cut it off.
    it.each(Object.keys(buttons) as (keyof typeof buttons)[])('says what for: %s', (position) => {
      expect(button(POSITIONS[position](), language)).toBe(buttons[position]);
    });

    it('plays a card that finds a plot (found: gold drew, and the card lay there)', () => {
      const s = Scenario.turn({
        sheets: ['canaris', 'beck'],
        table: (draft) => void (one(draft, 'canaris').dossier = ['planning-session#1']),
      });
      expect(button(s, language)).toBe(finds);
    });

    it('says what few dice bring nearer, and advises one only while an eagle more would bring prison nearer (found: “1 die · 3 targets: motivation +1”)', () => {
      const suspected = (suspicion: 'high' | 'extreme') =>
        button(
          sniper((draft) => void Object.assign(one(draft, 'canaris'), { suspicion, items: [] })),
          language,
        );
      expect(suspected('high')).toBe(part);
      expect(suspected('extreme')).toBe(buttons['what the Sniper lacks']);
    });

    it('says where what it takes is delivered (found: “Take it”, and “no plot needs it”), or will be once its own tile is gone (found: it was obeyed, and nobody ever said where)', () => {
      const at = (space: 'nuremberg' | 'zeughaus', zeughaus: 'open' | 'covered') =>
        sniper((draft) => {
          Object.assign(one(draft, 'canaris'), { suspicion: 'extreme', items: [], space });
          putTile(draft, space, 'keys', 'up');
          if (zeughaus === 'open') clearTile(draft, 'zeughaus');
        });
      expect(button(at('nuremberg', 'open'), language)).toBe(takes);
      expect(button(at('nuremberg', 'covered'), language)).toBe(takesLater);
      // Found in review: where it lies is where it is wanted.
      expect(button(at('zeughaus', 'covered'), language)).toBe(takes);
    });

    it('first takes away the tile that keeps a delivery from the space of who holds what it wants (found: they were sent elsewhere)', () => {
      const at = (face: 'up' | 'down') =>
        sniper((draft) => {
          Object.assign(one(draft, 'canaris'), { suspicion: 'extreme', items: ['keys'], space: 'zeughaus' });
          if (face === 'up') putTile(draft, 'zeughaus', 'map', 'up');
        });
      expect(button(at('up'), language)).toBe(clears.take);
      expect(button(at('down'), language)).toBe(clears.reveal);
    });

    it('says with what, for whom and in how many actions a mate is helped, and what it adds (found: “help Goerdeler”, how?)', () => {
      expect([
        button(helpedPlot('train-station'), language),
        button(helpedPlot('munich'), language),
        button(helpedPlot('munich', ['explosives']), language),
        button(helpedPlot('train-station', ['explosives']), language),
      ]).toEqual(helps);
    });

    it('says that what it goes to deliver is delivered next turn, with the last action (found: gone there before a raid)', () => {
      const at = (used: number) =>
        sniper((draft) => {
          Object.assign(one(draft, 'canaris'), { suspicion: 'extreme', items: ['weapons'], space: 'zeughaus' });
          clearTile(draft, 'chancellery');
          draft.pub.turn.used = used;
        });
      expect(button(at(0), language)).toBe(goes);
      expect(button(at(2), language)).toBe(later);
    });

    it('names the one thing that can be delivered (found: one press gave away the weapons of a plot, unnamed)', () => {
      const s = sniper((draft) => {
        Object.assign(one(draft, 'canaris'), { suspicion: 'extreme', items: ['weapons'], space: 'chancellery' });
        delete draft.pub.tiles.chancellery;
        const tile = draft.hidden.tiles.chancellery;
        delete draft.hidden.tiles.chancellery;
        if (tile !== undefined) draft.hidden.tilesRemoved.push(tile);
      });
      expect(button(s, language)).toBe(delivers);
    });
  },
);

describe('The goal line', () => {
  it('is about the plot that can be attempted just now, out of turn (found: the odds of another plot beside the question)', () => {
    const s = wayPlot('derail-train#1', {
      sheets: ['beck', 'kordt', 'olbricht'],
      table: (draft) => void one(draft, 'kordt').dossier.push('hidden-bomb#1'),
    });
    expect(s.waiting).toEqual(['kordt:leader-moved']);
    draw(<GoalLine drawing={drawingIn('en', s.view('kordt')).drawing} />, 'en');
    const line = screen.getByTestId('goal').textContent;
    expect(line).toContain('Derail the Train:');
    expect(line).not.toContain('has to move');
  });

  it.each([
    ['en', 'A raid would arrest you: deliver an item. ', 'A raid would arrest you. ', 'Find a plot: '],
    [
      'fr',
      'Un raid vous arrêterait\u00a0: livrez un objet. ',
      'Un raid vous arrêterait. ',
      'Trouver un complot\u00a0: ',
    ],
  ] as const)(
    'begins with the arrest that threatens before the next turn, and with the delivery that is in reach (%s)',
    (language, delivers, warns, begun) => {
      const at = (stage: 1 | 2, items: readonly ItemId[]) =>
        goal(
          Scenario.turn({
            sheets: ['canaris', 'beck'],
            table: (draft) => {
              Object.assign(one(draft, 'canaris'), { suspicion: 'extreme', items, space: 'deutschlandhalle' });
              clearTile(draft, 'zeughaus');
              draft.pub.stage = stage;
              if (stage === 2) stackEvents(draft, 2, ['gestapo-raid-2#1']);
            },
          }),
          language,
        );
      // Found: all were extreme, and it spoke of the plot alone.
      expect(at(2, ['keys'])?.startsWith(delivers + begun)).toBe(true);
      // Found: whoever had nothing, and no open tile near them, was told to deliver, and the gold button drew.
      expect(at(2, [])?.startsWith(warns + begun)).toBe(true);
      // No raid can come in the first stage.
      expect(at(1, ['keys'])?.startsWith(begun)).toBe(true);
    },
  );

  it('of who plays alone tells of a mate’s plot before it sends for another (bug: “find a plot”, while the mate held one)', () => {
    const s = Scenario.turn({
      sheets: ['canaris', 'beck'],
      table: (draft) => void one(draft, 'beck').dossier.push('sniper#1'),
    });
    const view = s.view('canaris');
    const [own, mate, ...others] = view.table.conspirators;
    if (own === undefined || mate === undefined) throw new Error('two conspirators play');
    const alone = { ...view, table: { ...view.table, conspirators: [own, { ...mate, seat: own.seat }, ...others] } };
    draw(<GoalLine drawing={drawingIn('en', alone).drawing} />, 'en');
    expect(screen.getByTestId('goal').textContent).toContain('Sniper (Ludwig Beck):');
  });

  it('opens all of what it says where there is no plot yet (found: the line ended in “…”, and the page left the rest out as well)', async () => {
    const { drawing } = drawingIn('en', POSITIONS['no plot yet']().view('canaris'));
    const { user } = draw(<GoalLine drawing={drawing} />, 'en');
    await user.click(screen.getByTestId('goal'));
    const page = screen.getByRole('dialog', { name: 'Plans' });
    expect(page.textContent).toContain('Find a plot: draw cards (12 plots among 51). And conspire: motivation 1 of 4.');
  });

  it('opens no page by the second of two hasty presses (found: the first was for the button that stood there)', () => {
    draw(<GoalLine drawing={drawingIn('en', POSITIONS['no plot yet']().view('canaris')).drawing} />, 'en');
    fireEvent.click(screen.getByTestId('goal'), { detail: 2 });
    expect(screen.getByTestId('goal').getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(screen.getByTestId('goal'), { detail: 1 });
    expect(screen.getByTestId('goal').getAttribute('aria-expanded')).toBe('true');
  });

  it('leaves out what it has no room for once it is drawn', () => {
    const { ResizeObserver } = window;
    class AtOnce extends ResizeObserver {
      constructor(private readonly told: ResizeObserverCallback) {
        super(told);
      }
      override observe(): void {
        this.told([], this);
      }
    }
    window.ResizeObserver = AtOnce;
    // Without layout, all boxes are as high as this says.
    const height = jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(100);
    draw(<GoalLine drawing={drawingIn('en', POSITIONS['no plot yet']().view('canaris')).drawing} />, 'en');
    const rooms = [...screen.getByTestId('goal').querySelectorAll<HTMLElement>('.bo-sentence')];
    height.mockRestore();
    window.ResizeObserver = ResizeObserver;
    expect(rooms.map(({ dataset }) => dataset['room'])).toEqual([undefined, 'no']);
  });

  it.each([
    ['en', 'Sniper (Wilhelm Canaris): motivation 3 of 5 and Hitler is 1 move away.'],
    ['fr', 'Tireur embusqué (Wilhelm Canaris)\u00a0: motivation 3 sur 5 et Hitler'],
  ] as const)(
    'names the best plot to who only watches (found: a television never said what a plot needs) (%s)',
    (language, says) => {
      const watched = (options: Readonly<Record<string, string>>): string | undefined => {
        const { drawing } = drawingIn(language, sniper().view(null), [], options);
        const { unmount } = draw(<GoalLine drawing={drawing} />, language);
        const said = screen.queryByTestId('goal')?.textContent;
        unmount();
        return said;
      };
      expect(watched({})).toContain(says);
      // Where each is helped with their own alone, nobody watches with help.
      expect(watched({ plans: 'own' })).toBeUndefined();
    },
  );

  it('is not there where the table plays without', () => {
    expect(goal(sniper(), 'en', { plans: 'off' })).toBeNull();
    expect(goal(sniper(), 'en', { plans: 'own' })).toMatch(/^Sniper/);
  });

  it('carries the pawn that it is for, as on the map (found: while others had the turn, a phone did not say who the reader was)', () => {
    draw(<GoalLine drawing={drawingIn('en', sniper().view('canaris')).drawing} />, 'en');
    expect(screen.getByTestId('goal').querySelector('svg')?.textContent).toBe('C');
  });

  it('opens the plans at a press, also by the keyboard, and gets the focus back', async () => {
    const { drawing } = drawingIn('en', sniper().view('canaris'));
    const { user } = draw(<GoalLine drawing={drawing} />, 'en');
    await user.tab();
    const line = screen.getByTestId('goal');
    expect(['haspopup', 'expanded'].map((what) => line.getAttribute(`aria-${what}`))).toEqual(['dialog', 'false']);
    await user.keyboard('{Enter}');
    screen.getByRole('dialog', { name: 'Plans' });
    expect(line.getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByTestId('goal'));
  });
});

test.each([
  ['en', 'It has 3 dice and needs at least 7 dice.', 'Using everything held: 3 dice. At least 7 needed.'],
  ['fr', 'On a 3\u00a0dés. Il en faut au moins 7.', 'En utilisant tout : 3 dés. Il en faut au moins 7.'],
] as const)(
  'a throw of too few dice says what they come from (found: “3 dice” beside “as it stands 1”, %s)',
  (language, itself, held) => {
    const { text } = blackOrchestraIn(language);
    const thrown = { dice: 3, need: { targets: 7, first: 2 }, chances: [], best: null };
    expect(text.render(oddsSentence(thrown, 'itself'))).toBe(itself);
    expect(text.render(oddsSentence(thrown, readyBy({ bare: { ...thrown, dice: 1 }, ready: thrown })))).toBe(held);
  },
);

test('a throw that is detected whatever the dice says so instead of odds', () => {
  expect(oddsSentence({ dice: 3, need: { targets: 3, first: 0 }, chances: [], best: null }, 'itself')).toEqual({
    m: 'bo.goal.seen',
  });
});

describe('A box of sentences', () => {
  /** A box with room for so many sentences, and what is left in it. */
  function box(sentences: number) {
    const made = document.createElement('div');
    made.innerHTML = '<b></b>' + '<span class="bo-sentence"></span>'.repeat(sentences);
    const parts = [...made.querySelectorAll<HTMLElement>('.bo-sentence')];
    const shown = (): readonly boolean[] => parts.map(({ dataset }) => dataset['room'] !== 'no');
    const size = { room: sentences };
    Object.defineProperties(made, {
      clientHeight: { get: () => size.room },
      scrollHeight: { get: () => shown().filter(Boolean).length },
    });
    return { made, shown, size };
  }

  it.each([
    { room: 3, shown: [true, true, true] },
    { room: 2, shown: [true, true, false] },
    // The first is cut rather than left out.
    { room: 0, shown: [true, false, false] },
  ])('leaves out its last ones where it has room for $room', ({ room, shown: left }) => {
    const { made, shown, size } = box(3);
    size.room = room;
    leaveOutLast(made);
    expect(shown()).toEqual(left);
  });

  it('shows them again when it has room', () => {
    const { made, shown, size } = box(3);
    size.room = 1;
    leaveOutLast(made);
    size.room = 3;
    leaveOutLast(made);
    expect(shown()).toEqual([true, true, true]);
  });
});

test.each([
  ['en', 'Hess Leaves Germany: plots are detected 1 eagle later.'],
  ['fr', 'Hess quitte l’Allemagne : complots découverts 1 aigle plus tard.'],
] as const)(
  'those who watch read what the current event does to every plot while it lies there (%s)',
  (language, said) => {
    const s = sniper((draft) => makeCurrent(draft, 'hess-leaves-germany#1'));
    const { drawing } = drawingIn(language, s.view(null), [], { plans: 'all' });
    draw(<GoalLine drawing={drawing} />, language);
    expect(screen.getByTestId('goal').textContent).toContain(said);
  },
);
