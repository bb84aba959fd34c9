import { editions } from '../editions';
import { attemptChances } from '../forecast/attempt';
import { plotTurn } from '../testing/plots';
import { makeCurrent, nextDice, one, type Scenario, stackEvents } from '../testing/scenario';
import { wayPlot } from '../testing/way-plots';
import { attemptOf } from './attempt';

const BOMB = 'hidden-bomb#1';
const ATTEMPT = 'plot:hidden-bomb#1:hitler';
const SHEETS = ['kordt', 'canaris', 'oster'] as const;
type Edit = NonNullable<Parameters<typeof plotTurn>[1]['table']>;

/** Kordt is about to attempt a Hidden Bomb in Munich, where only Goering's penalty is behind him; support 3. */
function bomb(table?: Edit, options: Readonly<Record<string, string>> = {}): Scenario {
  return plotTurn(BOMB, { sheets: SHEETS, options, hitler: 'munich', ...(table === undefined ? {} : { table }) });
}

describe('Gathering dice [BO 12.1]', () => {
  it('asks companions in the space, not those elsewhere or in prison', () => {
    const offered = (space: 'munich' | 'hannover' | 'prison') =>
      bomb((draft) => Object.assign(one(draft, 'canaris'), { space, items: ['explosives'] }))
        .choose('kordt', ATTEMPT)
        .options('kordt');
    expect(offered('munich')).toEqual(['item:explosives:canaris', 'done']);
    expect(offered('hannover')).toEqual(['dice:1', 'dice:2']);
    expect(offered('prison')).toEqual(['dice:1', 'dice:2']);
  });

  it('leaves an item whose owner refuses where it is, and does not ask for it again in this attempt', () => {
    const s = bomb((draft) => Object.assign(one(draft, 'canaris'), { space: 'munich', items: ['explosives'] }));
    s.choose('kordt', ATTEMPT).choose('kordt', 'item:explosives:canaris');
    expect(s.waiting).toEqual(['canaris:consent']);
    expect(s.options('canaris')).toEqual(['yes', 'no', 'yes-game', 'no-game', 'always']);
    s.choose('canaris', 'no');
    expect(s.options('kordt')).toEqual(['dice:1', 'dice:2']);
    expect(s.who('canaris').items).toEqual(['explosives']);
  });

  it('takes it without asking under a standing consent', () => {
    const s = bomb((draft) => {
      Object.assign(one(draft, 'canaris'), { space: 'munich', items: ['explosives'] });
      const standing = draft.pub.standing[1];
      if (standing !== undefined) standing.consent = 'always';
    });
    s.choose('kordt', ATTEMPT).choose('kordt', 'item:explosives:canaris');
    expect(s.options('kordt')).toEqual(['dice:1', 'dice:2', 'dice:3']);
    expect(s.pub.itemDiscard).toEqual(['explosives']);
  });

  it('does not ask for items whose die the supply lacks (bug: they were laid down for nothing) [BO 2, 12.1]', () => {
    const offered = (handedOut: number) =>
      plotTurn('lone-gunman#1', {
        sheets: SHEETS,
        hitler: 'munich',
        table: (draft) => {
          Object.assign(one(draft, 'kordt'), { motivation: 'reckless', items: ['weapons', 'badge'] });
          one(draft, 'oster').extraDice = Array.from({ length: handedOut }, () => 1);
        },
      })
        .choose('kordt', 'plot:lone-gunman#1:hitler')
        .options('kordt');
    expect(offered(8)).toEqual(['item:weapons:kordt', 'item:badge:kordt', 'done']);
    expect(offered(9)).toEqual(['item:badge:kordt', 'done']);
  });

  it('may leave things unused', () => {
    const s = bomb((draft) => void (one(draft, 'kordt').items = ['explosives', 'keys'])).choose('kordt', ATTEMPT);
    s.choose('kordt', 'item:keys:kordt').choose('kordt', 'done');
    expect(s.options('kordt')).toEqual(['dice:1', 'dice:2', 'dice:3']);
    expect(s.who('kordt').items).toEqual(['explosives']);
  });

  it.each([
    ['motivated', 'munich', 3],
    ['skeptical', 'munich', 2],
    ['motivated', 'hannover', 2],
  ] as const)('Beck, %s in %s, makes it %i dice', (motivation, space, dice) => {
    const s = plotTurn(BOMB, {
      sheets: ['kordt', 'beck', 'oster'],
      hitler: 'munich',
      table: (draft) => Object.assign(one(draft, 'beck'), { motivation, space }),
    });
    expect(s.choose('kordt', ATTEMPT).options('kordt')).toHaveLength(dice);
  });

  it('cannot roll more dice than the supply has, and is not offered without any [BO 2]', () => {
    const scarce = (left: number) =>
      bomb((draft) => {
        one(draft, 'oster').extraDice = Array.from({ length: 10 - left }, () => 1);
        one(draft, 'kordt').items = ['keys'];
      });
    const s = scarce(1).choose('kordt', ATTEMPT);
    expect(s.pub.attempt?.dice).toBe(2);
    expect(s.options('kordt')).toEqual(['dice:1']);
    expect(scarce(0).options('kordt')).not.toContain(ATTEMPT);
  });
});

describe('The figures before the roll [BO 12.2]', () => {
  it.each([
    ['low', 3],
    ['medium', 2],
    ['high', 1],
    ['extreme', 1],
  ] as const)('at %s suspicion %i eagles mean detection, one less do not', (suspicion, eagles) => {
    const result = (rolled: number): boolean => {
      const s = bomb((draft) => {
        Object.assign(one(draft, 'kordt'), { suspicion, items: ['keys'] });
        nextDice(draft, ...[0, 1, 2].map((i) => (i < rolled ? ('eagle' as const) : ('1' as const))));
      });
      s.choose('kordt', ATTEMPT).choose('kordt', 'item:keys:kordt');
      expect(s.asks('kordt')[0]?.prompt.p).toMatchObject({ targets: 3, eagles });
      return s.choose('kordt', 'dice:3').log.includes('log.plot-detected');
    };
    expect(result(eagles)).toBe(true);
    expect(result(eagles - 1)).toBe(false);
  });

  it('are exact for every number of dice, the current event counted in; the question names the number alone', () => {
    const ways = (event?: 'parade-in-berlin#1' | 'germany-bombed#1') => {
      const s = bomb((draft) => {
        if (event !== undefined) makeCurrent(draft, event);
      }).choose('kordt', ATTEMPT);
      expect(s.asks('kordt')[0]?.options.map(({ label }) => label.p)).toEqual([{ n: 1 }, { n: 2 }]);
      return attemptChances(s.pub, editions.second.facts, attemptOf(s.pub)).alone.map((chances) => chances.ways);
    };
    // Two dice, three targets needed, two eagles: both eagles 1/36; with one eagle more, any eagle 11/36.
    expect(ways()).toEqual([
      { success: 0, quiet: 6, detected: 0, all: 6 },
      { success: 0, quiet: 35, detected: 1, all: 36 },
    ]);
    expect(ways('parade-in-berlin#1')[1]).toEqual({ success: 0, quiet: 36, detected: 0, all: 36 });
    expect(ways('germany-bombed#1')).toEqual([
      { success: 0, quiet: 5, detected: 1, all: 6 },
      { success: 0, quiet: 25, detected: 11, all: 36 },
    ]);
  });

  it('lets the player drop dice: only those rolled count', () => {
    const s = bomb((draft) => nextDice(draft, 'target', 'eagle', 'eagle')).choose('kordt', ATTEMPT);
    s.choose('kordt', 'dice:1');
    expect(s.pub.roll?.dice).toEqual(['target']);
    expect(s.log).toContain('log.plot-quiet');
  });

  it.each([
    ['no badge, one eagle', 0, 'eagle', true],
    ['a badge, one eagle', 1, 'eagle', false],
  ] as const)('%s at high suspicion: detected %s [scenario 39]', (_, badges, face, detected) => {
    const s = plotTurn('suitcase-bomb#1', {
      sheets: SHEETS,
      hitler: 'chancellery',
      items: badges === 1 ? ['badge'] : [],
      table: (draft) => {
        one(draft, 'kordt').suspicion = 'high';
        nextDice(draft, face);
      },
    }).choose('kordt', 'plot:suitcase-bomb#1:hitler');
    if (badges === 1) s.choose('kordt', 'item:badge:kordt');
    expect(s.choose('kordt', 'dice:1').log.includes('log.plot-detected')).toBe(detected);
  });

  it('adds up what spares eagles: the badge and the current event', () => {
    // Hess Leaves Germany spares one eagle and the badge another; of three one is left.
    const result = (third: 'eagle' | '1') =>
      plotTurn('suitcase-bomb#1', {
        sheets: ['olbricht', 'canaris', 'oster'],
        hitler: 'chancellery',
        items: ['badge', 'explosives'],
        table: (draft) => {
          makeCurrent(draft, 'hess-leaves-germany#1');
          draft.pub.stage = 4;
          one(draft, 'olbricht').suspicion = 'high';
          nextDice(draft, 'eagle', 'eagle', third);
        },
      })
        .choose('olbricht', 'plot:suitcase-bomb#1:hitler')
        .choose('olbricht', 'item:badge:olbricht')
        .choose('olbricht', 'item:explosives:olbricht')
        .choose('olbricht', 'dice:3').log;
    expect(result('1')).toContain('log.plot-quiet');
    expect(result('eagle')).toContain('log.plot-detected');
  });
});

describe('The result [BO 12.3]', () => {
  it('is success with as many targets as military support, one less fails quietly and costs one action', () => {
    const rolled = (last: 'target' | '3') =>
      bomb((draft) => {
        one(draft, 'kordt').items = ['keys'];
        nextDice(draft, 'target', 'target', last);
      })
        .choose('kordt', ATTEMPT)
        .choose('kordt', 'item:keys:kordt')
        .choose('kordt', 'dice:3');
    expect(rolled('target').over).toMatchObject({ outcome: 'victory', reason: 'hitler-killed', stage: 1 });
    const s = rolled('3');
    expect(s.over).toBeNull();
    expect(s.pub.turn).toMatchObject({ used: 1, gained: 0 });
    expect(s.pub.attempt).toBeNull();
    expect(s.options('kordt')).toContain(ATTEMPT);
  });

  it('is detection even with targets enough', () => {
    const s = bomb((draft) => {
      draft.pub.support = 3;
      Object.assign(one(draft, 'kordt'), { suspicion: 'high', items: ['keys', 'explosives'] });
      nextDice(draft, 'target', 'target', 'target', 'eagle');
    });
    s.choose('kordt', ATTEMPT).choose('kordt', 'item:keys:kordt').choose('kordt', 'item:explosives:kordt');
    s.choose('kordt', 'dice:4');
    expect(s.over).toBeNull();
    expect(s.log).toContain('log.plot-detected');
  });

  it('when detected, discards plot and items, moves Hitler, lowers motivation, arrests, then the event [scenario 38]', () => {
    const s = bomb((draft) => {
      Object.assign(one(draft, 'kordt'), { suspicion: 'high', items: ['keys'] });
      one(draft, 'kordt').dossier.push('false-safety-report#1', 'safe#1');
      one(draft, 'canaris').motivation = 'skeptical';
      Object.assign(one(draft, 'oster'), { motivation: 'committed', space: 'prison' });
      stackEvents(draft, 1, ['sudetenland-occupation#1']);
      nextDice(draft, 'eagle');
    });
    s.choose('kordt', ATTEMPT).choose('kordt', 'item:keys:kordt').choose('kordt', 'dice:1');
    expect(s.pub.leaders.hitler).toEqual({ state: 'board', space: 'chancellery' });
    expect(s.pub.currentEvent).toBe('sudetenland-occupation#1');
    expect(s.who('kordt')).toMatchObject({ space: 'prison', motivation: 'motivated', dossier: ['safe#1'] });
    expect(s.who('canaris').motivation).toBe('timid');
    expect(s.who('oster').motivation).toBe('committed');
    expect(s.pub.discard).toEqual([BOMB, 'false-safety-report#1']);
    expect(s.pub.itemDiscard).toEqual(['keys']);
    expect(s.waiting).toEqual(['canaris:action']);
  });

  it('when it takes the last free conspirator is defeat [BO 1]', () => {
    const s = bomb((draft) => {
      one(draft, 'kordt').suspicion = 'extreme';
      one(draft, 'canaris').space = 'prison';
      one(draft, 'oster').space = 'prison';
      nextDice(draft, 'eagle');
    });
    s.choose('kordt', ATTEMPT).choose('kordt', 'dice:1');
    expect(s.over).toMatchObject({ outcome: 'defeat', reason: 'all-arrested' });
  });

  it('saves 36 million in stage 1 less one for each deputy on the board, 30 in stage 3 with four [scenario 45]', () => {
    const lives = (stage: number, deputies: 4 | 5) =>
      bomb((draft) => {
        draft.pub.stage = stage;
        if (deputies === 4) draft.pub.leaders.hess = { state: 'gone' };
        one(draft, 'kordt').items = ['keys'];
        nextDice(draft, 'target', 'target', 'target');
      })
        .choose('kordt', ATTEMPT)
        .choose('kordt', 'item:keys:kordt')
        .choose('kordt', 'dice:3').over;
    expect(lives(1, 5)).toMatchObject({ livesSaved: 31_000_000 });
    expect(lives(3, 4)).toMatchObject({ livesSaved: 30_000_000 });
    expect(lives(7, 5)).toMatchObject({ livesSaved: 0 });
  });
});

describe('Trusted Lieutenants [BO 15]', () => {
  const on = { lieutenants: 'on' };

  it('lets a plot be aimed at any leader who fits its elements, at 2 targets for a deputy', () => {
    const table: Edit = (draft) => {
      draft.pub.support = 6;
      draft.pub.leaders.himmler = { state: 'board', space: 'munich' };
    };
    const s = bomb(table, on);
    expect(s.options('kordt').filter((key) => key.startsWith('plot:'))).toEqual([
      ATTEMPT,
      'plot:hidden-bomb#1:himmler',
      'plot:hidden-bomb#1:goering',
    ]);
    s.choose('kordt', 'plot:hidden-bomb#1:himmler');
    expect(s.pub.attempt).toMatchObject({ target: 'himmler', targets: 2, eagles: 2 });
    expect(
      bomb(table)
        .options('kordt')
        .filter((key) => key.startsWith('plot:')),
    ).toEqual([ATTEMPT]);
  });

  it('sends Hitler, not the deputy, to the Chancellery when it is detected [BO 12.3, 15]', () => {
    const s = bomb((draft) => {
      one(draft, 'kordt').suspicion = 'high';
      draft.pub.leaders.himmler = { state: 'board', space: 'munich' };
      stackEvents(draft, 1, ['sudetenland-occupation#1']);
      nextDice(draft, 'eagle');
    }, on);
    s.choose('kordt', 'plot:hidden-bomb#1:himmler').choose('kordt', 'dice:1');
    expect(s.who('kordt').space).toBe('prison');
    expect(s.pub.leaders.hitler).toEqual({ state: 'board', space: 'chancellery' });
    expect(s.pub.leaders.himmler).toEqual({ state: 'board', space: 'munich' });
  });

  it('wins with Hitler and two deputies in any order, not before; whoever is dead is no target [scenario 44]', () => {
    const s = bomb((draft) => {
      draft.pub.support = 2;
      draft.pub.supportFloor = 2;
      draft.pub.turn.gained = 3;
      draft.pub.leaders.himmler = { state: 'board', space: 'munich' };
      draft.pub.leaders.goebbels = { state: 'board', space: 'munich' };
      draft.pub.leaders.goering = { state: 'gone' };
      Object.assign(one(draft, 'kordt'), {
        motivation: 'reckless',
        dossier: [BOMB, 'lone-gunman#1', 'sniper#1'],
        items: ['weapons', 'intel'],
      });
      nextDice(draft, 'target', 'target', 'target', 'target', 'target', 'target');
    }, on);
    s.choose('kordt', 'plot:hidden-bomb#1:himmler').choose('kordt', 'dice:2');
    expect(s.pub.leaders.himmler).toEqual({ state: 'killed' });
    expect(s.pub.discard).toEqual([BOMB]);
    expect(s.over).toBeNull();
    expect(s.options('kordt').filter((key) => key.startsWith('plot:'))).toEqual([
      'plot:lone-gunman#1:hitler',
      'plot:lone-gunman#1:goebbels',
      'plot:sniper#1:hitler',
      'plot:sniper#1:goebbels',
    ]);
    s.choose('kordt', 'plot:lone-gunman#1:hitler').choose('kordt', 'item:weapons:kordt').choose('kordt', 'dice:2');
    expect(s.pub.leaders.hitler).toEqual({ state: 'killed' });
    expect(s.over).toBeNull();
    expect(s.options('kordt').filter((key) => key.startsWith('plot:'))).toEqual(['plot:sniper#1:goebbels']);
    s.choose('kordt', 'plot:sniper#1:goebbels').choose('kordt', 'item:intel:kordt').choose('kordt', 'dice:2');
    expect(s.over).toEqual({ outcome: 'victory', reason: 'lieutenants-killed', stage: 1, livesSaved: 34_000_000 });
  });

  it.each([
    ['one deputy before him', ['himmler'], 'hitler', null],
    ['one deputy, and Hitler lives', ['hess'], 'himmler', null],
    ['two deputies before him', ['himmler', 'hess'], 'hitler', 'victory'],
    ['Hitler and one deputy before the second', ['hitler', 'hess'], 'himmler', 'victory'],
    ['only Hitler before the first', ['hitler'], 'himmler', null],
  ] as const)('%s: %j killed, now %s: %s', (_, killed, target, outcome) => {
    const s = bomb((draft) => {
      draft.pub.support = 2;
      draft.pub.supportFloor = 2;
      draft.pub.leaders.himmler = { state: 'board', space: 'munich' };
      for (const leader of killed) draft.pub.leaders[leader] = { state: 'killed' };
      nextDice(draft, 'target', 'target');
    }, on);
    s.choose('kordt', `plot:hidden-bomb#1:${target}`).choose('kordt', 'dice:2');
    expect(s.pub.leaders[target]).toEqual({ state: 'killed' });
    expect(s.over?.outcome ?? null).toBe(outcome);
  });

  it('does not count deputies who left the game without a plot', () => {
    const s = bomb((draft) => {
      draft.pub.support = 2;
      draft.pub.supportFloor = 2;
      draft.pub.leaders.himmler = { state: 'killed' };
      draft.pub.leaders.hess = { state: 'gone' };
      nextDice(draft, 'target', 'target');
    }, on);
    s.choose('kordt', ATTEMPT).choose('kordt', 'dice:2');
    expect(s.over).toBeNull();
  });

  it('lets plots on the way strike the deputies that event has moved, no others [R10]', () => {
    const s = wayPlot('derail-train#1', { sheets: ['beck', 'kordt', 'oster'], options: on });
    expect(s.options('kordt')).toEqual([
      'plot:derail-train#1:hitler',
      'plot:derail-train#1:hess',
      'plot:derail-train#1:goebbels',
      'pass',
      'pass-turn',
    ]);
  });
});

describe('Plots on the way [R10]', () => {
  it('offers each card of several once per event, to each holder', () => {
    const s = wayPlot('derail-train#1', {
      sheets: ['beck', 'kordt', 'oster'],
      table: (draft) => {
        one(draft, 'kordt').dossier.push('plane-bomb#1');
        nextDice(draft, '1', '1');
      },
    });
    expect(s.options('kordt')).toEqual(['plot:derail-train#1:hitler', 'plot:plane-bomb#1:hitler', 'pass', 'pass-turn']);
    s.choose('kordt', 'plot:derail-train#1:hitler').choose('kordt', 'dice:2');
    expect(s.options('kordt')).toEqual(['plot:plane-bomb#1:hitler', 'pass', 'pass-turn']);
    s.choose('kordt', 'pass');
    expect(s.waiting).toEqual(['kordt:action']);
  });

  it('wins in the event step', () => {
    const s = wayPlot('derail-train#1', {
      sheets: ['beck', 'kordt', 'oster'],
      items: ['intel'],
      table: (draft) => nextDice(draft, 'target', 'target', 'target'),
    });
    s.choose('kordt', 'plot:derail-train#1:hitler').choose('kordt', 'item:intel:kordt').choose('kordt', 'dice:3');
    expect(s.over).toMatchObject({ outcome: 'victory', reason: 'hitler-killed' });
  });

  it('asks nobody who has said that they are not asked about it [R35]', () => {
    const s = wayPlot('derail-train#1', {
      sheets: ['beck', 'kordt', 'oster'],
      table: (draft) => {
        Object.assign(draft.pub.standing[1] ?? {}, { orders: [{ card: 'derail-train#1', does: 'pass' }] });
      },
    });
    expect(s.waiting).toEqual(['kordt:action']);
    expect(s.inAdvance('kordt')).toEqual(['order:revoke:derail-train#1']);
    s.choose('kordt', 'order:revoke:derail-train#1');
    expect(s.inAdvance('kordt')).toEqual(['order:pass:derail-train#1', 'order:ask:derail-train#1']);
  });
});
