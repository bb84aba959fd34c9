import type { Draft } from '../../../engine/draft';
import { type ItemId, LEADER_IDS } from '../board/spaces';
import { editions } from '../editions';
import type { CardKey, Core } from '../state';
import type { Table } from '../table';
import { positionsOf } from '../testing/forecasts';
import { plotTurn } from '../testing/plots';
import { clearTile, one, Scenario } from '../testing/scenario';
import { tableOf } from '../view';
import { chanceOf, goalOf, ownPlans } from './goal';
import { idleSteps, type NextStep, nextSteps, tileChance } from './next-step';

const { facts } = editions.second;

/** The steps of Canaris, in brief, where the table is different in this; Hitler has little support. */
function steps(s: Scenario, different: Partial<Table> = {}): readonly string[] {
  const table = { ...s.view('canaris').table, support: 2, ...different };
  return told(nextSteps(table, facts, 'canaris', goalOf(table, facts, 'canaris', 'all')));
}

function told(list: readonly NextStep[]): readonly string[] {
  return list.map((step) => {
    switch (step.kind) {
      case 'attempt':
        return `attempt ${step.card} on ${step.target}`;
      case 'move':
        return `move to ${step.to}, ${step.moves} to ${step.end} for ${step.for}`;
      case 'collect':
        return `collect ${step.item}`;
      case 'conspire':
        return `conspire for ${step.for}`;
      case 'give':
        return `give ${step.item} to ${step.to}`;
      case 'bring':
        return `bring ${step.item} to ${step.who} by ${step.to}`;
      case 'ask':
        return `ask ${step.from} for ${step.card}`;
      default:
        return step.kind;
    }
  });
}

/** Canaris holds the Sniper, which is attempted in the space of Hitler, who is in Munich. */
const sniper = (at: 'munich' | 'nuremberg' | 'hannover', motivation: 'motivated' | 'reckless') =>
  plotTurn('sniper#1', {
    ...{ sheets: ['canaris', 'bonhoeffer', 'goerdeler'], hitler: 'munich', at, motivation, items: ['intel', 'intel'] },
    table: (draft) => void (one(draft, 'canaris').suspicion = 'low'),
  });

/** Canaris at the Train Station, suspected as much as can be, holds a badge; no leader is on the board. */
const withBadge = (edit: (draft: Draft<Core>) => void = () => undefined) =>
  Scenario.turn({
    sheets: ['canaris', 'beck'],
    table: (draft) => {
      Object.assign(one(draft, 'canaris'), { space: 'train-station', suspicion: 'extreme', items: ['badge'] });
      for (const leader of LEADER_IDS) draft.pub.leaders[leader] = { state: 'gone' };
      edit(draft);
    },
  });

describe('The next step', () => {
  it('of who holds no plot is to draw one, then to raise motivation', () => {
    expect(steps(Scenario.turn({ sheets: ['canaris', 'beck'] }))).toEqual(['draw', 'conspire for motivation']);
  });

  it('of who is motivated enough for a plot is only to draw', () => {
    const s = Scenario.turn({
      sheets: ['canaris', 'beck'],
      table: (draft) => void (one(draft, 'canaris').motivation = 'reckless'),
    });
    expect(steps(s)).toEqual(['draw']);
  });

  it('of who holds no plot and has a full dossier is to raise motivation', () => {
    const s = Scenario.turn({
      sheets: ['canaris', 'beck'],
      table: (draft) => void (one(draft, 'canaris').dossier = ['safe#1', 'sniper#1']),
    });
    expect(steps(s)).toEqual(['conspire for motivation']);
  });

  it('of who holds a card that finds a plot is to play it, also with a full dossier (found: gold drew, and the card lay there)', () => {
    const holding = (...dossier: readonly CardKey[]) =>
      Scenario.turn({
        sheets: ['canaris', 'beck'],
        table: (draft) => void (one(draft, 'canaris').dossier = [...dossier]),
      });
    expect(steps(holding('planning-session#1'))).toEqual(['play', 'draw', 'conspire for motivation']);
    expect(steps(holding('planning-session#1', 'safe#1'))).toEqual(['play', 'conspire for motivation']);
  });

  it('goes the shortest way to where the plot is attempted', () => {
    expect(steps(sniper('hannover', 'reckless'))).toEqual(['move to train-station, 3 to munich for plot']);
  });

  it('attempts a plot that has all it needs', () => {
    expect(steps(sniper('munich', 'reckless'))).toEqual(['attempt sniper#1 on hitler']);
  });

  it('leads nowhere while the target is where the plot cannot strike', () => {
    const s = plotTurn('suitcase-bomb#1', { sheets: ['canaris', 'beck'], hitler: 'munich', at: 'nuremberg' });
    expect(steps(s).filter((step) => step.startsWith('move'))).toEqual([]);
  });

  it('of who holds no plot is no draw where no card is left to be drawn', () => {
    const s = Scenario.turn({ sheets: ['canaris', 'beck'] });
    expect(steps(s, { deckLeft: 0 })).toEqual([]);
  });

  it('does not go to leaders before the plot can be attempted there in the same turn', () => {
    expect(steps(sniper('nuremberg', 'motivated'))).toEqual(['conspire for motivation']);
    expect(steps(sniper('nuremberg', 'reckless'), { actionsLeft: 2 })).toEqual([
      'move to munich, 1 to munich for plot',
    ]);
    expect(steps(sniper('nuremberg', 'reckless'), { actionsLeft: 1 })).toEqual([]);
  });

  it('fetches what the plot lacks: goes to where it lies, and takes it there', () => {
    const tiles = { hannover: { face: 'up', item: 'weapons' }, zurich: { face: 'up', item: 'poison' } } as const;
    expect(steps(sniper('hannover', 'reckless'), { tiles })).toEqual([
      'collect weapons',
      'move to train-station, 3 to munich for plot',
    ]);
    // Hess is in Hanover: an action has to be left to leave.
    expect(steps(sniper('nuremberg', 'motivated'), { tiles, actionsLeft: 4 })).toEqual([
      'conspire for motivation',
      'move to train-station, 2 to hannover for weapons',
    ]);
    expect(steps(sniper('nuremberg', 'motivated'), { tiles })).toEqual(['conspire for motivation']);
  });

  it('of a plot that lacks dice is to conspire and to draw, and not to go to its place', () => {
    expect(steps(sniper('nuremberg', 'reckless'), { support: 7, tiles: {} })).toEqual(['conspire for support', 'draw']);
    // A tile that nobody has seen may be what it lacks.
    const hidden = { support: 7, tiles: { nuremberg: { face: 'down' } } } as const;
    expect(steps(sniper('nuremberg', 'reckless'), hidden)).toEqual(['conspire for support', 'draw', 'reveal']);
  });

  it('attempts no plot that is all but hopeless, unless time runs out (found: 3.7 % against 42 % in gold)', () => {
    const s = sniper('munich', 'reckless');
    expect(steps(s, { support: 4, tiles: {} })).toEqual(['conspire for support', 'draw']);
    // Found: advice to lower it where it cannot fall.
    expect(steps(s, { support: 4, supportFloor: 4, tiles: {} })).toEqual(['draw']);
    expect(steps(s, { support: 4, tiles: {}, eventsLeft: [0, 0, 0, 0, 0, 0, 2] })).toEqual([
      'attempt sniper#1 on hitler',
    ]);
  });

  it('tries what a quiet failure costs one action for, where a little is to be won (found: 20 %, and gold was “draw”)', () => {
    const s = sniper('munich', 'reckless');
    // Three dice for three targets, and six eagles to be seen.
    expect(steps(s, { support: 3, tiles: {} })).toEqual(['attempt sniper#1 on hitler']);
  });

  it('fetches what lies open for a delivery where suspicion is extreme (found: all were extreme, and gold was “draw”)', () => {
    const s = Scenario.turn({
      sheets: ['canaris', 'beck'],
      table: (draft) => {
        Object.assign(one(draft, 'canaris'), { space: 'train-station', suspicion: 'extreme', items: [] });
        for (const leader of LEADER_IDS) draft.pub.leaders[leader] = { state: 'gone' };
      },
    });
    const { conspirators } = s.view('canaris').table;
    const lying = { sportpalast: { face: 'up', item: 'keys' } } as const;
    const [first, second] = steps(s, { tiles: lying });
    expect([first, second]).toEqual(['deliver', 'move to sportpalast, 1 to sportpalast for fetching']);
    const suspected = conspirators.map((each) => ({ ...each, suspicion: 'high' as const }));
    expect(steps(s, { tiles: lying, conspirators: suspected }).join()).not.toContain('fetching');
    const limits = conspirators.map(() => ({ dossier: 2, items: 0 }));
    expect(steps(s, { tiles: lying, limits }).join()).not.toContain('fetching');
  });

  it('draws into a full dossier, and then stands apart, where nothing brings the goal nearer (found: nothing was gold)', () => {
    const together = Scenario.turn({ sheets: ['canaris', 'beck'] }).view('canaris').table;
    const idle = (different: Partial<Table> = {}) => told(idleSteps({ ...together, ...different }, facts, 'canaris'));
    const apart = 'move to sportpalast, 1 to sportpalast for apart';
    expect(idle()).toEqual(['draw', apart]);
    expect(idle({ deckLeft: 0 })).toEqual([apart]);
    expect(idle({ conspirators: together.conspirators.filter(({ id }) => id === 'canaris') })).toEqual(['draw']);
    expect(idle({ conspirators: together.conspirators.map((each) => ({ ...each, space: 'prison' })) })).toEqual([]);
  });

  it('delivers first where suspicion is high, goes there where it is extreme, and draws into no full dossier', () => {
    const s = sniper('nuremberg', 'motivated');
    const { conspirators } = s.view('canaris').table;
    const suspected = (suspicion: 'high' | 'extreme', items: readonly ItemId[]) =>
      conspirators.map((each) => (each.id === 'canaris' ? { ...each, suspicion, items } : each));
    // Munich takes anything while Hitler is there.
    const way = 'move to munich, 1 to munich for delivery';
    const others = ['conspire for motivation', 'draw'];
    expect(steps(s, { conspirators: suspected('high', ['map', 'weapons']), tiles: {} })).toEqual([
      'deliver',
      ...others,
    ]);
    const far = ['deliver', way, ...others];
    expect(steps(s, { conspirators: suspected('extreme', ['weapons']), tiles: {} })).toEqual(far);
    const limits = conspirators.map(() => ({ dossier: 1, items: 3 }));
    expect(steps(sniper('nuremberg', 'reckless'), { support: 7, tiles: {}, limits })).toEqual(['conspire for support']);
  });

  it('keeps what the plot counts on while no raid arrests for it (found: two newcomers delivered the weapons of their plot)', () => {
    const s = sniper('nuremberg', 'motivated');
    const conspirators = s
      .view('canaris')
      .table.conspirators.map((each) =>
        each.id === 'canaris' ? { ...each, suspicion: 'high' as const, items: ['weapons' as const] } : each,
      );
    expect(steps(s, { conspirators, tiles: {} })).toEqual(['conspire for motivation', 'draw']);
  });

  it('takes what lies open beside a suspected conspirator with no item, to deliver it (found: it led away from it)', () => {
    const s = sniper('nuremberg', 'motivated');
    const conspirators = s
      .view('canaris')
      .table.conspirators.map((each) =>
        each.id === 'canaris' ? { ...each, suspicion: 'high' as const, items: [] } : each,
      );
    const tiles = { nuremberg: { face: 'up', item: 'map' } } as const;
    expect(steps(s, { conspirators, tiles }).slice(0, 2)).toEqual(['deliver', 'collect map']);
  });

  it('goes where a suspected conspirator can deliver what they hold (found: “draw”, with a badge in hand)', () => {
    expect(steps(withBadge((draft) => clearTile(draft, 'sportpalast')))).toContain(
      'move to sportpalast, 1 to sportpalast for delivery',
    );
    // Its own tile has to be taken first, by two more actions there.
    expect(steps(withBadge())).toContain('move to sportpalast, 1 to sportpalast for delivery');
  });

  it('goes to no space beside a leader whose own tile has to be taken first', () => {
    expect(steps(withBadge()).join()).toContain('to sportpalast for delivery');
    const beside = withBadge((draft) => void (draft.pub.leaders.hitler = { state: 'board', space: 'sportpalast' }));
    expect(steps(beside).join()).not.toContain('to sportpalast for delivery');
  });

  it('looks under no tile beside a leader for what may help (found: somebody was sent beside Hitler for that)', () => {
    const s = (space: 'munich' | 'sportpalast') =>
      plotTurn('suitcase-bomb#1', { sheets: ['canaris', 'beck'], hitler: space, at: 'train-station' });
    expect(steps(s('munich')).join()).toContain('move to sportpalast, 1 to sportpalast for tile');
    expect(steps(s('sportpalast')).join()).not.toContain('sportpalast for tile');
  });

  it('asks a mate for the plot that they are not motivated enough for (found: “draw for a plot of your own” instead)', () => {
    const beside = (at: 'train-station' | 'hannover', motivation: 'skeptical' | 'reckless') =>
      Scenario.turn({
        sheets: ['canaris', 'beck'],
        table: (draft) => {
          Object.assign(one(draft, 'canaris'), { space: at, motivation, suspicion: 'low' });
          Object.assign(one(draft, 'beck'), { space: 'train-station', dossier: ['sniper#1'], motivation: 'skeptical' });
        },
      });
    expect(steps(beside('train-station', 'reckless'))[0]).toBe('ask beck for sniper#1');
    expect(steps(beside('hannover', 'reckless'))[0]).toBe('move to train-station, 1 to train-station for holder');
    expect(steps(beside('train-station', 'skeptical')).join()).not.toContain('ask');
  });

  it('gives what a mate’s plot lacks, or brings it (found: “draw” beside “help Beck”)', () => {
    const helping = (at: 'train-station' | 'hannover') =>
      Scenario.turn({
        sheets: ['canaris', 'beck'],
        table: (draft) => {
          Object.assign(one(draft, 'canaris'), { space: at, items: ['explosives'], suspicion: 'low' });
          Object.assign(one(draft, 'beck'), { space: 'train-station', dossier: ['suitcase-bomb#1'] });
        },
      });
    expect(steps(helping('train-station'))[0]).toBe('give explosives to beck');
    expect(steps(helping('hannover'))[0]).toBe('bring explosives to beck by train-station');
  });

  it('motivates a mate whose plot lacks that (found: “help Beck”, and the button was for a card of one’s own)', () => {
    const lacking = (motivation: 'timid' | 'reckless', suspicion: 'low' | 'high' = 'low') =>
      Scenario.turn({
        sheets: ['canaris', 'beck'],
        table: (draft) => {
          one(draft, 'canaris').suspicion = suspicion;
          Object.assign(one(draft, 'beck'), { motivation, dossier: ['sniper#1'], items: ['weapons', 'intel'] });
        },
      });
    expect(steps(lacking('timid'))[0]).toBe('conspire for mate');
    expect(steps(lacking('reckless')).join()).not.toContain('mate');
    expect(steps(lacking('timid', 'high')).join()).not.toContain('mate');
  });

  it('of who is spared by leaders may end beside one (found: Beck was sent away from them)', () => {
    const beside = (motivation: 'timid' | 'motivated') => {
      const s = Scenario.turn({
        sheets: ['beck', 'canaris'],
        table: (draft) => {
          draft.pub.leaders.himmler = { state: 'board', space: 'gestapo-hq' };
          Object.assign(one(draft, 'beck'), { space: 'gestapo-hq', suspicion: 'low', motivation });
        },
      });
      const table = { ...s.view('beck').table, actionsLeft: 1 };
      return nextSteps(table, facts, 'beck', goalOf(table, facts, 'beck'))[0]?.kind;
    };
    expect(beside('timid')).toBe('move');
    expect(beside('motivated')).toBe('draw');
  });

  it('of a prisoner is no action', () => {
    const s = Scenario.turn({
      sheets: ['canaris', 'beck'],
      table: (draft) => void (one(draft, 'canaris').space = 'prison'),
    });
    expect(steps(s)).toEqual([]);
  });

  it('with the last action ends beside no leader, who would be paid as the next turn starts there (found: beside Himmler) [BO 5]', () => {
    const beside = Scenario.turn({
      sheets: ['canaris', 'beck'],
      table: (draft) => {
        draft.pub.leaders.himmler = { state: 'board', space: 'gestapo-hq' };
        Object.assign(one(draft, 'canaris'), { space: 'gestapo-hq', suspicion: 'low' });
      },
    });
    expect(steps(beside)).toEqual(['draw', 'conspire for motivation']);
    expect(steps(beside, { actionsLeft: 1 })).toEqual([
      'move to train-station, 1 to train-station for safety',
      'draw',
      'conspire for motivation',
    ]);
  });

  it('says how likely a tile that nobody has seen helps (found: three brought nothing, and nobody had said how likely they would)', () => {
    for (const core of positionsOf(1, 40)) {
      const table = tableOf({ core, content: editions.second });
      const hidden = Object.values(table.tiles).filter(({ face }) => face === 'down').length;
      for (const plan of table.conspirators.flatMap(({ id }) => ownPlans(table, facts, id))) {
        // Those that are lacking are among the hidden ones: dealt anew often enough, each tile is one of them as often as it says.
        const items = plan.improvements.flatMap(({ by, state, with: more }) =>
          'item' in by && state === 'missing' && (chanceOf(more) > chanceOf(plan.ready) || more.dice > plan.ready.dice)
            ? [by.item]
            : [],
        );
        const lying = Object.values(core.hidden.tiles).length;
        expect(lying).toBe(hidden);
        const lacking = Object.values(core.hidden.tiles).filter((item) => items.includes(item)).length;
        expect(tileChance(table, plan)).toBeCloseTo(hidden === 0 ? 0 : lacking / hidden, 10);
      }
    }
  });

  it('looks under no tile where none can be what the plot lacks', () => {
    const s = (held: readonly ItemId[]) =>
      plotTurn('poison-parcel#1', {
        sheets: ['canaris', 'beck'],
        hitler: 'munich',
        at: 'train-station',
        motivation: 'reckless',
        table: (draft) => {
          one(draft, 'canaris').suspicion = 'low';
          draft.pub.itemDiscard = [...held];
        },
      });
    const gone: readonly ItemId[] = ['signature', 'poison', 'map'].flatMap((item) => [item, item, item] as ItemId[]);
    expect(steps(s([]), { support: 7 }).join()).toContain('for tile');
    expect(steps(s(gone), { support: 7 }).join()).not.toContain('for tile');
  });
});
