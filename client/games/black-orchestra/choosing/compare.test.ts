import { seat } from '../../../../shared/engine/ask';
import type { Draft } from '../../../../shared/engine/draft';
import type { Language } from '../../../../shared/engine/game';
import type { Text } from '../../../../shared/engine/text';
import type { SheetId } from '../../../../shared/games/black-orchestra/board/sheets';
import type { Core } from '../../../../shared/games/black-orchestra/state';
import type { Table } from '../../../../shared/games/black-orchestra/table';
import { plotTurn } from '../../../../shared/games/black-orchestra/testing/plots';
import { one, Scenario } from '../../../../shared/games/black-orchestra/testing/scenario';
import type { Moment } from '../../../table/contract/story';
import { blackOrchestraIn, facts } from '../testing/game';
import { compare } from './compare';

/** What is chosen for a table by default. */
const OPTIONS = {};

/** The table before and after something that happens to it, as Beck compares them. */
function compared(
  scenario: Scenario,
  happens: (s: Scenario) => unknown,
  language: Language = 'en',
  by: SheetId = 'beck',
) {
  const before = scenario.view(by).table;
  const you = scenario.view(by).you;
  happens(scenario);
  const after = scenario.view(by).table;
  return lines(before, after, language, you);
}

function lines(
  before: Table,
  after: Table,
  language: Language = 'en',
  you: number | null = 0,
  by?: Moment,
): readonly string[] {
  const { text } = blackOrchestraIn(language);
  const tables = { before, after, you: you === null ? null : seat(you), options: OPTIONS, facts, text };
  return compare(by === undefined ? tables : { ...tables, by }).map(
    ({ what, from, to, tone }) => `${what}: ${from === null ? '' : `${from} → `}${to} (${tone})`,
  );
}

const suspected = () =>
  Scenario.turn({
    table: (draft) => {
      Object.assign(one(draft, 'beck'), { suspicion: 'medium', motivation: 'motivated', dossier: ['lose-gestapo#1'] });
    },
  });

/** A moment of an event, or of what comes with it. */
const moment = (at: number, m: string, rest: Moment['rest']): Moment => ({
  kind: 'event',
  tone: 'threat',
  at,
  head: { m },
  rest,
});

describe('what an option would change', () => {
  it.each([
    [
      'en',
      [
        'Suspicion: 2 medium → 1 low (better)',
        'Your plots detected: at 2 eagles → at 3 eagles (better)',
        'Dossier: then gone: Lose the Gestapo (neither)',
        'Actions left: 3 → 2 (neither)',
      ],
    ],
    [
      'fr',
      [
        'Suspicion: 2\u00a0moyenne → 1\u00a0faible (better)',
        'Vos complots découverts: dès 2\u00a0aigles → dès 3\u00a0aigles (better)',
        'Dossier: en moins ensuite\u00a0: Semer la Gestapo (neither)',
        'Actions restantes: 3 → 2 (neither)',
      ],
    ],
  ] as const)('for a card: the level, what it means for plots, the card, the action (%s)', (language, expected) => {
    expect(compared(suspected(), (s) => s.choose('beck', 'act:lose-gestapo#1'), language)).toEqual(expected);
  });

  it('for a move: the way of the pawn', () => {
    expect(compared(Scenario.turn(), (s) => s.choose('beck', 'move:nuremberg'))).toEqual([
      'Place: Train Station → Nuremberg (neither)',
      'Actions left: 3 → 2 (neither)',
    ]);
  });

  it('for what happens to others: whose it is', () => {
    expect(compared(suspected(), (s) => s.choose('beck', 'move:nuremberg'), 'en', 'canaris')).toEqual([
      'Ludwig Beck: Place: Train Station → Nuremberg (neither)',
      'Ludwig Beck: Actions left: 3 → 2 (neither)',
    ]);
  });

  it('for figures of the table, leaders, items and prison', () => {
    const before = Scenario.turn().view('beck').table;
    const [beck, ...others] = before.conspirators;
    if (beck === undefined) throw new Error('no Beck');
    const after: Table = {
      ...before,
      support: 2,
      track: 1,
      stage: 2,
      conspirators: [{ ...beck, space: 'prison', motivation: 'reckless', items: ['keys', 'keys'] }, ...others],
      leaders: { ...before.leaders, hess: { state: 'killed' }, goering: { state: 'board', space: 'paris' } },
    };
    expect(lines(before, after)).toEqual([
      'Motivation: 1 timid → 5 reckless (better)',
      'Place: Train Station → Prison (worse)',
      'Items: New: Keys and Keys (better)',
      'Hess: Killed by a plot. (better)',
      'Goering: Munich → Paris (neither)',
      'Military support for Hitler: 3 → 2 (better)',
      'Dissent track: 0 → 1 (better)',
      'Stage: 1 → 2 (neither)',
    ]);
  });

  it('for what somebody may hold and can do then (bug: a level that opens the dossier and the ability said neither)', () => {
    const { table } = Scenario.turn().view('beck') as { readonly table: Table };
    const [limit, ...limits] = table.limits;
    const [, ...abilities] = table.abilities;
    if (limit === undefined) throw new Error('no Beck');
    const after = {
      ...table,
      limits: [{ dossier: 5, items: limit.items }, ...limits],
      abilities: [true, ...abilities],
    };
    expect(lines(table, after)).toEqual([
      'Card limit: 2 → 5 (better)',
      'Ability: not now → Leaders never penalize him. One more die for plots here. (better)',
    ]);
  });

  it('that one of several moments tells, with good and bad (found: an event said “you are now skeptical”, and nobody knew whether that is good)', () => {
    const s = suspected();
    const { table: before } = s.view('beck');
    const [beck, ...others] = before.conspirators;
    if (beck === undefined) throw new Error('no Beck');
    const after: Table = {
      ...before,
      support: before.support + 1,
      conspirators: [{ ...beck, motivation: 'committed', suspicion: 'high', space: 'paris' }, ...others],
    };
    const who = { m: 'sheet.beck' };
    const event = moment(0, 'log.event', [
      { m: 'log.motivation', p: { who } },
      { m: 'log.support', p: { n: 4 } },
    ]);
    const turn = moment(3, 'log.turn', [{ m: 'log.suspicion', p: { who } }]);
    const { text } = blackOrchestraIn('en');
    const told = (one: Moment) =>
      compare({
        before,
        after,
        you: seat(0),
        options: OPTIONS,
        facts,
        text,
        within: { moment: one, beside: [event, turn] },
      }).map(({ what, tone }) => `${what} ${tone}`);
    expect(told(event)).toEqual(['You: Motivation better', 'Military support for Hitler worse']);
    expect(told(turn)).toEqual(['You: Suspicion worse', 'Your plots detected worse']);
  });

  it('that two moments tell, each from where the one before left it (found: an event told of three, and the next to act was missing)', () => {
    const { table: before } = suspected().view('beck');
    const [beck, ...others] = before.conspirators;
    if (beck === undefined) throw new Error('no Beck');
    const after: Table = { ...before, conspirators: [{ ...beck, suspicion: 'extreme' }, ...others] };
    const line = (level: string) => ({
      m: 'log.suspicion',
      p: { who: { m: 'sheet.beck' }, level: { m: `suspicion.${level}` } },
    });
    const event = moment(0, 'log.event', [line('high')]);
    const turn = moment(2, 'log.turn', [line('extreme')]);
    const { text } = blackOrchestraIn('en');
    const told = (one: Moment) =>
      compare({
        before,
        after,
        you: seat(1),
        options: OPTIONS,
        facts,
        text,
        within: { moment: one, beside: [event, turn] },
      }).map(({ from, to }) => `${from} → ${to}`);
    expect([told(event), told(turn)]).toEqual([['2 medium → 3 high'], ['3 high → 4 extreme: arrested in a raid']]);
  });

  it('no penalty of a leader for who is spared once the answer is given (found: a visit that motivates Beck threatened him)', () => {
    const { table: here, you } = Scenario.turn().view('beck');
    const [beck, ...others] = here.conspirators;
    if (beck === undefined) throw new Error('no Beck');
    const alone = others.map((each) => ({ ...each, space: 'munich' as const }));
    const after = (motivation: 'timid' | 'motivated'): Table => ({
      ...here,
      leaders: { ...here.leaders, himmler: { state: 'board', space: 'train-station' } },
      conspirators: [{ ...beck, motivation }, ...alone],
    });
    const told = (motivation: 'timid' | 'motivated') =>
      lines({ ...here, conspirators: [beck, ...alone] }, after(motivation), 'en', you).filter((line) =>
        line.includes('beside'),
      );
    expect(told('timid')).toEqual(['Himmler: beside you. If your turn starts there: suspicion +1 (worse)']);
    expect(told('motivated')).toEqual([]);
  });

  describe('for the plot that the reader is after (found: “Hitler moves”, “support 4”, and nobody knew what that means for them)', () => {
    const told = (
      change: (table: Table) => Partial<Table>,
      plans = 'all',
      language: Language = 'en',
      plot: 'sniper' | 'poison-parcel' = 'sniper',
    ) => {
      const s = plotTurn(`${plot}#1`, {
        sheets: ['canaris', 'beck'],
        hitler: 'munich',
        items: ['weapons', 'intel'],
      });
      const { table: before, you } = s.view('canaris');
      const { text } = blackOrchestraIn(language);
      const after = { ...before, ...change(before) };
      return compare({ before, after, you, options: { plans }, facts, text })
        .filter(({ what }) => what === text.render({ m: `card.${plot}` }))
        .map(({ from, to, tone }) => `${from === null ? '' : `${from} → `}${to} (${tone})`);
    };
    const without = ({ conspirators }: Table): Partial<Table> => ({
      conspirators: conspirators.map((each) => ({ ...each, items: [] })),
    });

    it('how likely it succeeds, or that it has too few dice', () => {
      expect(told(({ support }) => ({ support: support - 1 }))).toEqual(['11.1% success → 38.9% success (better)']);
      expect(told(without)).toEqual(['11.1% success → only 2 dice for 3 targets (worse)']);
      expect(told(without, 'all', 'fr')).toEqual([
        'réussite 11,1\u00a0% → seulement 2\u00a0dés pour 3\u00a0cibles (worse)',
      ]);
    });

    it('whether its target stands where it strikes', () => {
      const moved = ({ leaders }: Table): Partial<Table> => ({
        leaders: { ...leaders, hitler: { state: 'board', space: 'chancellery' } },
      });
      expect(told(moved, 'all', 'en', 'poison-parcel')).toEqual(['out of reach for now (worse)']);
    });

    it('nothing where nothing changes for it, and where the table works nothing out', () => {
      expect(told(() => ({ track: 1 }))).toEqual([]);
      expect(told(without, 'off')).toEqual([]);
    });
  });

  it('beside whom a leader would come, and whom he would leave', () => {
    const { table: here, you } = Scenario.turn().view('beck');
    const at = (space: 'train-station' | 'gestapo-hq'): Table => ({
      ...here,
      leaders: { ...here.leaders, himmler: { state: 'board', space } },
    });
    expect(lines(at('gestapo-hq'), at('train-station'), 'en', you)).toEqual([
      'Himmler: Gestapo HQ → Train Station (neither)',
      'Himmler: beside Ludwig Beck, Wilhelm Canaris, and Erich Kordt. Whoever starts a turn there: suspicion +1 (worse)',
    ]);
    expect(lines(at('train-station'), at('gestapo-hq'), 'en', you)).toEqual([
      'Himmler: Train Station → Gestapo HQ (neither)',
      'Himmler: no longer beside Ludwig Beck, Wilhelm Canaris, and Erich Kordt (better)',
    ]);
  });

  it('that somebody is suspected less, without what the level before threatened', () => {
    const { table } = suspected().view('beck') as { readonly table: Table };
    const as = (suspicion: 'extreme' | 'high'): Table => ({
      ...table,
      conspirators: table.conspirators.map((each, i) => (i === 0 ? { ...each, suspicion } : each)),
    });
    expect(lines(as('extreme'), as('high'))).toContain('Suspicion: 4 extreme → 3 high (better)');
  });

  it('that a level changes only as the next turn begins (found: “yes” was feared, for what a leader did to another one afterwards)', () => {
    const { table: before } = suspected().view('beck') as { readonly table: Table };
    const [beck, ...others] = before.conspirators;
    if (beck === undefined) throw new Error('no Beck');
    const after: Table = { ...before, conspirators: [{ ...beck, suspicion: 'high' }, ...others] };
    const turn = { m: 'log.turn', p: { n: 2, who: { m: 'sheet.beck' } } };
    const rises = { m: 'log.suspicion', p: { who: { m: 'sheet.beck' } } };
    const { text } = blackOrchestraIn('en');
    const said = (foreseen: readonly Text[]) =>
      compare({ before, after, you: seat(0), options: OPTIONS, facts, text, foreseen }).map(({ what }) => what)[0];
    expect(said([turn, rises])).toBe('Suspicion, as the next turn begins');
    expect(said([rises, turn])).toBe('Suspicion');
    expect(said([rises, turn, rises])).toBe('Suspicion');
  });

  it('for leaders whom a moment has brought to somebody: what each takes from who starts a turn there (found: one came to all three, and nobody knew whether that is bad)', () => {
    const came = (edit: (draft: Draft<Core>) => void, you = 0) => {
      const s = Scenario.turn({
        sheets: ['canaris', 'bonhoeffer', 'goerdeler'],
        table: (draft) => {
          for (const each of draft.pub.conspirators) Object.assign(each, { space: 'hannover', suspicion: 'medium' });
          draft.pub.leaders.himmler = { state: 'board', space: 'hannover' };
          edit(draft);
        },
      });
      const { table } = s.view('canaris');
      const way = { leader: { m: 'leader.himmler' }, space: { m: 'space.hannover' }, from: { m: 'space.munich' } };
      const by = moment(0, 'log.event', [{ m: 'log.leader-moved', p: way }]);
      const { text } = blackOrchestraIn('en');
      return compare({ before: table, after: table, you: seat(you), options: OPTIONS, facts, text, by }).map(
        ({ what, to, tone }) => `${what} ${to} ${tone}`,
      );
    };
    expect(came(() => undefined)).toEqual([
      'Himmler beside Wilhelm Canaris, Dietrich Bonhoeffer, and Carl Goerdeler. Whoever starts a turn there: suspicion +1 worse',
    ]);
    const alone = (draft: Draft<Core>): void => {
      one(draft, 'bonhoeffer').space = 'munich';
      one(draft, 'goerdeler').space = 'munich';
    };
    expect(came(alone)).toEqual(['Himmler beside you. If your turn starts there: suspicion +1 worse']);
    expect(came(alone, 1)).toEqual(['Himmler beside Wilhelm Canaris. Whoever starts a turn there: suspicion +1 worse']);
    // Who has nothing to lose.
    expect(came((draft) => (alone(draft), void (one(draft, 'canaris').suspicion = 'extreme')))).toEqual([]);
  });

  it('for a track that a roll has filled: better, as far as it goes (found: a first success was shown as “2 → 0”)', () => {
    const { table } = Scenario.turn().view('beck') as { readonly table: Table };
    const by = { head: { m: 'log.conspire' }, rest: [{ m: 'log.track', p: { n: 3 } }] } as unknown as Moment;
    expect(lines({ ...table, track: 2 }, { ...table, track: 0 }, 'en', 0, by)).toEqual([
      'Dissent track: 2 → 3, full (better)',
    ]);
  });

  it('for a track whose dice went beyond it: from what lay there before', () => {
    const { table } = Scenario.turn().view('beck') as { readonly table: Table };
    const rest = [3, 1].map((n) => ({ m: 'log.track', p: { n } }));
    const by = { head: { m: 'log.conspire' }, rest } as unknown as Moment;
    expect(lines({ ...table, track: 2 }, { ...table, track: 1 }, 'en', 0, by)).toEqual([
      'Dissent track: 2 → 3, full (better)',
    ]);
  });

  it('for a track that was full and is empty again: not called bad (found: a roll that filled it was)', () => {
    const { table } = Scenario.turn().view('beck') as { readonly table: Table };
    expect(lines({ ...table, track: 2 }, { ...table, track: 0 })).toEqual(['Dissent track: 2 → 0 (neither)']);
  });

  it('for nothing: no line', () => {
    const { table } = Scenario.turn().view('beck') as { readonly table: Table };
    expect(lines(table, table)).toEqual([]);
  });
});
