import { makeRenderer } from '../../../text/render';
import type { SheetId } from '../board/sheets';
import { messages } from '../messages';
import { plotTurn } from '../testing/plots';
import { clearTile, one, putTile, Scenario } from '../testing/scenario';

const words = makeRenderer('en', messages.en);
const mots = makeRenderer('fr', messages.fr);

/** What a player is told of something that is no option: its name, why not, and the rule; null when nothing is. */
function told(s: Scenario, id: SheetId, key: string, reader = words): string | null {
  const unavailable = s.asks(id).flatMap((ask) => ask.unavailable ?? []);
  const found = unavailable.find((entry) => entry.key === key);
  return found === undefined ? null : `${reader.render(found.label)}: ${reader.render(found.why)} (${found.rule})`;
}

function keys(s: Scenario, id: SheetId): readonly string[] {
  return s.asks(id).flatMap(({ unavailable = [] }) => unavailable.map(({ key }) => key));
}

describe('Whoever acts is told why not', () => {
  it('of everything they might expect at the start of a game, in the order of the actions', () => {
    expect(keys(Scenario.turn(), 'beck')).toEqual([
      'plot',
      'act',
      'release',
      'reveal',
      'collect',
      'deliver',
      'move:prague',
      'move:posen',
      'transfer',
    ]);
  });

  it('of a road that leads to a closed space, until its stage has come [BO 6]', () => {
    const early = Scenario.turn();
    expect(told(early, 'beck', 'move:prague')).toBe('Move to Prague: Prague opens in stage 3. (6.6)');
    expect(told(early, 'beck', 'move:prague', mots)).toBe('Aller à Prague: Prague ouvre à la période\u00a03. (6.6)');
    const later = Scenario.turn({ table: (draft) => void (draft.pub.stage = 3) });
    expect(told(later, 'beck', 'move:prague')).toBeNull();
    expect(later.options('beck')).toContain('move:prague');
  });

  it('of a space that stage 7 has closed, for which nothing is to be hoped', () => {
    const s = Scenario.turn({
      table: (draft) => {
        draft.pub.stage = 7;
        one(draft, 'beck').space = 'posen';
      },
    });
    const [entry] = s.asks('beck').flatMap((ask) => ask.unavailable?.filter(({ key }) => key === 'move:warsaw') ?? []);
    expect(told(s, 'beck', 'move:warsaw')).toBe('Move to Warsaw: Warsaw is closed for good, from stage 7 on. (6.6)');
    expect(entry?.until).toBeUndefined();
  });

  it('of a delivery that asks for an item alone: first the tile, then the suspicion, then the item [BO 6]', () => {
    const at = (table: Parameters<typeof Scenario.turn>[0] = {}) =>
      Scenario.turn({
        table: (draft) => {
          one(draft, 'beck').space = 'zeughaus';
          table.table?.(draft);
        },
      });
    expect(told(at(), 'beck', 'deliver')).toBe('Deliver an item: Collect the item here first. (6.4)');
    const open = at({ table: (draft) => clearTile(draft, 'zeughaus') });
    expect(told(open, 'beck', 'deliver')).toBe('Deliver an item: You need this item to deliver here: Keys. (6.4)');
    const trusted = at({
      table: (draft) => {
        clearTile(draft, 'zeughaus');
        one(draft, 'beck').suspicion = 'low';
      },
    });
    expect(told(trusted, 'beck', 'deliver')).toBe('Deliver an item: Your suspicion is low already. (4)');
    const ready = at({
      table: (draft) => {
        one(draft, 'beck').items = ['keys'];
        clearTile(draft, 'zeughaus');
      },
    });
    expect(told(ready, 'beck', 'deliver')).toBeNull();
    expect(ready.options('beck')).toContain('deliver:item:keys');
  });

  it('of a delivery that asks for more than an item: that first (found: an item was collected for a delivery that could not be made) [BO 6]', () => {
    const s = Scenario.turn({ table: (draft) => void (one(draft, 'beck').space = 'nuremberg') });
    expect(s.pub.tiles.nuremberg).toBeDefined();
    expect(told(s, 'beck', 'deliver')).toContain('Hitler must be in your space.');
  });

  it('of revealing and collecting, by how the tile lies [BO 6]', () => {
    const s = Scenario.turn({
      table: (draft) => {
        one(draft, 'beck').space = 'zeughaus';
        putTile(draft, 'zeughaus', 'keys', 'down');
      },
    });
    expect(told(s, 'beck', 'collect')).toBe(
      'Collect an item: The item tile here lies face down: reveal it first. (6.2)',
    );
    s.choose('beck', 'reveal');
    expect(told(s, 'beck', 'collect')).toBeNull();
    expect(told(s, 'beck', 'reveal')).toBe('Reveal the item here: The item tile here lies face up already. (6.8)');
    s.choose('beck', 'collect');
    expect(told(s, 'beck', 'reveal')).toBe('Reveal the item here: No item tile lies in your space. (6.8)');
  });

  it('of conspiring a second time, and where Bormann was met [BO 5, 7]', () => {
    const s = Scenario.turn({
      table: (draft) => void (draft.pub.turn = { ...draft.pub.turn, phase: 'actions', conspired: 'yes' }),
    });
    expect(told(s, 'beck', 'conspire')).toBe('Conspire: Once in a turn, and you have conspired already. (7)');
    const met = Scenario.turn({
      table: (draft) => void (draft.pub.turn = { ...draft.pub.turn, phase: 'actions', conspired: 'forbidden' }),
    });
    expect(told(met, 'beck', 'conspire')).toBe('Conspire: Bormann forbids it for this turn. (5)');
  });

  it('of freeing a prisoner: somebody must be there, and so must they [BO 6]', () => {
    expect(told(Scenario.turn(), 'beck', 'release')).toBe('Try to release a prisoner: Nobody is in prison. (6)');
    const s = Scenario.turn({ table: (draft) => void (one(draft, 'kordt').space = 'prison') });
    expect(told(s, 'beck', 'release')).toBe('Try to release a prisoner: You must be at Gestapo HQ. (6.7)');
    s.choose('beck', 'move:gestapo-hq');
    expect(told(s, 'beck', 'release')).toBeNull();
  });

  it('of giving and asking: they are alone, or nobody has anything [BO 6]', () => {
    expect(told(Scenario.turn(), 'beck', 'transfer')).toBe(
      'Give or ask for something: Nobody in your space holds anything. (6.9)',
    );
    const alone = Scenario.turn({ table: (draft) => void (one(draft, 'beck').space = 'munich') });
    expect(told(alone, 'beck', 'transfer')).toBe('Give or ask for something: Nobody else is in your space. (6.9)');
  });

  it('of a full dossier, where the edition refuses what is too much [BO 16]', () => {
    const s = Scenario.turn({
      options: { edition: 'first' },
      table: (draft) => {
        one(draft, 'beck').dossier = ['lose-gestapo#1'];
        one(draft, 'canaris').dossier = ['safe#1', 'cover-story#1'];
      },
    });
    expect(told(s, 'beck', 'give:card:canaris')).toBe(
      'Give Wilhelm Canaris a card: Wilhelm Canaris has no room for another card. (16)',
    );
    expect(s.options('beck')).toContain('take:card:safe#1:canaris');
  });

  it('of each card in hand that is played at another moment, works by itself, or could change nothing [BO 6, 13]', () => {
    const s = Scenario.turn({
      table: (draft) => {
        const beck = one(draft, 'beck');
        beck.motivation = 'skeptical';
        beck.suspicion = 'low';
        beck.dossier = ['quick-reaction#1', 'safe#1', 'lose-gestapo#1', 'military-secrets#1', 'effective-planning#1'];
      },
    });
    expect(keys(s, 'beck').filter((key) => key.includes('#'))).toEqual([
      'play:quick-reaction#1',
      'play:safe#1',
      'act:lose-gestapo#1',
      'act:military-secrets#1',
    ]);
    expect(told(s, 'beck', 'play:quick-reaction#1')).toBe(
      'Play Quick Reaction: A reaction: play it when the dice of a plot are rolled. (13)',
    );
    expect(told(s, 'beck', 'play:safe#1')).toBe('Play Safe: It works automatically as long as you hold it. (6.1)');
    expect(told(s, 'beck', 'act:lose-gestapo#1')).toBe('Play Lose the Gestapo: Your suspicion is low already. (4)');
    expect(told(s, 'beck', 'act:military-secrets#1')).toBe(
      'Play Military Secrets: You must be in Zurich or in Stockholm. (6)',
    );
    expect(s.anyTime('beck')).toEqual(['play:effective-planning#1']);
  });

  it('of a special ability: too little motivation, Goebbels, used, or nothing to change [BO 4, 5]', () => {
    const sheets = ['bonhoeffer', 'beck', 'kordt'] as const;
    const s = Scenario.turn({ sheets });
    expect(told(s, 'bonhoeffer', 'ability')).toBe(
      'Use the special ability for 1 action: Your motivation must reach “motivated” (step 3 of 5). (4)',
    );
    const motivated = (blanked: SheetId | null) =>
      Scenario.turn({
        sheets,
        table: (draft) => {
          one(draft, 'bonhoeffer').motivation = 'motivated';
          draft.pub.turn = { ...draft.pub.turn, phase: 'actions', blanked };
        },
      });
    expect(told(motivated('bonhoeffer'), 'bonhoeffer', 'ability')).toBe(
      'Use the special ability for 1 action: Goebbels takes your special ability away for this turn. (5)',
    );
    const used = motivated(null).choose('bonhoeffer', 'ability');
    expect(told(used, 'bonhoeffer', 'ability')).toBe(
      'Use the special ability for 1 action: It is used once in a turn, and you have used it. (6.1)',
    );
    used.choose('bonhoeffer', 'move:hannover');
    expect(keys(used, 'bonhoeffer').filter((key) => key === 'ability')).toEqual(['ability']);
    // Beck's ability is no action: nothing is said of it.
    expect(keys(Scenario.turn(), 'beck')).not.toContain('ability');
  });

  it('of an action, once none is left [BO 5]', () => {
    const s = Scenario.turn();
    for (const to of ['hannover', 'adlerhorst', 'hannover']) s.choose('beck', `move:${to}`);
    expect(s.waiting).toEqual(['beck:finish']);
    expect(keys(s, 'beck')).toEqual(['action']);
    expect(told(s, 'beck', 'action')).toBe('Take another action: No action is left. (5)');
  });
});

describe('Whoever holds a plot is told what it still asks for [BO 12]', () => {
  it.each([
    [{ motivation: 'skeptical', hitler: 'hannover' }, 'Your motivation must reach “committed” (step 4 of 5).'],
    [{ motivation: 'committed', hitler: 'hannover' }, 'Needed: Hitler in a space of stage 3, 4 or 5.'],
    [{ motivation: 'committed', hitler: 'posen', at: 'hannover' }, 'Needed: Hitler in your space.'],
  ] as const)('first what is first missing: %j', (given, why) => {
    const s = plotTurn('ambush#1', { ...given, table: (draft) => void (draft.pub.stage = 3) });
    expect(told(s, 'beck', 'plot:ambush#1')).toBe(`Attempt Ambush: ${why} (12)`);
  });

  it('nothing once it can be attempted', () => {
    const s = plotTurn('ambush#1', { hitler: 'posen', table: (draft) => void (draft.pub.stage = 3) });
    expect(s.options('beck')).toContain('plot:ambush#1:hitler');
    expect(keys(s, 'beck').filter((key) => key.startsWith('plot'))).toEqual([]);
  });

  it('that a plot on the way is no action, whatever else is there', () => {
    const s = plotTurn('plane-bomb#1', { hitler: 'hannover' });
    expect(told(s, 'beck', 'plot:plane-bomb#1')).toBe(
      'Attempt Plane Bomb: Only just after an event moves Hitler. It costs no action. (12)',
    );
  });
});

describe('Whoever gathers dice for a plot is told what cannot be added [BO 12.1]', () => {
  const mates = (items: readonly ('map' | 'weapons' | 'intel')[]) => (draft: Parameters<typeof one>[0]) => {
    Object.assign(one(draft, 'canaris'), { space: 'hannover', items: [...items] });
  };

  it('what the plot has no use for, what it uses once only, and what a mate has refused', () => {
    const s = plotTurn('sniper#1', {
      hitler: 'hannover',
      motivation: 'reckless',
      items: ['weapons'],
      table: mates(['map', 'weapons', 'intel']),
    });
    s.choose('beck', 'plot:sniper#1:hitler');
    expect(told(s, 'beck', 'item:map:canaris')).toBe(
      'Ask Wilhelm Canaris for Map: This plot has no use for it. (12.1)',
    );
    s.choose('beck', 'item:weapons:beck');
    expect(told(s, 'beck', 'item:weapons:canaris')).toBe(
      'Ask Wilhelm Canaris for Weapons: This plot uses it once only. (12.1)',
    );
    s.choose('beck', 'item:intel:canaris').choose('canaris', 'no');
    expect(s.waiting).toEqual(['beck:plot-dice']);
    expect(told(s, 'beck', 'item:intel:canaris')).toBe(
      'Ask Wilhelm Canaris for Intel: Wilhelm Canaris keeps it. (12.1)',
    );
  });

  it('that the supply is short [BO 2]', () => {
    const s = plotTurn('sniper#1', {
      hitler: 'hannover',
      motivation: 'reckless',
      items: ['weapons'],
      table: (draft) => void (draft.pub.cardDice = { 'defections-and-dissent#1': 9 }),
    });
    s.choose('beck', 'plot:sniper#1:hitler');
    expect(s.options('beck')).toEqual(['dice:1']);
    expect(told(s, 'beck', 'dice:2')).toBe('Roll 2 dice: The supply has only 1 die. (2)');
    expect(told(s, 'beck', 'item:weapons:beck')).toBe('Use Weapons: The supply has no more dice for this plot. (2)');
  });

  it('that what was not laid down comes too late', () => {
    const s = plotTurn('sniper#1', { hitler: 'hannover', motivation: 'reckless', items: ['weapons', 'intel'] });
    s.choose('beck', 'plot:sniper#1:hitler').choose('beck', 'done');
    expect(told(s, 'beck', 'item:weapons:beck')).toBe('Use Weapons: Too late: the number of dice is chosen. (12.1)');
  });

  it('in the first edition that a mate has no part in it [BO 16]', () => {
    const s = plotTurn('sniper#1', {
      hitler: 'hannover',
      motivation: 'reckless',
      items: ['intel'],
      options: { edition: 'first' },
      table: mates(['weapons']),
    });
    s.choose('beck', 'plot:sniper#1:hitler');
    expect(told(s, 'beck', 'item:weapons:canaris')).toBe(
      'Ask Wilhelm Canaris for Weapons: Only items of the conspirator who attempts the plot count. (16)',
    );
    expect(s.options('beck')).toEqual(['item:intel:beck', 'done']);
  });
});
