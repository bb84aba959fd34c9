/** @jest-environment ./client/testing/environment.ts */
import { fireEvent, screen } from '@testing-library/react';

import type { Ref } from '../../../../shared/engine/ask';
import type { Language } from '../../../../shared/engine/game';
import { SPACE_IDS } from '../../../../shared/games/black-orchestra/board/spaces';
import { one, Scenario } from '../../../../shared/games/black-orchestra/testing/scenario';
import { targetsOf } from '../../../table/targets';
import { buttons, draw, named, tabTo } from '../../../testing/draw';
import { playOf } from '../play';
import { blackOrchestraIn } from '../testing/game';
import { Board } from './Board';

/** The map as Beck's player sees it; `tapped` notes what was tapped. */
function boardOf(s: Scenario, language: Language = 'en', emphasis: readonly string[] = []) {
  const view = s.view('beck');
  const tapped: Ref[] = [];
  const play = playOf({
    view,
    members: [],
    text: blackOrchestraIn(language).text,
    targets: targetsOf(view.asks),
    tap: (ref) => void tapped.push(ref),
    emphasis: new Set(emphasis),
  });
  const { user } = draw(<Board play={play} />, language);
  return { user, tapped, map: screen.getByRole('group') };
}

/** The button of a place, by the first words of its name. */
function place(title: string): HTMLElement {
  return screen.getByRole('button', { name: (name) => name.startsWith(`${title}. `) });
}

/** What part of the map is seen: the left upper corner, width and height. */
function seen(map: HTMLElement): readonly number[] {
  return (map.getAttribute('viewBox') ?? '').split(' ').map(Number);
}

const GESTAPO_HQ = {
  en:
    'Gestapo HQ. Can be chosen now. In Berlin: always open, one move from every other Berlin space. ' +
    'Leaders here: Himmler. A face-down item tile lies here. Deliver Intel: your suspicion −2. ' +
    'Deliveries are possible once the tile is gone.',
  fr:
    'QG de la Gestapo. Peut être choisi maintenant. À Berlin\u00a0: toujours ouvert, à un déplacement de tout autre lieu ' +
    'de Berlin. Dirigeants présents\u00a0: Himmler. Une tuile objet est posée ici, face cachée. ' +
    'Livrer Renseignements\u00a0: votre suspicion −2. Livraison possible une fois la tuile enlevée.',
};

describe.each([
  {
    language: 'en',
    title: 'Map of the Reich and its occupied lands',
    here: 'Can be chosen now.',
    nuremberg: 'Nuremberg',
    jumps: ['Berlin', 'Europe', 'Zoom out', 'Zoom in'],
  },
  {
    language: 'fr',
    title: 'Carte du Reich et des pays occupés',
    here: 'Peut être choisi maintenant.',
    nuremberg: 'Nuremberg',
    jumps: ['Berlin', 'Europe', 'Réduire', 'Agrandir'],
  },
] as const)('The map ($language)', ({ language, title, here, nuremberg, jumps }) => {
  it('has a name, and below it the buttons that move it', () => {
    const { map } = boardOf(Scenario.turn(), language);
    expect(named('group')).toEqual([title]);
    expect(buttons().slice(-4)).toEqual(jumps);
    expect(map.contains(screen.getByRole('button', { name: jumps[0] }))).toBe(false);
  });

  it('tells all of a place by the name of its button', () => {
    boardOf(Scenario.turn(), language);
    expect(buttons()).toContain(GESTAPO_HQ[language]);
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
    await tabTo(user, 'button', at.getAttribute('aria-label') ?? '');
    await user.keyboard('{Enter}');
    await user.keyboard(' ');
    expect(tapped).toEqual(Array.from({ length: 3 }, () => ({ kind: 'space', id: 'nuremberg' })));
  });
});

describe('The map', () => {
  it('is walked place by place with the keyboard, tokens left out while they cannot be chosen', async () => {
    const { user, map } = boardOf(Scenario.turn());
    const stops: (string | null)[] = [];
    await user.tab();
    while (map.contains(document.activeElement)) {
      stops.push(document.activeElement?.getAttribute('data-space') ?? null);
      await user.tab();
    }
    expect(stops).toEqual([...SPACE_IDS, 'prison']);
  });

  it('takes a tap on a token for its place while only the place can be chosen, else for the token', async () => {
    const { user, tapped } = boardOf(Scenario.turn());
    await user.click(screen.getByRole('button', { name: 'Himmler' }));
    await user.click(screen.getByRole('button', { name: 'Wilhelm Canaris' }));
    expect(tapped).toEqual([
      { kind: 'space', id: 'gestapo-hq' },
      { kind: 'conspirator', id: 'canaris' },
    ]);
  });

  it('lets the keyboard stop at tokens that can be chosen', async () => {
    const s = Scenario.turn({ table: (draft) => void one(draft, 'beck').dossier.push('called-away#1') });
    const { user, tapped } = boardOf(s.choose('beck', 'play:called-away#1'));
    await tabTo(user, 'button', 'Himmler');
    await user.keyboard(' ');
    expect(tapped).toEqual([{ kind: 'leader', id: 'himmler' }]);
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
    expect(marked('bo-emphasis')).toEqual([screen.getByRole('button', { name: 'Erich Kordt' }), place('Paris')]);
  });

  it('shows a conspirator in prison there, with nothing to walk to', () => {
    const s = Scenario.turn({ table: (draft) => void (one(draft, 'kordt').space = 'prison') });
    boardOf(s);
    expect(buttons()).toContain(
      'Prison. Beside Gestapo HQ. Nobody walks in or out of it. Conspirators here: Erich Kordt.',
    );
  });
});
