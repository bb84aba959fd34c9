/** @jest-environment ./client/testing/environment.ts */
import { act, fireEvent, screen, within } from '@testing-library/react';

import type { Ref } from '../../../../shared/engine/ask';
import type { Language } from '../../../../shared/engine/game';
import { one, Scenario } from '../../../../shared/games/black-orchestra/testing/scenario';
import { buttons, draw, named, tabTo } from '../../../testing/draw';
import { sourceOf } from '../../../testing/part';
import { memberView } from '../../../testing/room';
import { drawingOf } from '../drawing';
import { drawingIn } from '../testing/drawing';
import { blackOrchestraIn, facts } from '../testing/game';
import { Board } from './Board';
import { nearLines } from './near';

/** The map as Beck's player sees it; `tapped` notes what was tapped. */
function boardOf(s: Scenario, language: Language = 'en', emphasis: readonly string[] = []) {
  const view = s.view('beck');
  const tapped: Ref[] = [];
  const { text } = blackOrchestraIn(language);
  const source = sourceOf({ view, facts, text, tap: (ref) => void tapped.push(ref) });
  const drawing = drawingOf({ ...source, emphasis: new Set(emphasis) });
  const { user } = draw(<Board drawing={drawing} telling={null} seek={null} following="free" />, language);
  return { user, tapped, map: screen.getByRole('group') };
}

/** The button of a place, by the first words of its name. */
function place(title: string): HTMLElement {
  return screen.getByRole('button', { name: (name) => name.startsWith(`${title}.`) });
}

/** What part of the map is seen: the left upper corner, width and height. */
function seen(map: HTMLElement): readonly number[] {
  return (map.getAttribute('viewBox') ?? '').split(' ').map(Number);
}

const GESTAPO_HQ = {
  en: 'Gestapo HQ. Can be chosen now. Leaders here: Himmler.',
  fr: 'QG de la Gestapo. Peut être choisi maintenant. Dirigeants présents\u00a0: Himmler.',
};

/** What the list says of the map, oldest first. */
function factsIn(list: string): readonly (string | null)[] {
  const items = within(screen.getByRole('list', { name: list })).getAllByRole('listitem');
  return items.map(({ textContent }) => textContent);
}

const NEAR = {
  en: [
    'You are here: Train Station. Conspirators here: Wilhelm Canaris and Erich Kordt.',
    'Next to you: Hannover. Leaders here: Hess. A face-down item tile lies here.',
    'Next to you: Nuremberg. Leaders here: Bormann. A face-down item tile lies here.',
    'Next to you: Prague. Closed: opens in stage 3. A face-down item tile lies here.',
    'Next to you: Posen. Closed: opens in stage 3. A face-down item tile lies here.',
    'Next to you: Gestapo HQ. Leaders here: Himmler. A face-down item tile lies here.',
    'Next to you: Sportpalast. A face-down item tile lies here.',
    'Next to you: Ministry of Propaganda. Leaders here: Goebbels. A face-down item tile lies here.',
    'Next to you: Chancellery. A face-down item tile lies here.',
    'Next to you: Deutschlandhalle. Leaders here: Hitler. A face-down item tile lies here.',
    'Next to you: Zeughaus. A face-down item tile lies here.',
    'Your turn: 3 actions',
    'You can now: Draw a card.',
    'Conspire: Conspire with 1 die for 1 action, Conspire with 2 dice for 2 actions, Conspire with 3 dice for 3 actions.',
    'Move: Move to Hannover, Move to Nuremberg, Move to Gestapo HQ, Move to the Sportpalast, Move to the Ministry of Propaganda, Move to the Chancellery, Move to the Deutschlandhalle, Move to the Zeughaus.',
    'You can now: End turn.',
  ],
  fr: [
    'Vous êtes ici : Gare. Conspirateurs présents : Wilhelm Canaris et Erich Kordt.',
    'À côté de vous : Hanovre. Dirigeants présents : Hess. Une tuile objet est posée ici, face cachée.',
    'À côté de vous : Nuremberg. Dirigeants présents : Bormann. Une tuile objet est posée ici, face cachée.',
    'À côté de vous : Prague. Fermé : ouvre à la période 3. Une tuile objet est posée ici, face cachée.',
    'À côté de vous : Posen. Fermé : ouvre à la période 3. Une tuile objet est posée ici, face cachée.',
    'À côté de vous : QG de la Gestapo. Dirigeants présents : Himmler. Une tuile objet est posée ici, face cachée.',
    'À côté de vous : Sportpalast. Une tuile objet est posée ici, face cachée.',
    'À côté de vous : Ministère de la Propagande. Dirigeants présents : Goebbels. Une tuile objet est posée ici, face cachée.',
    'À côté de vous : Chancellerie. Une tuile objet est posée ici, face cachée.',
    'À côté de vous : Deutschlandhalle. Dirigeants présents : Hitler. Une tuile objet est posée ici, face cachée.',
    'À côté de vous : Zeughaus. Une tuile objet est posée ici, face cachée.',
    'À vous : 3 actions',
    'Vous pouvez maintenant : Piocher une carte.',
    'Conspirer : Conspirer avec 1 dé pour 1 action, Conspirer avec 2 dés pour 2 actions, Conspirer avec 3 dés pour 3 actions.',
    'Se déplacer : Aller à Hanovre, Aller à Nuremberg, Aller au QG de la Gestapo, Aller au Sportpalast, Aller au ministère de la Propagande, Aller à la Chancellerie, Aller à la Deutschlandhalle, Aller au Zeughaus.',
    'Vous pouvez maintenant : Finir le tour.',
  ],
} as const;

const WITH = {
  en: {
    who: 'With Wilhelm Canaris you are here: ',
    rest: ['You have nothing to decide now.', 'At any time: Play Called Away.'],
  },
  fr: {
    who: 'Avec Wilhelm Canaris, vous êtes ici : ',
    rest: ['On ne vous demande rien pour l’instant.', 'À tout moment : Jouer « Convocation ».'],
  },
};

const PARIS = {
  en: 'Paris. Closed: opens in stage 4. Each time you enter: suspicion −3 and military support +1. Roads to: Wolfsschlucht.',
  fr: 'Paris. Fermé\u00a0: ouvre à la période 4. À chaque entrée\u00a0: suspicion −3 et soutien militaire +1. Routes vers\u00a0: Wolfsschlucht.',
};

describe.each([
  {
    language: 'en',
    title: 'Map of the Reich and its occupied lands',
    here: 'Can be chosen now.',
    nuremberg: 'Nuremberg',
    list: 'The map as a list',
    jumps: ['Berlin', 'Europe', 'Zoom out', 'Zoom in'],
  },
  {
    language: 'fr',
    title: 'Plateau : le Reich et les pays occupés',
    here: 'Peut être choisi maintenant.',
    nuremberg: 'Nuremberg',
    list: 'Le plateau sous forme de liste',
    jumps: ['Berlin', 'Europe', 'Réduire', 'Agrandir'],
  },
] as const)('The map ($language)', ({ language, title, here, nuremberg, list, jumps }) => {
  it('has a name, and below it the buttons that move it', () => {
    const { map } = boardOf(Scenario.turn(), language);
    expect(named('group')).toEqual([title]);
    expect(buttons().slice(-4)).toEqual(jumps);
    expect(map.contains(screen.getByRole('button', { name: jumps[0] }))).toBe(false);
  });

  it('tells by the name of a place whether it can be chosen and who is there, and the rest in a list of facts', () => {
    boardOf(Scenario.turn(), language);
    expect(buttons()).toContain(GESTAPO_HQ[language]);
    const facts = factsIn(list);
    expect(facts).toContain(PARIS[language]);
    expect(new Set(facts.slice(-31)).size).toBe(31);
  });

  it('begins the list of facts with where one is, what is beside it and what one can do (found: it told neither)', () => {
    boardOf(Scenario.turn(), language);
    const facts = factsIn(list).slice(0, -31);
    expect(facts.map((line) => line?.replaceAll('\u00a0', ' '))).toEqual(NEAR[language]);
  });

  it('says in the list of facts that nothing is asked, with which of several one is, and what is open at any time', () => {
    const s = Scenario.turn({ table: (draft) => void one(draft, 'canaris').dossier.push('called-away#1') });
    const view = s.view('canaris');
    const seat = view.you;
    const table = {
      ...view.table,
      conspirators: view.table.conspirators.map((each) =>
        each.id === 'kordt' && seat !== null ? { ...each, seat } : each,
      ),
    };
    const { drawing } = drawingIn(language, { ...view, table });
    const facts = nearLines(drawing);
    expect(facts[0]).toContain(WITH[language].who);
    expect(facts.slice(-2)).toEqual(WITH[language].rest);
  });

  it('tells spectators nothing of themselves', () => {
    expect(nearLines(drawingIn(language, Scenario.turn().view(null)).drawing)).toEqual([]);
  });

  it('tells which places can be chosen, and no others', () => {
    const s = Scenario.turn();
    const { map } = boardOf(s, language);
    const { text } = blackOrchestraIn(language);
    const places = s
      .asks('beck')
      .flatMap(({ options }) => options.flatMap(({ ref }) => (ref?.kind === 'space' ? [ref.id] : [])));
    const choosable = named('button', map).filter((name) => name.includes(here));
    expect(choosable.map((name) => name.split('. ')[0]).sort()).toEqual(
      places.map((id) => text.render({ m: `space.${id}` })).sort(),
    );
  });

  it('takes a tap, Enter or Space on a place for the place', async () => {
    const { user, tapped } = boardOf(Scenario.turn(), language);
    const at = place(nuremberg);
    await user.click(at);
    at.focus();
    await user.keyboard('{Enter}');
    await user.keyboard(' ');
    expect(tapped).toEqual(Array.from({ length: 3 }, () => ({ kind: 'space', id: 'nuremberg' })));
  });
});

describe('The map', () => {
  it('is one stop of the Tab key, at one’s own place, and walked with the arrows from there', async () => {
    const { user, map } = boardOf(Scenario.turn());
    const at = () => document.activeElement?.getAttribute('data-space');
    await user.tab();
    expect(at()).toBe('train-station');
    await user.keyboard('{ArrowLeft}');
    expect(at()).toBe('gestapo-hq');
    await user.keyboard('{ArrowDown}');
    expect(at()).toBe('hannover');
    await user.tab();
    expect(map.contains(document.activeElement)).toBe(false);
    await user.tab({ shift: true });
    expect(at()).toBe('hannover');
  });

  it('has no small tokens to press; seen from near, one is taken for its place while only that can be chosen', async () => {
    const { user, tapped } = boardOf(Scenario.turn());
    expect(screen.queryByRole('button', { name: 'Wilhelm Canaris' })).toBeNull();
    for (let i = 0; i < 3; i++) await user.click(screen.getByRole('button', { name: 'Zoom in' }));
    await user.click(screen.getByRole('button', { name: 'Himmler' }));
    await user.click(screen.getByRole('button', { name: 'Wilhelm Canaris' }));
    expect(tapped).toEqual([
      { kind: 'space', id: 'gestapo-hq' },
      { kind: 'conspirator', id: 'canaris' },
    ]);
  });

  it('takes a press on a place for the one thing in it that can be chosen', async () => {
    const s = Scenario.turn({ table: (draft) => void one(draft, 'beck').dossier.push('called-away#1') });
    const { user, tapped } = boardOf(s.choose('beck', 'play:called-away#1'));
    await user.click(place('Gestapo HQ'));
    expect(tapped).toEqual([{ kind: 'leader', id: 'himmler' }]);
  });

  it('points out the one pawn that is the reader’s (found: nobody knew which was theirs)', () => {
    const s = Scenario.turn();
    const marks = (view: ReturnType<Scenario['view']>): number => {
      const { drawing } = drawingIn('en', view);
      const { unmount } = draw(<Board drawing={drawing} telling={null} seek={null} following="free" />, 'en');
      const { length } = document.querySelectorAll('.bo-own-mark');
      unmount();
      return length;
    };
    const view = s.view('canaris');
    const conspirators = view.table.conspirators.map((each) => ({ ...each, seat: view.you ?? each.seat }));
    expect([marks(view), marks(s.view(null)), marks({ ...view, table: { ...view.table, conspirators } })]).toEqual([
      1, 0, 0,
    ]);
  });

  it('chooses nothing by a press that has moved it', () => {
    const { tapped } = boardOf(Scenario.turn());
    const at = place('Nuremberg');
    fireEvent.pointerDown(at, { pointerId: 1, clientX: 300, clientY: 300 });
    fireEvent.pointerMove(window, { pointerId: 1, clientX: 340, clientY: 300 });
    fireEvent.pointerUp(window, { pointerId: 1, clientX: 340, clientY: 300 });
    fireEvent.click(at);
    expect(tapped).toEqual([]);
    fireEvent.click(at);
    expect(tapped).toEqual([{ kind: 'space', id: 'nuremberg' }]);
  });

  it('is zoomed, and shown in part or whole, by its buttons', async () => {
    const { user, map } = boardOf(Scenario.turn());
    const [, , width = 0] = seen(map);
    await tabTo(user, 'button', 'Zoom in');
    await user.keyboard('{Enter}');
    const [, , nearer = 0] = seen(map);
    expect(nearer).toBeLessThan(width);
    await user.click(screen.getByRole('button', { name: 'Zoom out' }));
    expect(seen(map)[2]).toBeCloseTo(width, 1);
    await user.click(screen.getByRole('button', { name: 'Berlin' }));
    const berlin = seen(map);
    expect(berlin[2]).toBeLessThan(width);
    await user.click(screen.getByRole('button', { name: 'Europe' }));
    expect(seen(map)[2]).toBeGreaterThan(berlin[2] ?? 0);
  });

  it('marks what can be chosen, and what somebody points at', () => {
    boardOf(Scenario.turn(), 'en', ['space:paris', 'sheet:kordt']);
    const marked = (mark: string) => screen.getAllByRole('button').filter((button) => button.classList.contains(mark));
    expect(marked('bo-target')).toContain(place('Nuremberg'));
    expect(marked('bo-target')).not.toContain(place('Paris'));
    expect(marked('bo-emphasis')).toEqual([place('Paris')]);
    expect(document.querySelectorAll('.bo-press.bo-emphasis')).toHaveLength(1);
  });

  it('shows a conspirator in prison there, with nothing to walk to', () => {
    const s = Scenario.turn({ table: (draft) => void (one(draft, 'kordt').space = 'prison') });
    boardOf(s);
    expect(buttons()).toContain('Prison. Conspirators here: Erich Kordt.');
  });
});

describe('For whoever looks on', () => {
  /** The window of the map, on a phone unless told, in pixels; `resize` gives it another height, as a drawer does that opens. */
  function onPhone(size = { width: 360, height: 420 }) {
    const told: (() => void)[] = [];
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => size.width);
    jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(() => size.height);
    let clock = 0;
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => {
      clock += 1_000;
      frame(clock);
      return clock;
    });
    jest.spyOn(window, 'ResizeObserver').mockImplementation((report) => {
      const nothing = (): void => undefined;
      const observer = { observe: nothing, unobserve: nothing, disconnect: nothing };
      told.push(() => report([], observer));
      return observer;
    });
    const resize = (height: number) => {
      size.height = height;
      act(() => told.forEach((report) => report()));
    };
    return { resize };
  }

  afterEach(() => jest.restoreAllMocks());

  it('an arrow at the edge leads to what somebody points at out of sight (found: nothing told where)', async () => {
    const { resize } = onPhone();
    const s = Scenario.turn({ table: (draft) => void (one(draft, 'beck').space = 'munich') });
    const { drawing } = drawingIn('en', s.view(null));
    const points = [{ n: 1, by: memberView(1, 'Kay'), thing: { kind: 'space', id: 'stockholm' } as const }];
    const { user } = draw(<Board drawing={{ ...drawing, points }} telling={null} seek={null} following="turn" />, 'en');
    expect(screen.queryByRole('button', { name: 'Where Kay points' })).toBeNull();
    resize(170);
    await user.click(screen.getByRole('button', { name: 'Where Kay points' }));
    expect(screen.queryByRole('button', { name: 'Where Kay points' })).toBeNull();
  });

  it.each([
    [700, 525, 505, 443],
    [1_100, 470, 495, 430],
  ])(
    'the whole map of %i pixels stays whole when its height changes twice, little at first (found: its top and right edge were cut off)',
    async (width, first, second, third) => {
      const { resize } = onPhone({ width, height: first });
      const { user } = boardOf(Scenario.turn());
      await user.click(screen.getByRole('button', { name: 'Europe' }));
      for (const height of [second, third]) resize(height);
      expect(document.querySelector('.bo-map')?.getAttribute('data-shown')).toBe('whole');
    },
  );

  it.each(['munich', 'stockholm', 'train-station'] as const)(
    'the pawn that has the turn stays in sight when a drawer opens (%s; bug: only a move of the pawn brought the map along)',
    (space) => {
      const { resize } = onPhone();
      const s = Scenario.turn({ table: (draft) => void (one(draft, 'beck').space = space) });
      const { drawing } = drawingIn('en', s.view(null));
      draw(<Board drawing={drawing} telling={null} seek={null} following="turn" />, 'en');
      for (const height of [420, 250, 170, 300]) {
        resize(height);
        const [, top = 0, , high = 0] = seen(screen.getByRole('group'));
        const at = document
          .querySelector(`[data-space="${space === 'train-station' ? 'berlin' : space}"]`)
          ?.closest('[transform]')
          ?.getAttribute('transform');
        const y = Number(at?.match(/ ([\d.]+)\)/)?.[1]);
        expect([height, y >= top && y <= top + high]).toEqual([height, true]);
      }
    },
  );
});
