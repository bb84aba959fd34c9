/** @jest-environment ./client/testing/environment.ts */
import { screen, within } from '@testing-library/react';

import type { Draft } from '../../../../shared/engine/draft';
import type { Core, EventKey } from '../../../../shared/games/black-orchestra/state';
import { one, Scenario, stackEvents } from '../../../../shared/games/black-orchestra/testing/scenario';
import { draw } from '../../../testing/draw';
import { explain } from '../explain/explain';
import { drawingIn } from '../testing/drawing';
import { blackOrchestraIn } from '../testing/game';
import { Danger } from './Danger';

type Edit = (draft: Draft<Core>) => void;

/** Beck's turn in stage 1 with Hitler in the Deutschlandhalle; everybody is skeptical in Hannover but where said otherwise. */
const turn = (edit: Edit) =>
  Scenario.turn({
    table: (draft) => {
      for (const each of draft.pub.conspirators) Object.assign(each, { space: 'hannover', motivation: 'skeptical' });
      edit(draft);
    },
  });

/** An event was shown, so that everybody knows that it comes next. */
const shown =
  (stage: number, event: EventKey, edit: Edit = () => undefined): Edit =>
  (draft) => {
    draft.pub.stage = stage;
    stackEvents(draft, stage, [event]);
    draft.pub.foreseen = { next: [event], gone: [], peeked: 0 };
    edit(draft);
  };

/** One of two events comes, either as likely. */
const either =
  (...two: readonly EventKey[]): Edit =>
  (draft) => {
    draft.pub.eventDiscard = [...draft.hidden.eventsRemoved, ...draft.hidden.eventDecks.flat()].filter(
      (event) => !two.includes(event),
    );
    draft.hidden.eventsRemoved = [...two.slice(1)];
    draft.hidden.eventDecks = [[...two.slice(0, 1)], ...draft.hidden.eventDecks.slice(1).map(() => [])];
  };

const at =
  (space: 'sportpalast' | 'munich' | 'chancellery', ...who: readonly ('beck' | 'canaris' | 'kordt')[]): Edit =>
  (draft) => {
    for (const id of who) one(draft, id).space = space;
  };

const speech = (...who: Parameters<typeof at> extends [unknown, ...infer Who] ? Who : never) =>
  turn(shown(1, 'berlin-speech#1', at('sportpalast', ...who)));
const likely = () =>
  turn((draft) => {
    either('assassin-caught-1#1', 'munich-agreement#1')(draft);
    at('chancellery', 'canaris')(draft);
  });
const visit = (edit: Edit) =>
  turn(
    shown(3, 'visit-from-hitler-3#1', (draft) => {
      draft.pub.leaders.hitler = { state: 'board', space: 'munich' };
      one(draft, 'beck').space = 'berghof';
      edit(draft);
    }),
  );

describe.each([
  {
    language: 'en',
    known: 'Next event: Berlin Speech. Hitler to the Sportpalast.',
    own: 'Next event: Berlin Speech. Hitler to the Sportpalast, to you.',
    penalised: 'Next event: Berlin Speech. Hitler to the Sportpalast, to Wilhelm Canaris: motivation −1.',
    penalisedYou: 'Next event: Berlin Speech. Hitler to the Sportpalast, to you: motivation −1.',
    stays: 'Next event: Munich Agreement. Hitler stays where he is.',
    visited: 'Next event: Visit from Hitler. Hitler to the Berghof, to Ludwig Beck. Raid before your next turn 18.2%.',
    nearest:
      'Next event: Visit from Hitler. Raid before your next turn 35.3%. Hitler to one of the nearest conspirators.',
    likely: 'Next event: raid 0%. Hitler to the Chancellery, to Wilhelm Canaris (50%): motivation −1.',
    raid: 'Next event: Gestapo Raid. Ludwig Beck would be arrested. Hitler stays where he is.',
    short: { you: 'Hitler comes to you', other: 'Hitler comes', likely: 'Hitler comes: 50%' },
    first:
      'Next event: Heydrich Assassinated. Hitler to the Chancellery, to Erich Kordt. Also at risk of arrest: Wilhelm Canaris. Raid before your next turn 35%.',
    title: 'The next event',
    rows: [
      'Berlin Speech · Hitler to the Sportpalast, to Wilhelm Canaris',
      'Berlin Speech · Hitler to the Sportpalast',
    ],
    yours: 'Berlin Speech · Hitler to the Sportpalast, to you and Wilhelm Canaris',
    nearestRow: 'Visit from Hitler · Hitler to one of the nearest conspirators',
    speech: 'Berlin Speech',
  },
  {
    language: 'fr',
    known: 'Prochain événement\u00a0: Discours à Berlin. Hitler va au Sportpalast.',
    own: 'Prochain événement\u00a0: Discours à Berlin. Hitler vous rejoint au Sportpalast.',
    penalised:
      'Prochain événement\u00a0: Discours à Berlin. Hitler rejoint Wilhelm Canaris au Sportpalast\u00a0: motivation −1.',
    penalisedYou:
      'Prochain événement\u00a0: Discours à Berlin. Hitler vous rejoint au Sportpalast\u00a0: motivation −1.',
    stays: 'Prochain événement\u00a0: Accords de Munich. Hitler reste où il est.',
    visited:
      'Prochain événement\u00a0: Visite d’Hitler. Hitler rejoint Ludwig Beck au Berghof. Raid avant votre prochain tour\u00a0: 18,2\u00a0%.',
    nearest:
      'Prochain événement\u00a0: Visite d’Hitler. Raid avant votre prochain tour\u00a0: 35,3\u00a0%. Hitler rejoint l’un des conspirateurs les plus proches.',
    likely:
      'Prochain événement\u00a0: raid 0\u00a0%. Hitler rejoint Wilhelm Canaris à la Chancellerie (50\u00a0%)\u00a0: motivation −1.',
    raid: 'Prochain événement\u00a0: Raid de la Gestapo. Ludwig Beck irait en prison. Hitler reste où il est.',
    short: { you: 'Hitler vous rejoint', other: 'Hitler arrive', likely: 'Hitler arrive\u00a0: 50\u00a0%' },
    first:
      'Prochain événement\u00a0: Heydrich assassiné. Hitler rejoint Erich Kordt à la Chancellerie. Autre arrestation possible\u00a0: Wilhelm Canaris. Raid avant votre prochain tour\u00a0: 35\u00a0%.',
    title: 'Le prochain événement',
    rows: [
      'Discours à Berlin · Hitler rejoint Wilhelm Canaris au Sportpalast',
      'Discours à Berlin · Hitler va au Sportpalast',
    ],
    yours: 'Discours à Berlin · Hitler vous rejoint, vous et Wilhelm Canaris, au Sportpalast',
    nearestRow: 'Visite d’Hitler · Hitler rejoint l’un des conspirateurs les plus proches',
    speech: 'Discours à Berlin',
  },
] as const)('The forecast of Hitler ($language)', (words) => {
  const { language } = words;
  const danger = (s: Scenario, viewer: Parameters<Scenario['view']>[0], options = {}) => {
    const { drawing, tapped } = drawingIn(language, s.view(viewer), [], options);
    return { ...draw(<Danger drawing={drawing} />, language), tapped };
  };
  const line = () => screen.getByTestId('danger').lastElementChild?.textContent;
  const figure = () => screen.getByTestId('danger').firstElementChild;

  it.each([
    [
      'names an event that is known, and where Hitler goes (found: “raid 0%. Hitler moves 100%”)',
      'known',
      speech(),
      null,
    ],
    ['says that he comes to the reader', 'own', speech('kordt'), 'kordt'],
    [
      'names who starts the next turn beside him (found: Anna could not be rescued)',
      'penalised',
      speech('canaris', 'kordt'),
      'beck',
    ],
    ['says so to the reader', 'penalisedYou', speech('canaris'), 'canaris'],
    ['says of a known event that he stays', 'stays', turn(shown(1, 'munich-agreement#1')), 'beck'],
    ['knows whom he visits', 'visited', visit(() => undefined), 'kordt'],
    [
      'does not where several are as near',
      'nearest',
      visit((draft) => void (one(draft, 'kordt').space = 'vienna')),
      'beck',
    ],
    ['names a place that is as likely as not, with its chance', 'likely', likely(), 'beck'],
    [
      'names a raid that is known, and whom it takes',
      'raid',
      turn(shown(2, 'gestapo-raid-2#1', (draft) => void (one(draft, 'beck').suspicion = 'extreme'))),
      'kordt',
    ],
    [
      'says whom he comes to before who may be arrested',
      'first',
      turn(
        shown(5, 'heydrich-assassinated#1', (draft) => {
          Object.assign(one(draft, 'canaris'), { space: 'prague', suspicion: 'high' });
          one(draft, 'kordt').space = 'chancellery';
        }),
      ),
      'beck',
    ],
  ] as const)('%s', (_, said, s, viewer) => {
    danger(s, viewer);
    expect(line()).toBe(words[said]);
  });

  it('tells whoever keeps to their own of no other whom he comes to', () => {
    danger(speech('canaris'), 'beck', { danger: 'own' });
    expect(line()).toBe(words.known);
  });

  it('says it beside the figure of a phone: the reader in words, others by their pawn', () => {
    const { unmount } = danger(speech('kordt'), 'kordt');
    expect(figure()?.querySelector('[data-taken="joined-you"] .bo-danger-taken')?.textContent).toBe(words.short.you);
    unmount();
    const { unmount: away } = danger(likely(), 'beck');
    expect(figure()?.querySelector('.bo-danger-taken')?.lastChild?.textContent).toBe(words.short.likely);
    away();
    danger(speech('canaris'), 'beck');
    const taken = figure()?.querySelector('[data-taken="joined"] .bo-danger-taken');
    expect(taken?.lastChild?.textContent).toBe(words.short.other);
    expect(taken?.querySelectorAll('[data-sheet-mark="canaris"]')).toHaveLength(1);
  });

  it('says on its page where each event takes him, and to whom', async () => {
    const listed = async (s: Scenario, viewer: 'beck' | 'kordt') => {
      const { user, unmount } = danger(s, viewer);
      await user.click(screen.getByTestId('danger'));
      const rows = (await screen.findAllByRole('rowheader')).map(({ textContent }) => textContent);
      unmount();
      return rows;
    };
    const anything = (...who: readonly ('beck' | 'canaris')[]) => turn(at('sportpalast', ...who));
    expect(await listed(anything('canaris'), 'beck')).toContain(words.rows[0]);
    expect(await listed(anything(), 'beck')).toContain(words.rows[1]);
    expect(await listed(anything('beck', 'canaris'), 'beck')).toContain(words.yours);
    const tied = visit((draft) => void (one(draft, 'kordt').space = 'vienna'));
    expect(await listed(tied, 'beck')).toEqual([words.nearestRow]);
  });

  it('reads an event of its page at a press, also one that a question points at (found: a tap on its name did nothing)', async () => {
    const s = speech();
    const { user, tapped } = danger(s, 'beck');
    await user.click(screen.getByTestId('danger'));
    const page = await screen.findByRole('dialog', { name: words.title });
    await user.click(within(page).getByRole('button', { name: words.speech }));
    // It is none of the events of the table, which options point at.
    const ref = { kind: 'event', id: 'berlin-speech' };
    expect(tapped).toEqual([ref]);
    const { text } = blackOrchestraIn(language);
    expect(explain(ref, s.view('beck').table, text)).toMatchObject({
      title: words.speech,
      body: [text.render({ m: 'event.berlin-speech.text' })],
    });
  });
});
