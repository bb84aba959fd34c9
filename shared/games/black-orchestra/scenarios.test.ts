/** The conformance scenarios of the reference, by number. Standard difficulty and three players unless said otherwise. */
import { keysFrom } from '../../engine/rng';
import { blackOrchestra } from '.';
import { distance } from './board/distance';
import { type SpaceId, SPACES } from './board/spaces';
import { chances } from './forecast/odds';
import { type Core, STREAMS } from './state';
import { clearTile, makeCurrent, nextDice, one, putTile, Scenario, stackDeck, stackEvents } from './testing/scenario';

const at = (space: SpaceId) => ({ state: 'board', space }) as const;
const gone = { state: 'gone' } as const;
const newGame = (options: Record<string, string> = {}): Core =>
  blackOrchestra.setup({ seats: 3, options, keys: keysFrom('ab'.repeat(32), STREAMS) }).core;

/** The spaces a conspirator may move to now. */
const moves = (s: Scenario, id: Parameters<Scenario['options']>[0]): readonly string[] =>
  s
    .options(id)
    .flatMap((key) => (key.startsWith('move:') ? [key.slice('move:'.length)] : []))
    .sort();

describe('set-up and limits', () => {
  test('1: a new three-player game [BO 3]', () => {
    const { pub, hidden } = newGame();
    expect(Object.keys(hidden.tiles)).toHaveLength(24);
    const bare = ['train-station', 'zurich', 'paris', 'stockholm', 'auschwitz', 'treblinka'] as const;
    for (const space of bare) expect(hidden.tiles[space]).toBeUndefined();
    expect(Object.values(pub.tiles)).toEqual(Array.from({ length: 24 }, () => ({ face: 'down' })));
    expect(hidden.eventDecks.map((deck) => deck.length)).toEqual([10, 10, 10, 10, 10, 10, 10]);
    expect(hidden.deck).toHaveLength(51);
    expect(pub.leaders).toEqual({
      hitler: at('deutschlandhalle'),
      goering: at('munich'),
      hess: at('hannover'),
      bormann: at('nuremberg'),
      goebbels: at('ministry-of-propaganda'),
      himmler: at('gestapo-hq'),
    });
    expect(pub.conspirators.map(({ motivation, suspicion, space }) => [motivation, suspicion, space])).toEqual(
      Array.from({ length: 3 }, () => ['timid', 'medium', 'train-station']),
    );
    expect([pub.support, pub.supportFloor]).toEqual([3, 3]);
  });

  test('2: Sense of Urgency and Guarded Documents [BO 3, 15]', () => {
    const left = (options: Record<string, string>): readonly number[] =>
      newGame(options).hidden.eventDecks.map((deck) => deck.length);
    expect(left({ urgency: 'on' })).toEqual([9, 9, 9, 9, 9, 9, 9]);
    expect(left({ documents: 'on' })).toEqual([10, 10, 10, 10, 10, 10, 10]);
    expect(newGame({ documents: 'on' }).hidden.eventDecks[6]).not.toContain('documents-located#1');
  });

  test('3: timid with two cards takes Dossier and must discard one of three [BO 4]', () => {
    const s = Scenario.turn({
      table: (draft) => {
        one(draft, 'beck').dossier = ['safe#1', 'cover-story#1'];
        stackDeck(draft, ['dumpster-dive#1']);
      },
    }).choose('beck', 'dossier');
    expect(s.waiting).toEqual(['beck:discard']);
    expect(s.options('beck')).toEqual(['card:safe#1', 'card:cover-story#1', 'card:dumpster-dive#1']);
    s.choose('beck', 'card:dumpster-dive#1');
    expect(s.who('beck').dossier).toEqual(['safe#1', 'cover-story#1']);
    expect(s.waiting).toEqual(['beck:action']);
  });

  test('4: lowered to timid on another player’s turn, discards down to two before anything goes on [BO 4]', () => {
    const five = ['safe#1', 'cover-story#1', 'dumpster-dive#1', 'airplane-access#1', 'called-away#1'] as const;
    const s = Scenario.event('sea-lion-postponed', {
      table: (draft) => {
        Object.assign(one(draft, 'kordt'), { motivation: 'skeptical', dossier: [...five] });
      },
    });
    expect(s.who('kordt').motivation).toBe('timid');
    expect(s.waiting).toEqual(['kordt:discard']);
    s.choose('kordt', 'card:safe#1').choose('kordt', 'card:cover-story#1');
    expect(s.waiting).toEqual(['kordt:discard']);
    s.choose('kordt', 'card:dumpster-dive#1');
    expect(s.waiting).toEqual(['canaris:action']);
  });

  test('5: with five players a fourth item must go; Tresckow, motivated, holds four [BO 4]', () => {
    const collect = (first: 'beck' | 'tresckow', held: readonly ('badge' | 'intel' | 'keys')[]): Scenario =>
      Scenario.turn({
        sheets: [first, 'canaris', 'kordt', 'oster', 'bonhoeffer'],
        table: (draft) => {
          Object.assign(one(draft, first), { motivation: 'motivated', space: 'zeughaus', items: [...held] });
          putTile(draft, 'zeughaus', 'map', 'up');
        },
      }).choose(first, 'collect');
    expect(collect('beck', ['badge', 'intel']).waiting).toEqual(['beck:action']);
    const over = collect('beck', ['badge', 'intel', 'keys']);
    expect(over.waiting).toEqual(['beck:discard']);
    expect(over.options('beck')).toEqual(['item:badge', 'item:intel', 'item:keys', 'item:map']);
    over.choose('beck', 'item:map');
    expect(over.pub.itemDiscard).toEqual(['map']);
    expect(collect('tresckow', ['badge', 'intel', 'keys']).waiting).toEqual(['tresckow:action']);
  });

  test('6: raising extreme suspicion does nothing, the rest applies [BO 4]', () => {
    const s = Scenario.event('fuehrer-bunker', {
      table: (draft) => {
        one(draft, 'beck').suspicion = 'extreme';
        draft.pub.leaders.hitler = at('munich');
      },
    });
    expect(s.who('beck').suspicion).toBe('extreme');
    expect(s.who('canaris').suspicion).toBe('high');
    expect(s.pub.leaders.hitler).toEqual(at('chancellery'));
  });
});

describe('turn and leaders', () => {
  const nuremberg = (id: 'canaris' | 'beck', motivation: 'timid' | 'motivated' = 'motivated'): Scenario =>
    Scenario.turn({
      sheets: [id, 'kordt', 'oster'],
      table: (draft) => {
        draft.pub.leaders.hitler = at('nuremberg');
        Object.assign(one(draft, id), { space: 'nuremberg', motivation });
      },
    });

  test('7: starting with Hitler and Bormann costs motivation and Conspire [BO 5]', () => {
    const s = nuremberg('canaris');
    expect(s.waiting).toEqual(['canaris:penalty']);
    expect(s.options('canaris')).toEqual(['leader:hitler', 'leader:bormann']);
    s.choose('canaris', 'leader:bormann');
    expect(s.who('canaris').motivation).toBe('skeptical');
    expect(s.options('canaris').filter((key) => key.startsWith('conspire'))).toEqual([]);
  });

  test('8: moving into their space later costs nothing [BO 5]', () => {
    const s = Scenario.turn({
      table: (draft) => {
        draft.pub.leaders.hitler = at('nuremberg');
        one(draft, 'beck').motivation = 'skeptical';
      },
    }).choose('beck', 'move:nuremberg');
    expect(s.who('beck').motivation).toBe('skeptical');
    expect(s.options('beck')).toContain('conspire:1');
  });

  test('9: Beck, motivated, suffers no penalty; timid he suffers both [BO 5, R5]', () => {
    const beck = (motivation: 'timid' | 'motivated'): Scenario =>
      Scenario.turn({
        table: (draft) => {
          draft.pub.leaders.goebbels = at('munich');
          Object.assign(one(draft, 'beck'), { space: 'munich', motivation, items: ['badge'] });
        },
      });
    const calm = beck('motivated');
    expect(calm.waiting).toEqual(['beck:action']);
    expect([calm.who('beck').items, calm.pub.turn.blanked]).toEqual([['badge'], null]);
    const timid = beck('timid').choose('beck', 'leader:goering');
    expect([timid.who('beck').items, timid.pub.turn.blanked]).toEqual([[], 'beck']);
  });

  test('10: Goebbels blanks Goerdeler: down to five cards at once [R7]', () => {
    const s = Scenario.turn({
      sheets: ['goerdeler', 'canaris', 'kordt'],
      table: (draft) => {
        draft.pub.leaders.goebbels = at('munich');
        draft.pub.leaders.goering = gone;
        Object.assign(one(draft, 'goerdeler'), { space: 'munich', motivation: 'motivated' });
        // Called Away could send Goebbels elsewhere [R28].
        one(draft, 'goerdeler').dossier = draft.hidden.deck.filter((card) => card !== 'called-away#1').slice(0, 7);
      },
    });
    expect(s.waiting).toEqual(['goerdeler:discard']);
    const [first, second] = s.options('goerdeler');
    s.choose('goerdeler', first ?? '').choose('goerdeler', second ?? '');
    expect(s.who('goerdeler').dossier).toHaveLength(5);
    expect(s.waiting).toEqual(['goerdeler:action']);
  });
});

describe('actions', () => {
  const berlin: readonly SpaceId[] = [
    'gestapo-hq',
    'sportpalast',
    'ministry-of-propaganda',
    'chancellery',
    'deutschlandhalle',
    'zeughaus',
  ];

  test('11: moves from Train Station in stage 1 [BO 6]', () => {
    expect(moves(Scenario.turn(), 'beck')).toEqual([...berlin, 'hannover', 'nuremberg'].sort());
  });

  test('12: Chancellery to Hannover takes two moves [BO 6]', () => {
    expect(distance('chancellery', 'hannover')).toBe(2);
    const s = Scenario.turn({ table: (draft) => (one(draft, 'beck').space = 'chancellery') });
    expect(moves(s, 'beck')).not.toContain('hannover');
    s.choose('beck', 'move:train-station').choose('beck', 'move:hannover');
    expect(s.who('beck').space).toBe('hannover');
  });

  test('13: Paris applies its modifiers at every entry [BO 6]', () => {
    const s = Scenario.turn({
      table: (draft) => {
        draft.pub.stage = 4;
        Object.assign(one(draft, 'beck'), { space: 'wolfsschlucht', suspicion: 'extreme' });
      },
    }).choose('beck', 'move:paris');
    expect([s.who('beck').suspicion, s.pub.support]).toEqual(['low', 4]);
    s.choose('beck', 'move:wolfsschlucht').choose('beck', 'move:paris');
    expect(s.pub.support).toBe(5);
  });

  test('14: delivery at the Zeughaus only after its own tile is gone [BO 6]', () => {
    const zeughaus = (tile: 'up' | 'down' | 'taken'): Scenario =>
      Scenario.turn({
        table: (draft) => {
          Object.assign(one(draft, 'beck'), { space: 'zeughaus', items: ['keys'], suspicion: 'high' });
          if (tile === 'taken') clearTile(draft, 'zeughaus');
          else putTile(draft, 'zeughaus', 'map', tile);
        },
      });
    expect(zeughaus('down').options('beck')).not.toContain('deliver:item:keys');
    expect(zeughaus('up').options('beck')).not.toContain('deliver:item:keys');
    const s = zeughaus('taken').choose('beck', 'deliver:item:keys');
    expect(s.who('beck')).toMatchObject({ suspicion: 'low', items: [] });
    expect(s.pub.itemDiscard).toEqual(['keys']);
  });

  test('15: three points of a Signature in Prague are split; a prisoner gets none [BO 6]', () => {
    const s = Scenario.turn({
      table: (draft) => {
        draft.pub.stage = 3;
        Object.assign(one(draft, 'beck'), { space: 'prague', items: ['signature'], suspicion: 'extreme' });
        one(draft, 'canaris').suspicion = 'extreme';
        one(draft, 'kordt').space = 'prison';
        clearTile(draft, 'prague');
      },
    }).choose('beck', 'deliver:item:signature');
    expect(s.options('beck')).toEqual(['conspirator:beck', 'conspirator:canaris']);
    s.choose('beck', 'conspirator:beck').choose('beck', 'conspirator:canaris').choose('beck', 'conspirator:beck');
    expect([s.who('beck').suspicion, s.who('canaris').suspicion]).toEqual(['medium', 'high']);
    expect(s.waiting).toEqual(['beck:action']);
  });

  test('16: Munich takes any item in stage 1, none in stage 2 [BO 6]', () => {
    const munich = (stage: number): readonly string[] =>
      Scenario.turn({
        table: (draft) => {
          draft.pub.stage = stage;
          draft.pub.leaders.goering = gone;
          Object.assign(one(draft, 'beck'), { space: 'munich', items: ['map', 'badge'] });
          clearTile(draft, 'munich');
        },
      })
        .options('beck')
        .filter((key) => key.startsWith('deliver'));
    expect(munich(1)).toEqual(['deliver:item:map', 'deliver:item:badge']);
    expect(munich(2)).toEqual([]);
  });

  test('17: Release [BO 6]', () => {
    const hq = (face: 'eagle' | 'target', suspicion: 'medium' | 'extreme' = 'medium'): Scenario =>
      Scenario.turn({
        table: (draft) => {
          draft.pub.leaders.himmler = gone;
          Object.assign(one(draft, 'beck'), { space: 'gestapo-hq', suspicion });
          one(draft, 'canaris').space = 'prison';
          nextDice(draft, face);
          stackEvents(draft, 1, ['gestapo-investigation#1']);
        },
      });
    const freed = hq('target').choose('beck', 'release');
    expect(freed.who('beck').suspicion).toBe('high');
    expect(freed.who('canaris')).toMatchObject({ space: 'gestapo-hq', suspicion: 'high' });
    const caught = hq('eagle').choose('beck', 'release');
    expect(caught.who('beck').space).toBe('prison');
    expect(caught.pub.currentEvent).toBe('gestapo-investigation#1');
    expect(hq('target', 'extreme').options('beck')).not.toContain('release');
  });

  test('18: taking needs consent; a refusal costs no action [BO 6]', () => {
    const asked = (): Scenario =>
      Scenario.turn({ table: (draft) => (one(draft, 'canaris').items = ['map']) }).choose(
        'beck',
        'take:item:map:canaris',
      );
    const refused = asked();
    expect(refused.waiting).toEqual(['canaris:consent']);
    expect(refused.options('canaris')).toEqual(['yes', 'no', 'yes-game', 'no-game', 'always']);
    refused.choose('canaris', 'no');
    expect([refused.who('beck').items, refused.pub.turn.used]).toEqual([[], 0]);
    const granted = asked().choose('canaris', 'yes');
    expect([granted.who('beck').items, granted.who('canaris').items, granted.pub.turn.used]).toEqual([['map'], [], 1]);
  });
});

describe('Conspire', () => {
  test('19: eagle, target, 2 with two others in the space [BO 7]', () => {
    const s = Scenario.turn({ table: (draft) => nextDice(draft, 'eagle', 'target', '2') }).choose('beck', 'conspire:3');
    expect(s.pub.conspirators.map(({ suspicion }) => suspicion)).toEqual(['high', 'high', 'high']);
    expect(s.pub.track).toBe(1);
    expect(s.pub.turn).toMatchObject({ used: 3, gained: 2, conspired: 'yes' });
    expect(s.options('beck')).not.toContain('conspire:1');
  });

  test('20: the third die brings a benefit at once, the next lies on the emptied track [BO 7]', () => {
    const s = Scenario.turn({
      table: (draft) => {
        draft.pub.track = 2;
        draft.pub.support = 5;
        nextDice(draft, 'target', 'target', '1');
      },
    }).choose('beck', 'conspire:3');
    expect(s.waiting).toEqual(['beck:dissent']);
    expect(s.options('beck')).toEqual(['motivate:beck', 'motivate:canaris', 'motivate:kordt', 'support']);
    s.choose('beck', 'support');
    expect([s.pub.support, s.pub.track, s.pub.turn.gained]).toEqual([4, 1, 1]);
  });

  test('21: no more dice than the supply has [BO 7]', () => {
    const s = Scenario.turn({
      table: (draft) => {
        draft.pub.track = 2;
        one(draft, 'kordt').extraDice = [1, 1, 1, 1, 1, 1, 1];
      },
    });
    expect(s.options('beck').filter((key) => key.startsWith('conspire'))).toEqual(['conspire:1']);
  });

  test('22: an eagle takes Defections and Dissent away, the target lies on the track [R12]', () => {
    const s = Scenario.turn({
      table: (draft) => {
        one(draft, 'canaris').dossier = ['defections-and-dissent#1'];
        draft.pub.cardDice['defections-and-dissent#1'] = 1;
        nextDice(draft, 'eagle', 'target');
      },
    }).choose('beck', 'conspire:2');
    expect([s.who('canaris').dossier, s.pub.cardDice, s.pub.track]).toEqual([[], {}, 1]);
    expect(s.waiting).toEqual(['beck:action']);
  });
});

describe('events', () => {
  const drawn = (stage: number, keys: Parameters<typeof stackEvents>[2], table?: Parameters<typeof Scenario.turn>[0]) =>
    Scenario.turn({
      ...table,
      table: (draft) => {
        draft.pub.stage = stage;
        draft.pub.turn.phase = 'event';
        table?.table?.(draft);
        stackEvents(draft, stage, keys);
      },
    });

  test('23: a key event moves aside and overtakes the important events of its stage [BO 8]', () => {
    const s = drawn(1, ['blomberg-fritsch-affair#1', 'gestapo-investigation#1'], {
      table: (draft) => makeCurrent(draft, 'munich-agreement#1'),
    });
    expect([s.pub.keyEvent, s.pub.currentEvent]).toEqual(['munich-agreement#1', 'gestapo-investigation#1']);
    expect(s.pub.eventDiscard).toEqual(['blomberg-fritsch-affair#1']);
    expect(s.pub.support).toBe(3);
    expect(s.log).toContain('log.event-ignored-late');
  });

  test('24: the key event of stage 2 does not overtake an important event of stage 3 [BO 8]', () => {
    const s = Scenario.turn({
      table: (draft) => {
        draft.pub.stage = 2;
        draft.pub.turn.phase = 'event';
        makeCurrent(draft, 'invasion-of-poland#1');
        stackEvents(draft, 3, ['invasion-of-norway#1']);
      },
    });
    expect([s.pub.currentEvent, s.pub.keyEvent, s.pub.stage, s.pub.support]).toEqual([
      'invasion-of-norway#1',
      null,
      3,
      4,
    ]);
    expect(s.pub.eventDiscard).toEqual(['invasion-of-poland#1']);
  });

  test('25: the stage lasts until a card of the next one is current [BO 8]', () => {
    const s = Scenario.event('gestapo-investigation', {
      table: (draft) => {
        draft.hidden.eventsRemoved.push(...(draft.hidden.eventDecks[0] ?? []));
        draft.hidden.eventDecks[0] = [];
      },
    });
    expect(s.hidden.eventDecks[0]).toEqual([]);
    expect(s.pub.stage).toBe(1);
  });

  test.each([
    ['wolfsschanze', 'posen'],
    ['paris', 'adlerhorst'],
    ['wehrwolf', 'vienna'],
  ] as const)('26: stage 7 begins with Hitler in %s: he goes to %s [BO 8]', (from, to) => {
    const s = Scenario.turn({
      table: (draft) => {
        draft.pub.stage = 6;
        draft.pub.turn.phase = 'event';
        draft.pub.leaders.hitler = at(from);
        stackEvents(draft, 7, ['gothic-line#1']);
      },
    });
    expect(s.pub.stage).toBe(7);
    expect(s.pub.leaders.hitler).toEqual(at(to));
    expect(s.waiting).toEqual(['canaris:action']);
  });

  test('27: a visit ignores conspirators in the leader’s own space [BO 9]', () => {
    const s = Scenario.event('visit-from-hitler-6', {
      sheets: ['beck', 'canaris'],
      table: (draft) => {
        draft.pub.leaders.hitler = at('munich');
        one(draft, 'beck').space = 'munich';
        one(draft, 'canaris').space = 'prague';
      },
    });
    expect(distance('munich', 'prague')).toBe(2);
    expect(s.pub.leaders.hitler).toEqual(at('prague'));
  });

  test('28: Assassin Caught: one in Hitler’s own space is the nearest [BO 9]', () => {
    const s = Scenario.event('assassin-caught-1', {
      table: (draft) => {
        draft.pub.leaders.hitler = at('munich');
        one(draft, 'beck').space = 'munich';
      },
    });
    expect(s.pub.conspirators.map(({ suspicion }) => suspicion)).toEqual(['high', 'medium', 'medium']);
    expect(s.pub.leaders.hitler).toEqual(at('chancellery'));
  });

  test('29: Munich Agreement with one stage 1 card left removes that one [BO 8]', () => {
    const s = Scenario.event('munich-agreement', {
      table: (draft) => {
        const [deck = []] = draft.hidden.eventDecks;
        draft.hidden.eventsRemoved.push(
          ...deck.filter((key) => key !== 'party-rally-1#1' && key !== 'munich-agreement#1'),
        );
        draft.hidden.eventsRemoved = draft.hidden.eventsRemoved.filter((key) => key !== 'party-rally-1#1');
        draft.hidden.eventDecks[0] = ['party-rally-1#1'];
      },
    });
    expect([s.pub.currentEvent, s.pub.support]).toEqual(['munich-agreement#1', 4]);
    expect(s.hidden.eventDecks[0]).toEqual([]);
    expect(s.hidden.eventsRemoved).toContain('party-rally-1#1');
  });
});

describe('raids, prison, interrogation', () => {
  test('30: an extreme conspirator is arrested; another keeps one illegal card and discards one [BO 10]', () => {
    const s = Scenario.event('gestapo-raid-2', {
      table: (draft) => {
        draft.pub.track = 2;
        Object.assign(one(draft, 'beck'), { suspicion: 'extreme', dossier: ['hidden-camera#1', 'safe#1'] });
        Object.assign(one(draft, 'canaris'), {
          suspicion: 'low',
          dossier: ['forged-documents#1', 'military-secrets#1'],
        });
      },
    });
    expect(s.who('beck')).toMatchObject({ space: 'prison', dossier: ['safe#1'] });
    expect(s.waiting).toEqual(['canaris:raid']);
    s.choose('canaris', 'keep:forged-documents#1');
    expect(s.options('canaris')).toEqual(['discard:military-secrets#1', 'keep:military-secrets#1']);
    s.choose('canaris', 'discard:military-secrets#1');
    expect(s.who('canaris')).toMatchObject({ suspicion: 'medium', dossier: ['forged-documents#1'] });
    expect(s.pub.track).toBe(0);
  });

  test('31: from high, the first kept card makes extreme: the other two stay without a choice [BO 10]', () => {
    const illegal = ['forged-documents#1', 'military-secrets#1', 'hidden-camera#1'] as const;
    const s = Scenario.event('gestapo-raid-2', {
      table: (draft) => {
        Object.assign(one(draft, 'canaris'), { motivation: 'skeptical', suspicion: 'high', dossier: [...illegal] });
      },
    }).choose('canaris', 'keep:military-secrets#1');
    expect(s.who('canaris')).toMatchObject({ suspicion: 'extreme', dossier: [...illegal] });
    expect(s.waiting).toEqual(['canaris:action']);
  });

  test('32: a raid that arrests the last free conspirator is defeat at once [BO 1]', () => {
    const s = Scenario.event('gestapo-raid-2', {
      table: (draft) => {
        draft.pub.track = 1;
        for (const id of ['beck', 'canaris'] as const) one(draft, id).space = 'prison';
        one(draft, 'kordt').suspicion = 'extreme';
      },
    });
    expect(s.over).toEqual({ outcome: 'defeat', reason: 'all-arrested', stage: 2, livesSaved: 0 });
    expect(s.pub.track).toBe(1);
    expect(s.waiting).toEqual([]);
  });

  test('33: only the prisoner’s view holds the card and its options [BO 11]', () => {
    const s = Scenario.interrogation('names');
    const seen = JSON.stringify([s.view('canaris'), s.view('kordt'), s.view(null)]);
    expect(JSON.stringify(s.view('beck'))).toMatch(/"names".*effect\.expose-one-freed/);
    expect(seen).not.toMatch(/names|effect\./);
    s.choose('beck', 'betrays').choose('beck', 'conspirator:kordt');
    const after = JSON.stringify([s.view('canaris'), s.view('beck'), s.view(null)]);
    expect(after).toContain('effect.expose-one-freed');
    expect(after).not.toMatch(/names|effect\.suspect-one|effect\.suspect-all/);
  });

  test('34: options must be applicable in full [BO 11]', () => {
    const front = (support: number): readonly string[] =>
      Scenario.interrogation('the-front', { table: (draft) => (draft.pub.support = support) }).options('beck');
    expect(front(5)).toEqual(['yields', 'betrays', 'resists']);
    expect(front(6)).toEqual(['yields', 'resists']);
    const watchers = (suspicion: 'high' | 'extreme'): readonly string[] =>
      Scenario.interrogation('watchers', { table: (draft) => (one(draft, 'kordt').suspicion = suspicion) }).options(
        'beck',
      );
    expect(watchers('high')).toContain('betrays');
    expect(watchers('extreme')).not.toContain('betrays');
  });

  test('35: resisting: a target frees to Gestapo HQ at high, then the event; a number changes nothing [BO 11]', () => {
    const resist = (face: 'target' | '1'): Scenario =>
      Scenario.interrogation('names', {
        table: (draft) => {
          nextDice(draft, face);
          stackEvents(draft, 1, ['sudetenland-occupation#1']);
        },
      }).choose('beck', 'resists');
    const freed = resist('target');
    expect(freed.who('beck')).toMatchObject({ space: 'gestapo-hq', suspicion: 'high' });
    expect(freed.pub.currentEvent).toBe('sudetenland-occupation#1');
    expect(resist('1').who('beck').space).toBe('prison');
  });

  test('36: events never touch a prisoner [BO 11]', () => {
    const s = Scenario.event('sea-lion-postponed', {
      table: (draft) => {
        for (const { id } of draft.pub.conspirators) one(draft, id).motivation = 'committed';
        one(draft, 'kordt').space = 'prison';
      },
    });
    expect(s.pub.conspirators.map(({ motivation }) => motivation)).toEqual(['motivated', 'motivated', 'committed']);
  });
});

describe('plots', () => {
  /** Kordt, committed, with a plot in a space with Hitler, in the middle of his turn. */
  const ready = (
    plot: 'hidden-bomb#1' | 'suitcase-bomb#1' | 'coup-d-etat#1',
    space: SpaceId,
    table: (draft: Parameters<NonNullable<NonNullable<Parameters<typeof Scenario.turn>[0]>['table']>>[0]) => void,
    options: Readonly<Record<string, string>> = {},
  ): Scenario =>
    Scenario.turn({
      sheets: ['kordt', 'canaris', 'oster'],
      options,
      table: (draft) => {
        draft.pub.leaders.hitler = at(space);
        draft.pub.turn.phase = 'actions';
        Object.assign(one(draft, 'kordt'), { motivation: 'committed', space, dossier: [plot] });
        table(draft);
      },
    });

  test('37: Hidden Bomb with own and given Explosives: four dice, quiet failure, card kept, items gone [BO 12]', () => {
    const s = ready('hidden-bomb#1', 'munich', (draft) => {
      one(draft, 'kordt').items = ['explosives'];
      Object.assign(one(draft, 'canaris'), { space: 'munich', items: ['explosives'] });
      nextDice(draft, 'eagle', 'target', 'target', '2');
    });
    s.choose('kordt', 'plot:hidden-bomb#1:hitler')
      .choose('kordt', 'item:explosives:kordt')
      .choose('kordt', 'item:explosives:canaris')
      .choose('canaris', 'yes')
      .choose('kordt', 'dice:4');
    expect(s.log).toContain('log.plot-quiet');
    expect(s.who('kordt').dossier).toEqual(['hidden-bomb#1']);
    expect(s.pub.itemDiscard).toEqual(['explosives', 'explosives']);
  });

  test('38: detected: plot gone, Hitler in Chancellery, motivation −1, arrest, event [BO 12]', () => {
    const s = ready('hidden-bomb#1', 'munich', (draft) => {
      nextDice(draft, 'eagle', 'eagle');
      one(draft, 'canaris').motivation = 'reckless';
      stackEvents(draft, 1, ['sudetenland-occupation#1']);
    });
    s.choose('kordt', 'plot:hidden-bomb#1:hitler').choose('kordt', 'dice:2');
    expect(s.pub.discard).toEqual(['hidden-bomb#1']);
    expect(s.pub.leaders.hitler).toEqual(at('chancellery'));
    expect(s.pub.conspirators.map(({ motivation }) => motivation)).toEqual(['motivated', 'committed', 'timid']);
    expect(s.who('kordt').space).toBe('prison');
    expect(s.pub.currentEvent).toBe('sudetenland-occupation#1');
  });

  test('39: a Badge hides one eagle of a Suitcase Bomb at high suspicion [BO 12]', () => {
    const s = ready('suitcase-bomb#1', 'chancellery', (draft) => {
      Object.assign(one(draft, 'kordt'), { suspicion: 'high', items: ['badge'] });
      nextDice(draft, 'eagle');
    });
    s.choose('kordt', 'plot:suitcase-bomb#1:hitler').choose('kordt', 'item:badge:kordt').choose('kordt', 'dice:1');
    expect(s.log).toContain('log.plot-quiet');
    expect(s.who('kordt').space).toBe('chancellery');
  });

  test.each([
    ['parade-in-berlin#1', ['eagle', 'eagle'], 'log.plot-quiet'],
    ['germany-bombed#1', ['eagle', '1'], 'log.plot-detected'],
  ] as const)('40: with %s current, %j at medium: %s [BO 12]', (event, dice, result) => {
    const s = ready('hidden-bomb#1', 'munich', (draft) => {
      makeCurrent(draft, event);
      nextDice(draft, ...dice);
    });
    s.choose('kordt', 'plot:hidden-bomb#1:hitler').choose('kordt', 'dice:2');
    expect(s.log).toContain(result);
  });

  test('41: Derail the Train right after an event moved Hitler, on another’s turn, without an action [BO 12, R10]', () => {
    const speech = (hitler: SpaceId, held: readonly 'delay-hitler#1'[] = []): Scenario =>
      Scenario.event('berlin-speech', {
        table: (draft) => {
          draft.pub.leaders.hitler = at(hitler);
          Object.assign(one(draft, 'kordt'), { motivation: 'committed', dossier: ['derail-train#1'] });
          one(draft, 'canaris').dossier = [...held];
        },
      });
    const answered = (s: Scenario): Scenario =>
      s.waiting.includes('beck:target') ? s.choose('beck', 'conspirator:beck') : s;
    const offered = answered(speech('munich'));
    expect(offered.waiting).toEqual(['kordt:leader-moved']);
    expect(offered.options('kordt')).toEqual(['plot:derail-train#1:hitler', 'pass', 'pass-turn']);
    offered.choose('kordt', 'plot:derail-train#1:hitler');
    expect(offered.waiting).toEqual(['kordt:plot-dice']);
    expect(answered(speech('sportpalast')).waiting).toEqual(['canaris:action']);
    const delayed = speech('munich', ['delay-hitler#1']).choose('canaris', 'react:delay-hitler#1');
    expect(answered(delayed).waiting).toEqual(['canaris:action']);
  });

  test('42: Coup d’État counts the meeting only with everybody there and nobody in prison [BO 12, R14]', () => {
    const dice = (third: SpaceId | 'prison'): readonly string[] => {
      const s = ready('coup-d-etat#1', 'chancellery', (draft) => {
        one(draft, 'canaris').space = 'chancellery';
        one(draft, 'oster').space = third;
      }).choose('kordt', 'plot:coup-d-etat#1:hitler');
      return s.options('kordt');
    };
    expect(dice('chancellery')).toEqual(['dice:1', 'dice:2', 'dice:3']);
    expect(dice('munich')).toEqual(['dice:1']);
    expect(dice('prison')).toEqual(['dice:1']);
  });

  test('43: the odds of four dice, three targets, two eagles [BO 12]', () => {
    expect(chances(4, { targets: 3, first: 2 }).ways).toEqual({ success: 144, quiet: 981, detected: 171, all: 1296 });
  });

  test('44: Trusted Lieutenants: two deputies and Hitler make a victory, not before [BO 15]', () => {
    const lieutenants = { lieutenants: 'on' };
    const strike = (
      killed: readonly ('himmler' | 'goebbels')[],
      target: 'himmler' | 'hitler',
      faces: 2 | 3,
    ): Scenario => {
      const s = ready(
        'hidden-bomb#1',
        'munich',
        (draft) => {
          draft.pub.leaders.himmler = at('munich');
          draft.pub.leaders.goering = at('hannover');
          for (const deputy of killed) draft.pub.leaders[deputy] = { state: 'killed' };
          one(draft, 'kordt').items = ['explosives'];
          nextDice(draft, ...Array.from({ length: faces }, () => 'target' as const));
        },
        lieutenants,
      );
      return s
        .choose('kordt', `plot:hidden-bomb#1:${target}`)
        .choose('kordt', 'item:explosives:kordt')
        .choose('kordt', `dice:${faces}`);
    };
    const first = strike([], 'himmler', 2);
    expect([first.pub.leaders.himmler, first.over]).toEqual([{ state: 'killed' }, null]);
    expect(strike(['himmler'], 'hitler', 3).over).toBeNull();
    expect(strike(['himmler', 'goebbels'], 'hitler', 3).over).toMatchObject({
      outcome: 'victory',
      reason: 'lieutenants-killed',
    });
  });

  test('45: victory in stage 3 with four deputies saves 30 million [BO 15]', () => {
    const s = ready('hidden-bomb#1', 'munich', (draft) => {
      draft.pub.stage = 3;
      draft.pub.leaders.hess = gone;
      one(draft, 'kordt').items = ['explosives'];
      nextDice(draft, 'target', 'target', 'target');
    });
    s.choose('kordt', 'plot:hidden-bomb#1:hitler').choose('kordt', 'item:explosives:kordt').choose('kordt', 'dice:3');
    expect(s.over).toEqual({ outcome: 'victory', reason: 'hitler-killed', stage: 3, livesSaved: 30_000_000 });
  });
});

describe('reactions', () => {
  test('46: Delay Hitler at Party Rally: the deputies move, Hitler stays [BO 13]', () => {
    const s = Scenario.event('party-rally-1', { table: (draft) => (one(draft, 'kordt').dossier = ['delay-hitler#1']) });
    expect(s.waiting).toEqual(['kordt:event-moves-hitler']);
    s.choose('kordt', 'react:delay-hitler#1');
    expect(s.pub.leaders).toMatchObject({
      hitler: at('deutschlandhalle'),
      hess: at('nuremberg'),
      himmler: at('nuremberg'),
    });
  });

  test('47: Slow News Day before the draw: no event, the next seat plays [BO 13, R15]', () => {
    const s = Scenario.event('party-rally-1', { table: (draft) => (one(draft, 'beck').dossier = ['slow-news-day#1']) });
    s.choose('beck', 'react:slow-news-day#1');
    expect(s.pub.currentEvent).toBeNull();
    expect(s.waiting).toEqual(['canaris:action']);
  });

  test('48: Quick Reaction re-rolls one plot die; a prisoner’s is not offered [BO 13]', () => {
    const rolled = (space: SpaceId | 'prison'): Scenario =>
      Scenario.turn({
        sheets: ['kordt', 'canaris', 'oster'],
        table: (draft) => {
          draft.pub.leaders.hitler = at('munich');
          draft.pub.turn.phase = 'actions';
          Object.assign(one(draft, 'kordt'), { motivation: 'committed', space: 'munich', dossier: ['hidden-bomb#1'] });
          Object.assign(one(draft, 'canaris'), { space, dossier: ['quick-reaction#1'] });
          nextDice(draft, 'eagle', 'eagle', '3');
        },
      })
        .choose('kordt', 'plot:hidden-bomb#1:hitler')
        .choose('kordt', 'dice:2');
    const free = rolled('hannover');
    expect(free.waiting).toEqual(['canaris:plot-rolled']);
    free.choose('canaris', 'react:quick-reaction#1').choose('canaris', 'die:0');
    expect(free.log).toContain('log.plot-quiet');
    expect(rolled('prison').log).toContain('log.plot-detected');
  });

  test('49: another player’s Effective Planning gives the active conspirator an action [BO 13]', () => {
    const s = Scenario.turn({ table: (draft) => (one(draft, 'kordt').dossier = ['effective-planning#1']) });
    expect(s.anyTime('kordt')).toEqual(['play:effective-planning#1']);
    s.choose('kordt', 'play:effective-planning#1');
    expect(s.pub.turn.gained).toBe(1);
    expect(s.anyTime('kordt')).toEqual([]);
    expect(s.waiting).toEqual(['beck:action']);
  });

  test('50: no window opens when nobody holds a card for it [BO 13]', () => {
    const s = Scenario.event('party-rally-1');
    expect(s.pub.leaders.hitler).toEqual(at('nuremberg'));
    expect(s.waiting).toEqual(['canaris:action']);
    expect(SPACES.nuremberg.stage).toBe(1);
  });
});
