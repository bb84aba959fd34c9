import { sorted, START_CARDS } from './board/cards';
import { Scenario } from './testing/scenario';

describe('the scenarios of the rules', () => {
  test('G01 setup: a stamped agent each, three piles of one card', () => {
    for (const [seats, dp] of [
      [2, 71],
      [3, 70],
      [4, 69],
    ] as const) {
      const game = new Scenario({ seats });
      const hands = game.core.hidden.hands;
      expect(hands.map((hand) => hand.length)).toEqual(Array.from({ length: seats }, () => 1));
      expect(new Set(hands.flat()).size).toBe(seats);
      expect(hands.flat().every((card) => START_CARDS.some((one) => one === card))).toBe(true);
      expect(START_CARDS.filter((card) => game.core.hidden.deck.includes(card)).length).toBeLessThanOrEqual(4 - seats);
      expect([game.piles, game.dp, game.core.pub.graveyard, game.core.pub.agents]).toEqual([[1, 1, 1], dp, [], []]);
    }
  });

  test('G02 draft start: the last seat takes four and keeps one, the first gets the last card', () => {
    const game = new Scenario({ options: { start: 'draft' } });
    const { first } = game.core.pub;
    for (const [i, left] of [4, 3, 2].entries()) {
      expect([game.ask.seat, game.ask.kind, game.core.hidden.pack.length]).toEqual([
        (first + 3 - i) % 4,
        'draft',
        left,
      ]);
      game.say(game.keys[0] ?? '');
    }
    expect([game.ask.seat, game.ask.kind, game.dp]).toEqual([first, 'turn', 69]);
    expect(game.core.hidden.hands.map((hand) => hand.length)).toEqual([1, 1, 1, 1]);
    const two = new Scenario({ seats: 2, options: { start: 'draft' } });
    expect(two.core.hidden.pack.length).toBe(2);
    two.say(two.keys[0] ?? '');
    expect([two.ask.kind, two.dp]).toEqual(['turn', 71]);
  });

  test('G03 take pile 1', () => {
    const game = new Scenario({ seats: 3, piles: [1, 1, 1], dp: 70, hands: {} }).say('recruit', 'take');
    expect([game.hand('A').length, game.piles, game.dp, game.waiting]).toEqual([1, [1, 1, 1], 69, 'B:turn']);
  });

  test('G04 decline, take pile 2: others see only piles and sizes', () => {
    const game = new Scenario({ piles: [1, 2, 1], dp: 60 }).say('recruit', 'decline', 'take');
    expect([game.hand('A').length, game.piles, game.dp]).toEqual([2, [2, 1, 1], 58]);
    expect(game.lines('B')).toEqual(['log.recruits', 'log.declined', 'log.took']);
    expect(game.view('B').log[2]?.text.p).toMatchObject({ pile: 2, n: 2 });
  });

  test('G05 decline all: one card blind', () => {
    const game = new Scenario({ piles: [2, 1, 3], dp: 40 }).say('recruit', 'decline', 'decline', 'decline');
    expect([game.hand('A').length, game.piles, game.dp, game.waiting]).toEqual([1, [3, 2, 4], 36, 'B:turn']);
  });

  test('G06 no way back to a declined pile, nor to a deployment', () => {
    const game = new Scenario({ hands: { A: ['thief-2'] } }).say('recruit', 'decline');
    expect([game.keys, game.core.pub.phase]).toEqual([['take', 'decline'], { state: 'look', pile: 1 }]);
  });

  test('G07 weapons are linked at deployment only', () => {
    const game = new Scenario({ hands: { A: ['spy-1', 'plain-arms', 'wondrous-arms', 'plain-arms'] }, seats: 2 });
    game.deploy('spy-1', 'plain-arms', 'wondrous-arms');
    expect(game.strength('A', 'In')).toBe(4);
    game.say('finish', 'recruit', 'take');
    expect(game.keys.filter((key) => key.startsWith('arms'))).toEqual([]);
  });

  test('G08 a tie leaves the zone without a master', () => {
    const game = new Scenario({
      seats: 2,
      agents: ['A thief-1', 'A thief-2'],
      hands: { B: ['thief-3', 'wondrous-arms'], A: ['thief-1-start'] },
    });
    expect(game.masters('Th')).toBe('A');
    game.say('recruit', 'take').deploy('thief-3');
    expect(game.masters('Th')).toBe('');
    game.say('finish').deploy('thief-1-start');
    expect([game.strength('A', 'Th'), game.masters('Th')]).toEqual([4, 'A']);
    const more = new Scenario({ seats: 2, agents: ['A thief-4', 'B thief-3+wondrous-arms'] });
    expect([more.strength('B', 'Th'), more.masters('Th')]).toEqual([5, 'B']);
  });

  test('G09 a mission needs domination, and there is one a turn', () => {
    const game = new Scenario({ agents: ['B thief-1'], hands: { A: ['thief-2', 'break-in', 'plunder'] } });
    expect([game.can('mission:break-in:theft'), game.can('finish')]).toEqual([false, false]);
    game.deploy('thief-2').say('mission:break-in:theft');
    expect([game.can('mission:plunder:theft'), game.can('finish')]).toEqual([false, true]);
    game.say('finish');
    expect(game.waiting).toBe('B:turn');
  });

  test.each([
    ['B dominates Th', ['B thief-4'], 2, true],
    ['a tie in Th', ['B thief-2', 'A thief-1', 'A thief-1-start'], 2, true],
    ['A dominates Th', ['A thief-4'], 5, false],
  ])('G10 a lost zone: %s', (_, agents, score, lost) => {
    const game = new Scenario({
      seats: 2,
      agents,
      laid: ['A plunder@Th', 'A moonlight-wraiths@Th'],
      dp: 0,
      final: 'A',
    }).say('pass');
    const scored = game.core.pub.scored?.[0] ?? [];
    expect(scored.reduce((sum, { pays }) => sum + pays, 0)).toBe(score);
    expect(game.core.pub.graveyard.at(-1) === 'moonlight-wraiths').toBe(lost);
  });

  test('G11 Shadow Claw: strength 3 at most with arms, never itself', () => {
    const agents = ['B assassin-2+wondrous-arms', 'B thief-3', 'B spy-2+plain-arms'];
    const game = new Scenario({ agents, hands: { A: ['shadow-claw'] } }).deploy('shadow-claw');
    expect(game.keys).toEqual(['agent:thief-3', 'agent:spy-2']);
    game.say('agent:spy-2');
    expect(game.core.pub.graveyard.slice(-2)).toEqual(['plain-arms', 'spy-2']);
    const own = new Scenario({ agents: ['A thief-2'], hands: { A: ['shadow-claw'] } }).deploy('shadow-claw');
    expect(own.keys).toEqual(['agent:thief-2']);
    expect(own.say('agent:thief-2').column('A', 'Th')).toEqual([]);
  });

  test('G12 Yaksha: the newest of a zone falls, but not Yaksha', () => {
    const agents = ['B thief-4', 'B thief-1', 'A assassin-3'];
    const given = { agents, hands: { A: ['yaksha'] } } as const;
    const theirs = new Scenario(given).deploy('yaksha').say('column:1:theft');
    expect(theirs.column('B', 'Th')).toEqual(['thief-4']);
    const own = new Scenario(given).deploy('yaksha').say('column:0:assassination');
    expect(own.column('A', 'As')).toEqual(['yaksha']);
  });

  test('G13 Ruby Tracker: the victim decides', () => {
    const given = { agents: ['B assassin-4', 'B messenger-1'], hands: { A: ['ruby-tracker'] } } as const;
    const game = new Scenario(given).deploy('ruby-tracker');
    expect([game.waiting, game.keys]).toEqual(['B:victim', ['agent:messenger-1', 'agent:assassin-4'].toSorted()]);
    game.say('agent:messenger-1');
    expect([game.column('B', 'As'), game.column('B', 'Re'), game.waiting]).toEqual([['assassin-4'], [], 'A:deploy']);
    const none = new Scenario({ agents: ['B assassin-4'], hands: { A: ['ruby-tracker'] } }).deploy('ruby-tracker');
    expect([none.waiting, none.core.pub.spent]).toEqual(['A:deploy', []]);
  });

  test('G14 skills that draw', () => {
    const looter = new Scenario({
      hands: { A: ['looter', 'break-in'] },
      piles: [1, 3, 1],
      dp: 30,
    }).deploy('looter');
    looter.say('pile:1');
    expect([looter.hand('A').length, looter.piles, looter.dp]).toEqual([4, [1, 1, 1], 29]);
    expect(looter.can('mission:break-in:theft')).toBe(true);
    const seer = new Scenario({ hands: { A: ['sapphire-illusionist'] }, dp: 3 }).deploy('sapphire-illusionist');
    expect(seer.ask.options).toHaveLength(3);
    while (seer.ask.kind === 'skill') seer.say(seer.keys[0] ?? '');
    expect([seer.dp, seer.hand('A').length, seer.say('finish').core.pub.final]).toEqual([2, 1, null]);
  });

  test('G15 The Beast, and a skill that is spent', () => {
    const game = new Scenario({
      seats: 2,
      agents: ['B jade-falcon+plain-arms+wondrous-arms'],
      hands: { A: ['the-beast'], B: ['messenger-1'] },
      spent: ['jade-falcon'],
    });
    game.deploy('the-beast').say('agent:jade-falcon');
    expect([game.hand('A'), game.hand('B').includes('jade-falcon')]).toEqual([['plain-arms', 'wondrous-arms'], true]);
    game.say('finish').deploy('jade-falcon');
    expect([game.waiting, game.can('agent:messenger-1')]).toEqual(['B:deploy', false]);
  });

  test('G16 Mist Runner', () => {
    const game = new Scenario({
      agents: ['B spy-2+plain-arms', 'B spy-4', 'A spy-1'],
      hands: { A: ['mist-runner', 'wondrous-arms', 'plain-arms'] },
      dp: 20,
    }).deploy('mist-runner');
    const before = game.core.pub.graveyard.length;
    game.say('arms:wondrous-arms', 'arms:plain-arms');
    expect([game.can('agent:spy-4'), game.can('agent:spy-2')]).toEqual([false, true]);
    game.say('agent:spy-2');
    expect([game.column('A', 'In'), game.strength('A', 'In')]).toEqual([['spy-1', 'spy-2'], 4]);
    expect(game.core.pub.graveyard.length).toBe(before + 2);
  });

  test('G17 allowances of Jade Falcon and The Raven', () => {
    const falcon = new Scenario({
      hands: { A: ['jade-falcon', 'messenger-3', 'plain-arms', 'assassin-2', 'thief-1', 'spy-1'] },
    }).deploy('jade-falcon');
    falcon.deploy('messenger-3', 'plain-arms');
    expect([falcon.can('agent:assassin-2'), falcon.can('agent:thief-1')]).toEqual([false, true]);
    falcon.deploy('thief-1');
    expect(falcon.can('agent:spy-1')).toBe(false);
    const raven = new Scenario({
      hands: { A: ['the-raven', 'spy-1', 'thief-1', 'assassin-2', 'plain-arms'] },
    }).deploy('the-raven');
    raven.deploy('thief-1').say('agent:spy-1');
    expect(raven.can('arms:plain-arms')).toBe(false);
    raven.say('done');
    expect(raven.can('agent:assassin-2')).toBe(false);
  });

  test('G18 the final confrontation', () => {
    const game = new Scenario({ seats: 3, dp: 2 }).say('recruit', 'decline', 'take');
    expect([game.dp, game.core.pub.final, game.waiting]).toEqual([0, 0, 'B:turn']);
    expect([game.can('recruit'), game.can('pass')]).toEqual([false, true]);
    game.say('pass', 'pass');
    expect([game.waiting, game.over]).toEqual(['A:turn', null]);
    expect(game.say('pass').over).toMatchObject({ outcome: 'ranked' });
    const blind = new Scenario({ seats: 3, dp: 1 }).say('recruit', 'decline', 'decline', 'decline');
    expect([blind.dp, blind.piles, blind.core.pub.final]).toEqual([0, [1, 1, 1], 0]);
  });

  test.each([
    ['more zones', ['A thief-2', 'A spy-2', 'B messenger-3'], [[0], [1], [2]]],
    ['more strength', ['A thief-4', 'B spy-3'], [[0], [1], [2]]],
    ['nothing', ['A thief-2', 'B spy-2'], [[0, 1], [2]]],
  ])('G19 ties in score: %s decides', (_, agents, places) => {
    const laid = ['A plunder@Th', 'B plunder@Th', 'C break-in@Th'];
    const game = new Scenario({ seats: 3, agents, laid, dp: 0, final: 'A' }).say('pass');
    expect(game.over).toMatchObject({ places });
  });

  test('G20 the alliance', () => {
    const options = { teams: 'on' };
    const agents = ['A thief-3', 'B thief-4+plain-arms', 'C thief-2+wondrous-arms', 'D hired-blade@Th'];
    const spies = ['A spy-3', 'B spy-2', 'C spy-4', 'D spy-1'];
    const game = new Scenario({ options, agents: [...agents, ...spies], hands: { A: ['assassin-1', 'plunder'] } });
    expect([game.masters('Th'), game.masters('In')]).toEqual(['B', 'AC']);
    game.deploy('assassin-1').say('finish');
    expect(game.waiting).toBe('A:shadow');
    const before = game.view('B').table.held;
    game.say('give:plunder');
    const { held } = game.view('B').table;
    expect([before, held]).toEqual([
      [1, 0, 0, 0],
      [0, 0, 1, 0],
    ]);
    expect(JSON.stringify(game.view('B').log)).not.toContain('plunder');
    expect(game.hand('C')).toEqual(['plunder']);
    game.say('recruit', 'take');
    expect(game.waiting).toBe('C:turn');
    const laid = [
      'A plunder@Th',
      'A brutal-strike@As',
      'C joint-assault@Re',
      'B double-game@In',
      'B plunder@Th',
      'B break-in@Th',
    ];
    const end = new Scenario({ options, laid, dp: 0, final: 'A' }).say('pass');
    expect(end.over).toMatchObject({
      places: [
        [0, 2],
        [1, 3],
      ],
    });
  });
});

describe('the plots', () => {
  const plot = (id: string) => ({ options: { plot: id } });

  test('P1 Arrogance', () => {
    const game = new Scenario({
      ...plot('arrogance'),
      agents: ['A thief-2', 'B thief-1'],
      hands: { A: ['thief-3', 'break-in', 'mist-runner', 'plain-arms'] },
    });
    expect([game.can('agent:thief-3'), game.can('mission:break-in:theft')]).toEqual([false, true]);
    game.deploy('mist-runner').say('arms:plain-arms', 'agent:thief-1');
    expect(game.column('A', 'Th')).toEqual(['thief-2', 'thief-1']);
  });

  test('P2 Deceit', () => {
    const game = new Scenario({
      ...plot('deceit'),
      agents: ['B messenger-3', 'B spy-3'],
      hands: { A: ['plain-arms', 'wondrous-arms', 'wondrous-arms', 'plain-arms'] },
    });
    game.say('deceive:messenger-3', 'arms:plain-arms', 'arms:wondrous-arms');
    expect([game.column('A', 'Re'), game.strength('A', 'Re')]).toEqual([['messenger-3'], 6]);
    expect(game.keys).toEqual(['finish']);
    for (const arms of [['wondrous-arms'], ['wondrous-arms', 'wondrous-arms']] as const) {
      const other = new Scenario({ ...plot('deceit'), agents: ['B messenger-3'], hands: { A: arms } });
      expect(other.can('deceive:messenger-3')).toBe(false);
    }
  });

  test('P3 Double!', () => {
    const given = { ...plot('double'), piles: [1, 1, 1], dp: 50 };
    const take = new Scenario(given).say('recruit', 'take');
    expect([take.piles, take.dp]).toEqual([[2, 1, 1], 48]);
    const none = new Scenario(given).say('recruit', 'decline', 'decline', 'decline');
    expect([none.hand('A').length, none.piles, none.dp]).toEqual([2, [2, 2, 2], 45]);
  });

  test('P4 Incredible Duo', () => {
    const game = new Scenario({
      ...plot('incredible-duo'),
      hands: { A: ['thief-3', 'messenger-2', 'thief-2', 'masterless-sword', 'plain-arms'] },
    }).deploy('thief-3');
    expect([game.can('agent:messenger-2'), game.can('agent:thief-2'), game.can('agent:masterless-sword')]).toEqual([
      true,
      false,
      true,
    ]);
    game.say('agent:messenger-2');
    expect(game.can('done')).toBe(false);
    game.say('arms:plain-arms', 'done');
    expect(game.strength('A', 'Re')).toBe(3);
  });

  test('P5 Deathblow', () => {
    const game = new Scenario({
      ...plot('deathblow'),
      agents: ['B spy-2+wondrous-arms', 'B thief-2'],
      hands: { A: ['assassin-4', 'yaksha', 'hired-blade'] },
    });
    game.say('deathblow:assassin-4:spy-2', 'deathblow:yaksha:thief-2');
    expect(game.core.pub.graveyard.slice(-5)).toEqual(['assassin-4', 'wondrous-arms', 'spy-2', 'yaksha', 'thief-2']);
    expect(game.keys.filter((key) => key.startsWith('deathblow'))).toEqual([]);
    expect(game.core.pub.spent).toEqual([]);
  });

  test('P6 Weapon Theft', () => {
    const game = new Scenario({
      ...plot('weapon-theft'),
      seats: 2,
      hands: { A: ['spy-2', 'thief-3'], B: ['the-beast'] },
    }).deploy('spy-2', 'thief-3');
    expect(game.strength('A', 'In')).toBe(5);
    game.say('finish').deploy('the-beast').say('agent:spy-2');
    expect([game.hand('A'), game.hand('B')]).toEqual([['spy-2'], ['thief-3']]);
  });

  test('P7 Absolute Support', () => {
    const game = new Scenario({ ...plot('absolute-support'), hands: { A: ['messenger-4'] } });
    game.say('agent:messenger-4', 'place:0:theft', 'done');
    expect([game.strength('A', 'Th'), game.strength('A', 'Re')]).toEqual([4, 0]);
  });

  test('P8 Espionage', () => {
    const given = { ...plot('espionage'), agents: ['B thief-4'], hands: { A: ['spy-3'] } } as const;
    const theft = new Scenario(given).say('agent:spy-3', 'place:1:theft', 'done');
    expect([theft.strength('B', 'Th'), theft.core.pub.agents.at(-1)?.seat]).toEqual([1, 1]);
    const infiltration = new Scenario(given).say('agent:spy-3', 'place:1:infiltration', 'done');
    expect(infiltration.strength('B', 'In')).toBe(3);
  });
});

test('R47 what is not confirmed may be taken back, and nobody else sees it; a move that was made is final', () => {
  const game = new Scenario({ hands: { A: ['thief-2', 'plain-arms'] } });
  const seen = () => JSON.stringify([game.view('B'), game.view(null)]);
  const before = seen();
  game.say('agent:thief-2');
  expect(seen()).toBe(before);
  game.say('arms:plain-arms');
  expect([seen(), game.view('A').table.own?.composing?.arms]).toEqual([before, ['plain-arms']]);
  game.takeBack().takeBack();
  expect([seen(), game.can('recruit'), game.canTakeBack]).toEqual([before, true, false]);
  game.deploy('thief-2');
  expect(game.canTakeBack).toBe(false);
});

test('a hand is kept in the order of the cards', () => {
  const { hidden } = new Scenario().core;
  expect(hidden.hands.map((hand) => sorted(hand))).toEqual(hidden.hands);
});
