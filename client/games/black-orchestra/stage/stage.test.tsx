/** @jest-environment ./client/testing/environment.ts */
import { act, fireEvent, screen, within } from '@testing-library/react';

import type { Seat } from '../../../../shared/engine/ask';
import type { Language } from '../../../../shared/engine/game';
import { text } from '../../../../shared/engine/text';
import type { SheetId } from '../../../../shared/games/black-orchestra/board/sheets';
import type { Conspirator } from '../../../../shared/games/black-orchestra/state';
import { interrogated } from '../../../../shared/games/black-orchestra/testing/interrogation';
import { plotTurn } from '../../../../shared/games/black-orchestra/testing/plots';
import {
  type Given,
  makeCurrent,
  nextDice,
  one,
  Scenario,
  stackDeck,
  stackEvents,
} from '../../../../shared/games/black-orchestra/testing/scenario';
import type { MemberView } from '../../../../shared/protocol/rooms';
import { scenesOf } from '../../../base/scenes';
import { PACE } from '../../../base/settings';
import { usePresentation } from '../../../table/presentation/usePresentation';
import { QuestionScene } from '../../../table/QuestionScene';
import { StageLayer } from '../../../table/stage/StageLayer';
import { draw } from '../../../testing/draw';
import { memberView } from '../../../testing/room';
import { atTable } from '../../../testing/table';
import { drawingIn } from '../testing/drawing';
import { blackOrchestraIn } from '../testing/game';
import { LeftOut } from './LeftOut';

type View = ReturnType<Scenario['view']>;

/** A table that presents what comes to it, and what it shows besides the stage: the log, and what is asked. */
function Presenting({
  view,
  language,
  reader,
  members = [],
}: {
  view: View;
  language: Language;
  reader: Seat | null;
  members?: readonly MemberView[];
}) {
  const game = blackOrchestraIn(language);
  const presented = usePresentation(view, game, reader);
  return atTable(
    <>
      <StageLayer />
      <QuestionScene />
      <p data-testid="seen">{`${presented.view.log.length} lines, ${presented.view.asks.length > 0 ? 'asked' : 'idle'}`}</p>
    </>,
    { view: presented.view, game, staged: presented.staged, room: { members } },
  );
}

/** What one of the players, or who only watches, sees of an answer, from its first picture on. */
function watch(s: Scenario, answer: () => void, as: SheetId | null, language: Language = 'en') {
  PACE.set('normal');
  const view = s.view(as);
  const { redraw } = draw(<Presenting view={view} language={language} reader={view.you} />, language);
  pass(BEGINNING_MS);
  answer();
  redraw(<Presenting view={s.view(as)} language={language} reader={view.you} />);
  return { before: view.log.length, after: s.view(as).log.length };
}

/** For how long a match that has only begun says who one is. */
const BEGINNING_MS = 12_000;

const stage = () => screen.queryByTestId('stage');
const says = () => stage()?.textContent ?? '';
const seen = () => screen.getByTestId('seen').textContent;
/** Lets time pass in steps, since what is drawn asks for the next one. */
function pass(ms: number): void {
  for (let left = ms; left > 0; left -= 10) act(() => jest.advanceTimersByTime(Math.min(10, left)));
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('Conspiring', () => {
  const conspiring = () => Scenario.turn({ table: (draft) => nextDice(draft, 'target', 'eagle', '2') });

  it('is looked at on the television beside a phone, in its own time (found: phone and television showed the same card)', () => {
    scenesOf('ABCDE').set('on-tv');
    const s = conspiring();
    const { before, after } = watch(s, () => void s.choose('beck', 'conspire:3'), 'kordt');
    expect(stage()).toBeNull();
    screen.getByText('Look at the television.');
    expect(seen()).toContain(`${before} lines`);
    for (let i = 0; i < 200 && screen.queryByTestId('stage-on-tv') !== null; i++) pass(100);
    expect(seen()).toContain(`${after} lines`);
  });

  it('leaves a shield where its button was: a late tap on it opens nothing under it (found by four of six)', () => {
    const s = conspiring();
    watch(s, () => void s.choose('beck', 'conspire:3'), 'beck');
    for (let i = 0; i < 200 && (i === 0 || stage() !== null); i++) pass(100);
    const shield = () => screen.queryByTestId('stage-shield')?.dataset['part'];
    expect(shield()).toBe('all');
    pass(700);
    expect(shield()).toBe('foot');
    pass(1_300);
    expect(shield()).toBeUndefined();
  });

  it('tells no result on the whole page before its die has landed (found: the panel said it while the dice tumbled)', () => {
    const s = conspiring();
    const { before, after } = watch(s, () => void s.choose('beck', 'conspire:3'), 'beck');
    expect(seen()).toBe(`${before} lines, idle`);
    pass(899);
    expect(says()).not.toMatch(/1 eagle|1 target|1 number|No /);
    expect(document.querySelectorAll('[data-state=landed]')).toHaveLength(0);
    pass(252);
    expect(says()).toContain('1 eagle:');
    expect(says()).not.toMatch(/1 target|1 number/);
    pass(950);
    expect(says()).toContain('1 target:');
    expect(says()).not.toContain('1 number');
    expect(seen()).toBe(`${before} lines, idle`);
    pass(950 + 700);
    expect(says()).toContain('1 number:');
    expect(says()).toContain('Suspicion 2 medium → 3 high');
    expect(seen()).toBe(`${after} lines, asked`);
    pass(2_200);
    expect(stage()).toBeNull();
  });

  it('says how many actions the numbers bring once they lie (found: “2 numbers: as many more actions” read as two)', () => {
    const s = Scenario.turn({ table: (draft) => nextDice(draft, '3', '3') });
    watch(s, () => void s.choose('beck', 'conspire:2'), 'beck');
    pass(899);
    expect(says()).toContain('as many more actions');
    expect(says()).not.toContain('6');
    pass(600);
    expect(says()).toContain('2 numbers: 6 more actions');
  });

  it('says that no die shows a kind only once that is known', () => {
    const s = Scenario.turn({ table: (draft) => nextDice(draft, '2') });
    watch(s, () => void s.choose('beck', 'conspire:1'), 'beck');
    pass(899);
    expect(says()).not.toContain('No eagle');
    pass(252);
    expect(says()).toContain('No eagle');
  });

  it('says that no die shows a kind only once all have landed (found: “No eagle” stood beside a die that still tumbled)', () => {
    const s = Scenario.turn({ table: (draft) => nextDice(draft, 'target', 'target') });
    watch(s, () => void s.choose('beck', 'conspire:2'), 'beck');
    pass(1_050);
    expect(document.querySelectorAll('[data-state=landed]')).toHaveLength(1);
    expect(says()).not.toContain('No ');
    pass(100);
    // The last one has landed, and turns to rest.
    expect(says()).not.toContain('No ');
    pass(250);
    expect(says()).toContain('No eagle');
  });

  it('shows its result at a tap, and the table at the next; not at one that was meant for what lay there before', () => {
    const s = conspiring();
    const { after } = watch(s, () => void s.choose('beck', 'conspire:3'), 'beck');
    const tap = () => fireEvent.click(screen.getByTestId('stage'));
    tap();
    expect(says()).not.toContain('1 eagle');
    pass(300);
    tap();
    expect(says()).toContain('1 eagle:');
    expect(seen()).toBe(`${after} lines, asked`);
    tap();
    expect(stage()).toBeNull();
  });

  it('is over by Escape, but not by one that was meant for what lay there before (found: a raid was closed with a panel)', () => {
    const s = conspiring();
    watch(s, () => void s.choose('beck', 'conspire:3'), 'beck');
    fireEvent.keyDown(window, { key: 'Escape' });
    expect(stage()).not.toBeNull();
    pass(700);
    fireEvent.keyDown(window, { key: 'Escape' });
    expect(stage()).toBeNull();
  });
});

test('a raid shows who was swept: those who are safe first, then who goes to prison', () => {
  const s = Scenario.event('gestapo-raid-2', { table: (draft) => void (one(draft, 'beck').suspicion = 'extreme') });
  const whole = s.view('kordt');
  PACE.set('normal');
  const before = { ...whole, log: [] };
  const { redraw } = draw(<Presenting view={before} language="en" reader={before.you} />, 'en');
  redraw(<Presenting view={whole} language="en" reader={before.you} />);
  expect(stage()?.dataset['weight']).toBe('scene');
  // Found: “Event · stage 1” over “Event: Gestapo Raid”.
  screen.getByRole('heading', { name: 'Gestapo Raid' });
});

test('a raid shows that it empties the dissent track (found: all were safe, and two targets were gone unseen)', () => {
  const s = Scenario.event('gestapo-raid-2', { table: (draft) => void (draft.pub.track = 2) });
  const whole = s.view('kordt');
  PACE.set('normal');
  const before = { ...whole, table: { ...whole.table, track: 2 }, log: [] };
  const { redraw } = draw(<Presenting view={before} language="en" reader={before.you} />, 'en');
  redraw(<Presenting view={whole} language="en" reader={before.you} />);
  expect(says()).toContain('Dissent 2 → 0');
  expect(says()).toContain('✗ bad');
});

test('a raid does not tell of an empty dissent track before illegal cards are decided about (found: the bar still showed one)', () => {
  const s = Scenario.event('gestapo-raid-2', {
    table: (draft) => {
      draft.pub.track = 2;
      one(draft, 'beck').dossier = ['hidden-camera#1'];
    },
  });
  const whole = s.view('kordt');
  PACE.set('normal');
  const { redraw } = draw(<Presenting view={{ ...whole, log: [] }} language="en" reader={whole.you} />, 'en');
  redraw(<Presenting view={whole} language="en" reader={whole.you} />);
  expect(whole.waiting).not.toEqual([]);
  expect(says()).toContain('Gestapo Raid');
  expect(says()).not.toContain('Dissent');
});

test('a raid tells that it empties the dissent track behind arrests as well, once illegal cards are decided about (found: nobody was told)', () => {
  const s = Scenario.event('gestapo-raid-2', {
    table: (draft) => {
      draft.pub.track = 2;
      one(draft, 'canaris').suspicion = 'extreme';
      one(draft, 'beck').dossier = ['hidden-camera#1'];
    },
  });
  const begun = s.view('kordt');
  PACE.set('normal');
  const { redraw } = draw(<Presenting view={{ ...begun, log: [] }} language="en" reader={begun.you} />, 'en');
  redraw(<Presenting view={begun} language="en" reader={begun.you} />);
  pass(30_000);
  const decided = s.choose('beck', s.options('beck')[0] ?? '').view('kordt');
  redraw(<Presenting view={decided} language="en" reader={decided.you} />);
  for (let i = 0; i < 40 && !says().includes('Dissent'); i++) pass(100);
  expect(says()).toContain('The raid empties the dissent track.');
  expect(says()).toContain('Dissent track 2 → 0');
});

test('the event that loses the game says how likely that was (found: “abrupt, arbitrary”)', () => {
  const whole = Scenario.event('documents-located').view('kordt');
  expect(whole.over).not.toBeNull();
  presentEvent(whole);
  for (let i = 0; i < 20 && !says().includes('chance'); i++) pass(250);
  expect(says()).toMatch(/This had a chance of \d+(\.\d)?%\./);
});

test('an event that ends the game otherwise says nothing of that chance', () => {
  const { over } = Scenario.event('documents-located').view('kordt');
  presentEvent({ ...Scenario.event('fall-of-rome').view('kordt'), over });
  pass(1_500);
  expect(says()).toContain('Fall of Rome');
  expect(says()).not.toContain('chance');
});

test.each([
  ['anti-semitic-laws', false],
  ['munich-agreement', true],
] as const)(
  'no change is called good or bad under an event of persecution (%s: %s; found: “✓ good” under a pogrom)',
  (event, said) => {
    const s = Scenario.event(event);
    const whole = s.view('kordt');
    const timid = ({ id, ...rest }: Conspirator): Conspirator => ({ ...rest, id, motivation: 'timid' });
    PACE.set('normal');
    const table = { ...whole.table, support: 1, currentEvent: null, conspirators: whole.table.conspirators.map(timid) };
    const before = { ...whole, table, log: [] };
    const { redraw } = draw(<Presenting view={before} language="en" reader={before.you} />, 'en');
    redraw(<Presenting view={whole} language="en" reader={before.you} />);
    for (let i = 0; i < 20 && !says().includes('→'); i++) pass(250);
    expect(says()).toContain('→');
    expect(/good|bad/.test(says())).toBe(said);
  },
);

/** Presents the event that has come to a table of stage 7 on which none lay. */
function presentEvent(whole: View): void {
  PACE.set('normal');
  const table = { ...whole.table, currentEvent: null, eventDiscard: [], stage: 7 };
  const before = { ...whole, over: null, table, log: [] };
  const { redraw } = draw(<Presenting view={before} language="en" reader={before.you} />, 'en');
  redraw(<Presenting view={whole} language="en" reader={before.you} />);
}

test('a raid shows the suspicions with which it came (found: those from before what the same message told first)', () => {
  const s = Scenario.event('gestapo-raid-2', { table: (draft) => void (one(draft, 'beck').suspicion = 'extreme') });
  const whole = s.view('kordt');
  const raised = text('log.suspicion', { who: text('sheet.beck'), level: text('suspicion.extreme'), up: 1 });
  const log = [{ text: text('log.turn', { who: text('sheet.beck') }) }, { text: raised }, ...whole.log];
  const medium = ({ id, ...rest }: Conspirator): Conspirator => ({
    ...rest,
    id,
    suspicion: 'medium',
    space: 'train-station',
  });
  const table = { ...whole.table, conspirators: whole.table.conspirators.map(medium) };
  PACE.set('normal');
  const before = { ...whole, table, log: [] };
  const { redraw } = draw(<Presenting view={before} language="en" reader={before.you} />, 'en');
  redraw(<Presenting view={{ ...whole, log }} language="en" reader={before.you} />);
  for (let i = 0; i < 20 && !says().includes('Gestapo Raid'); i++) pass(100);
  expect(says()).toMatch(/Beck suspicion: extreme/i);
});

test.each([
  {
    language: 'en' as const,
    says: /Your|You are arrested/,
    now: 'From now on each of your turns is an interrogation.',
    why: 'A Gestapo raid arrests whoever is at extreme suspicion.',
  },
  {
    language: 'fr' as const,
    says: /On vous arrête/,
    now: 'Désormais, chacun de vos tours sera un interrogatoire.',
    why: 'Un raid de la Gestapo arrête toute personne à suspicion extrême.',
  },
])('one’s own arrest is a scene of its own, which says what now ($language)', ({ language, says: words, now, why }) => {
  const s = Scenario.event('gestapo-raid-2', { table: (draft) => void (one(draft, 'beck').suspicion = 'extreme') });
  const whole = s.view('beck');
  PACE.set('normal');
  const before = { ...whole, log: [] };
  const { redraw } = draw(<Presenting view={before} language={language} reader={before.you} />, language);
  redraw(<Presenting view={whole} language={language} reader={before.you} />);
  for (let i = 0; i < 40 && !words.test(says()); i++) pass(250);
  expect(says()).toMatch(words);
  expect(says()).toContain(now);
  // Found: behind a new stage the raid is left out, and who is arrested was not told of it.
  expect(says()).toContain(why);
});

test('an arrest says what has led to it: an eagle in a release', () => {
  const s = Scenario.turn({
    table: (draft) => {
      Object.assign(one(draft, 'beck'), { space: 'gestapo-hq', suspicion: 'low' });
      one(draft, 'kordt').space = 'prison';
      nextDice(draft, 'eagle');
    },
  });
  watch(s, () => s.choose('beck', 'release'), 'kordt');
  for (let i = 0; i < 60 && !says().includes('Ludwig Beck is arrested'); i++) pass(100);
  expect(says()).toContain('An eagle in an attempt to free a prisoner.');
});

test.each([
  { language: 'en' as const, inside: 'Ludwig Beck is inside.' },
  { language: 'fr' as const, inside: 'Ludwig Beck est à l’intérieur.' },
])('an interrogation is a closed door to all others ($language)', ({ language, inside }) => {
  const s = interrogated('confession');
  const whole = s.view('kordt');
  PACE.set('normal');
  const before = { ...whole, log: whole.log.slice(0, -1) };
  const { redraw } = draw(<Presenting view={before} language={language} reader={before.you} />, language);
  pass(BEGINNING_MS);
  redraw(<Presenting view={whole} language={language} reader={before.you} />);
  expect(stage()?.dataset['weight']).toBe('scene');
  screen.getByRole('heading', { name: inside });
  pass(2_600);
  expect(stage()).toBeNull();
});

test('a release fills the screen as the arrest did (found: a small card after it), and a title says what a roll is for', () => {
  const s = Scenario.turn({
    table: (draft) => {
      Object.assign(one(draft, 'beck'), { space: 'gestapo-hq', suspicion: 'low' });
      one(draft, 'kordt').space = 'prison';
      nextDice(draft, 'target');
    },
  });
  watch(s, () => s.choose('beck', 'release'), 'canaris');
  expect(says()).toContain('Ludwig Beck tries to free a prisoner.');
  pass(8_000);
  expect(stage()?.dataset['weight']).toBe('scene');
  screen.getByRole('heading', { name: 'Erich Kordt is released.' });
});

test('a button shows how soon the moment goes on by itself, also after a tap (found: it looked as if it waited)', () => {
  const s = Scenario.turn({
    table: (draft) => {
      nextDice(draft, 'target');
    },
  });
  watch(s, () => s.choose('beck', 'conspire:1'), 'canaris');
  const left = (): number =>
    Number.parseFloat(document.querySelector<HTMLElement>('.stage-time')?.style.animationDuration ?? '');
  const whole = left();
  expect(whole).toBeGreaterThan(2_000);
  pass(400);
  fireEvent.click(screen.getByTestId('stage'));
  expect(left()).toBeLessThan(whole);
  pass(left());
  expect(stage()).toBeNull();
});

test.each([
  { language: 'en', members: [memberView(1, 'Ben')], title: 'Ben’s turn', as: 'Wilhelm Canaris' },
  { language: 'fr', members: [memberView(1, 'Ben')], title: 'Au tour de Ben', as: 'Wilhelm Canaris' },
  { language: 'fr', members: [memberView(1, 'Anna')], title: 'Au tour d’Anna', as: 'Wilhelm Canaris' },
  {
    language: 'en',
    members: [memberView(1, 'Bruno', { bot: 'steady' })],
    title: 'Bruno’s turn',
    as: 'Wilhelm Canaris',
  },
  { language: 'en', members: [memberView(1, 'Ben', { vacant: true })], title: 'Wilhelm Canaris’s turn', as: undefined },
] as const)(
  'whoever looks on is shown whose turn begins, the person first ($title, found: “Wilhelm Canaris’s turn”, and a room that thought of Ben)',
  ({ language, members, title, as }) => {
    const s = Scenario.turn();
    PACE.set('normal');
    const { redraw } = draw(
      <Presenting view={s.view(null)} language={language} reader={null} members={members} />,
      language,
    );
    s.choose('beck', 'move:nuremberg').choose('beck', 'end');
    redraw(<Presenting view={s.view(null)} language={language} reader={null} members={members} />);
    for (let ms = 0; ms < 20_000 && screen.queryByRole('heading', { name: title }) === null; ms += 200) pass(200);
    expect(screen.getByRole('heading', { name: title }).nextSibling?.textContent).toBe(as);
  },
);

/** Kordt shows three coming events to everybody. */
function foreseeing(table?: Given['table']): Scenario {
  return Scenario.turn({
    sheets: ['kordt', 'beck', 'canaris'],
    table: (draft) => {
      one(draft, 'kordt').motivation = 'motivated';
      stackEvents(draft, 1, ['parade-in-berlin#1', 'kristallnacht#1', 'visit-from-goebbels-1#1']);
      table?.(draft);
    },
  });
}

test.each([
  { as: null, language: 'en', said: 'Erich Kordt reveals: Parade in Berlin, Kristallnacht, and Visit from Goebbels.' },
  {
    as: 'beck',
    language: 'fr',
    said: 'Erich Kordt révèle\u00a0: Défilé à Berlin, Nuit de Cristal et Visite de Goebbels.',
  },
] as const)(
  'events that somebody shows to all are read whole by who waits ($language, found: three names in the log, and nobody knew what they do)',
  ({ as, language, said }) => {
    const s = foreseeing();
    watch(s, () => void s.choose('kordt', 'ability'), as, language);
    // That he uses his ability is told in a line before.
    pass(900);
    expect(stage()?.dataset['weight']).toBe('card');
    expect(says()).toContain(said);
    const { text: words } = blackOrchestraIn(language);
    const cards = within(screen.getByTestId('stage')).getAllByRole('listitem');
    expect(cards.map(({ textContent }) => textContent)).toEqual(
      ['parade-in-berlin', 'kristallnacht', 'visit-from-goebbels-1'].map(
        (id) => words.render({ m: `event.${id}` }) + words.render({ m: `event.${id}.text` }),
      ),
    );
    // Two seconds for each more than for one.
    pass(7_900);
    expect(stage()).not.toBeNull();
    pass(200);
    expect(stage()).toBeNull();
  },
);

test('who shows events to all has them in the question, and no card over it', () => {
  const s = foreseeing();
  watch(s, () => void s.choose('kordt', 'ability'), 'kordt');
  for (let ms = 0; ms < 3_000; ms += 100) {
    expect(stage()).toBeNull();
    pass(100);
  }
});

test('events that one player alone has looked at are shown to nobody', () => {
  const s = foreseeing((draft) => void (one(draft, 'kordt').dossier = ['intelligence-briefing#1']));
  watch(s, () => void s.choose('kordt', 'act:intelligence-briefing#1'), null);
  for (let ms = 0; ms < 10_000; ms += 100) {
    expect(says()).not.toMatch(/Parade|Kristallnacht/);
    pass(100);
  }
});

test('dice that a card has rolled stand under what it says of them (found: eight dice, and nobody knew what for)', () => {
  const s = Scenario.turn({
    table: (draft) => {
      one(draft, 'beck').dossier = ['black-orchestra#1'];
      one(draft, 'kordt').extraDice = [1, 1, 1, 1, 1, 1];
      nextDice(draft, 'eagle', 'target', '1', '2');
    },
  });
  watch(s, () => s.choose('beck', 'act:black-orchestra#1'), 'canaris');
  for (let ms = 0; ms < 6_000 && stage()?.dataset['weight'] !== 'dice'; ms += 100) pass(100);
  expect(says()).toContain('Each eagle gives every conspirator 1 suspicion.');
});

test('a die that an event has rolled stands under what it says of the faces (found: Himmler’s die, and a number was good?)', () => {
  const s = Scenario.event('visit-from-himmler-1', {
    table: (draft) => {
      one(draft, 'canaris').space = 'munich';
      one(draft, 'kordt').space = 'munich';
      nextDice(draft, '2');
    },
  });
  watch(s, () => s.choose('beck', 'yes'), 'canaris');
  for (let ms = 0; ms < 6_000 && stage()?.dataset['weight'] !== 'dice'; ms += 100) pass(100);
  expect(says()).toContain('Number: they gain that much motivation. Eagle: they gain 2 suspicion.');
});

/** Canaris could attempt the Sniper on Hitler, with two intel. */
function sniping(table?: Given['table']): Scenario {
  return plotTurn('sniper#1', {
    sheets: ['canaris', 'bonhoeffer', 'goerdeler'],
    hitler: 'munich',
    motivation: 'reckless',
    items: ['intel', 'intel'],
    ...(table === undefined ? {} : { table }),
  });
}

test.each([
  { dice: ['eagle', 'eagle', '1'] as const, says: 'Sniper is detected.' },
  { dice: ['target', 'target', 'target'] as const, says: 'Sniper succeeds.' },
  { dice: ['1', '2', '3'] as const, says: 'Sniper is a quiet failure.' },
])('a plot: the dice, then the verdict: $says', ({ dice, says: verdict }) => {
  const s = sniping((draft) => nextDice(draft, ...dice))
    .choose('canaris', 'plot:sniper#1:hitler')
    .choose('canaris', 'item:intel:canaris')
    .choose('canaris', 'done');
  watch(s, () => void s.choose('canaris', 'dice:3'), 'bonhoeffer');
  expect(stage()?.dataset['weight']).toBe('dice');
  let ms = 0;
  for (; screen.queryByTestId('verdict') === null && ms < 8_000; ms += 100) {
    expect(says()).not.toContain(verdict);
    pass(100);
  }
  expect(document.querySelectorAll('[data-testid=verdict] [data-face]')).toHaveLength(3);
  pass(600);
  expect(says()).toContain(verdict);
  const deeds = [...document.querySelectorAll('.bo-verdict-deed')].map(({ textContent }) => textContent);
  expect(deeds).toEqual(verdict.includes('succeeds') ? ['Hitler is dead.'] : []);
});

test('a die that is rolled again tumbles alone beside those that lie, before its result is told (found: grey print told of the winning die)', () => {
  const s = sniping((draft) => {
    one(draft, 'goerdeler').dossier = ['quick-reaction#1'];
    nextDice(draft, 'target', '2', 'target', 'target');
  })
    .choose('canaris', 'plot:sniper#1:hitler')
    .choose('canaris', 'item:intel:canaris')
    .choose('canaris', 'done')
    .choose('canaris', 'dice:3')
    .choose('goerdeler', 'react:quick-reaction#1');
  const { before } = watch(s, () => void s.choose('goerdeler', 'die:1'), 'bonhoeffer');
  const landed = () => [...document.querySelectorAll<HTMLElement>('[data-face]')].map((die) => die.dataset['face']);
  expect(says()).toContain('Carl Goerdeler rolls a die again that showed 2.');
  expect(landed()).toEqual(['target', 'target']);
  // Found: targets turned, and two ones came of them.
  expect([...document.querySelectorAll('[data-state=tumbling]')].map(({ textContent }) => textContent)).toEqual(['?']);
  expect(says()).toContain('2 targets:');
  pass(899);
  expect(says()).not.toMatch(/3 targets:|No /);
  expect(seen()).toContain(`${before} lines`);
  pass(402);
  expect(landed()).toEqual(['target', 'target', 'target']);
  expect(says()).toContain('3 targets:');
  expect(screen.queryByTestId('verdict')).toBeNull();
  pass(6_000);
  screen.getByTestId('verdict');
});

test('a question that fills the screen comes when the dice have gone (found: it stuck out behind them)', () => {
  const s = sniping((draft) => {
    one(draft, 'bonhoeffer').dossier = ['quick-reaction#1'];
    nextDice(draft, 'target', '2', 'target');
  })
    .choose('canaris', 'plot:sniper#1:hitler')
    .choose('canaris', 'item:intel:canaris')
    .choose('canaris', 'done');
  const question = () => screen.queryByTestId('question-scene');
  watch(s, () => void s.choose('canaris', 'dice:3'), 'bonhoeffer');
  for (let ms = 0; stage() !== null && ms < 9_000; ms += 100) {
    expect(question()).toBeNull();
    pass(100);
  }
  expect(seen()).toContain('asked');
  expect(question()).not.toBeNull();
});

test('a plot of somebody else is told before its dice: who, on whom, what it takes and what is at stake', () => {
  const s = sniping();
  watch(s, () => void s.choose('canaris', 'plot:sniper#1:hitler'), 'bonhoeffer');
  expect(stage()?.dataset['weight']).toBe('scene');
  expect(says()).toContain('Canaris attempts Sniper on Hitler.');
  expect(says()).toContain('3 targets needed on the dice');
  expect(says()).toContain('Detected at 2 eagles');
  expect(says()).toContain('2 dice so far: too few for 3 targets');
  expect(says()).toContain('If Hitler dies, you have all won.');
});

const YOU_ARE =
  'You are Ludwig Beck.Together, kill Hitler by a plot before time runs out.Draw: plots, and what helps them.Conspire: three targets in all, motivation +1. Plots need motivation 4 or 5.Target: a plot with enough of them kills Hitler.Eagle: suspicion rises for all there; a plot is found out.Raid: extreme suspicion means prison. Delivered items lower it.';

test.each([
  ['the first turn, one’s own', 1, 'beck', `${YOU_ARE}Your turn`, BEGINNING_MS],
  ['the first turn, of another', 1, 'canaris', `${YOU_ARE}Wilhelm Canaris begins.`, BEGINNING_MS],
  ['a later turn', 4, 'beck', 'BeYour turn', 2_400],
] as const)('%s is told (found: nobody was told who they are before others had played)', (_, n, who, said, lasts) => {
  PACE.set('normal');
  const view = Scenario.turn().view('beck');
  const turn = { text: text('log.turn', { n, who: text(`sheet.${who}`) }) };
  const presenting = (of: View) => <Presenting view={of} language="en" reader={view.you} />;
  // Whoever comes when the match has only begun is told that; later turns come to those who are there.
  const { redraw } = draw(presenting({ ...view, log: n === 1 ? [turn] : [] }), 'en');
  if (n > 1) redraw(presenting({ ...view, log: [turn] }));
  expect(document.querySelector('.bo-your-turn')?.textContent).toBe(said);
  pass(lasts - 10);
  expect(stage()).not.toBeNull();
  pass(10);
  expect(stage()).toBeNull();
});

test('who comes when robots have begun the first turn is told who they are (found: robots were quicker than the page)', () => {
  PACE.set('normal');
  const view = Scenario.turn().view('beck');
  const who = text('sheet.canaris');
  const begun = [text('log.turn', { n: 1, who }), text('log.drew', { who, card: text('card.safe') })];
  const log = begun.map((line) => ({ text: line }));
  const presenting = (of: View) => <Presenting view={of} language="en" reader={view.you} />;
  const { unmount } = draw(presenting({ ...view, log }), 'en');
  expect(document.querySelector('.bo-your-turn')?.textContent).toBe(`${YOU_ARE}Wilhelm Canaris begins.`);
  unmount();
  draw(presenting({ ...view, log: [...log, { text: text('log.turn', { n: 2, who }) }] }), 'en');
  expect(document.querySelector('.bo-your-turn')).toBeNull();
});

test.each([
  ['en', 'canaris', ['helps “Sniper” (+1 die)']],
  ['fr', 'canaris', ['servirait à «\u00a0Tireur embusqué\u00a0» (1\u00a0dé)']],
  ['en', 'beck', ['Wilhelm Canaris: helps “Sniper” (+1 die)']],
  ['en', null, ['No plot held so far needs it.', 'Delivered, it lowers suspicion: Chancellery.']],
] as const)(
  'a find says which plots it serves (%s, %s; found: nobody knew what it was good for)',
  (language, who, says) => {
    const s = Scenario.turn({
      table: (draft) => void (one(draft, 'canaris').dossier = who === null ? [] : ['sniper#1']),
    });
    const as = who ?? 'canaris';
    PACE.set('normal');
    const view = s.view(as);
    const found = {
      text: text('log.reveals', {
        who: text(`sheet.${as}`),
        item: text('item.weapons'),
        space_in: text('space.munich'),
      }),
    };
    const presenting = (log: View['log']) => (
      <Presenting view={{ ...view, log }} language={language} reader={view.you} />
    );
    const { redraw } = draw(presenting([]), language);
    redraw(presenting([found]));
    expect([...document.querySelectorAll('.bo-own-plot')].map(({ textContent }) => textContent)).toEqual(says);
  },
);

test('a plot that is drawn is a card for everybody, with what it lacks (found: what all had looked for passed like any other card)', () => {
  const s = Scenario.turn({ table: (draft) => stackDeck(draft, ['ambush#1']) });
  watch(s, () => s.choose('beck', 'dossier'), 'kordt');
  pass(2_000);
  expect(says()).toContain('Ludwig Beck draws Ambush.');
  pass(1_200);
  expect(document.querySelector('.bo-own-plot')?.textContent).toBe(
    'only 1 die for 3 targets, motivation 1 of 4, and Hitler has to be in a stage 3, 4 or 5 space.',
  );
});

test('a card that a raid takes is not called good, and says so (found: “✓ good” beside Hidden Camera)', () => {
  const s = Scenario.turn({ table: (draft) => stackDeck(draft, ['hidden-camera#1']) });
  watch(s, () => s.choose('beck', 'dossier'), 'beck');
  pass(2_000);
  expect(says()).toContain('Illegal card:');
  expect(says()).not.toContain('good');
});

test('what somebody else rolls says whose suspicion rises (found: the reader’s own stood without a name under a mate’s)', () => {
  const s = Scenario.turn({ table: (draft) => nextDice(draft, 'eagle') });
  watch(s, () => s.choose('beck', 'conspire:1'), 'kordt');
  pass(3_000);
  expect(says()).toContain('You: Suspicion ');
  expect(says()).toContain('Ludwig Beck: Suspicion ');
});

test('an event says which were drawn before it and had no more effect (found: the count of events fell by two)', () => {
  const s = Scenario.turn({
    table: (draft) => {
      draft.pub.turn.phase = 'event';
      makeCurrent(draft, 'munich-agreement#1');
      stackEvents(draft, 1, ['blomberg-fritsch-affair#1', 'gestapo-investigation#1']);
    },
  });
  presentEvent(s.view('kordt'));
  for (let i = 0; i < 40 && !says().includes('Gestapo Investigation'); i++) pass(100);
  expect(says()).toContain('Blomberg-Fritsch Affair comes too late, after Munich Agreement: skipped, one event less.');
});

test('one’s own turn says what was left out before it (found: two eagles of a mate were in the log alone)', () => {
  const { drawing } = drawingIn('en', Scenario.turn().view('kordt'));
  const moment = { at: 0, kind: 'dice', tone: 'threat', rest: [] } as const;
  const head = { m: 'log.conspire', p: { who: { m: 'sheet.beck' }, faces: [{ m: 'face.eagle' }] } };
  draw(<LeftOut moments={[{ ...moment, head }]} drawing={drawing} />, 'en');
  expect(screen.getByRole('list', { name: 'Meanwhile' }).textContent).toBe('Ludwig Beck conspires. Dice: eagle.');
});
