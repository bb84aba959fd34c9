import { Scenario } from './testing/scenario';

test('R2 nobody passes a normal turn; R34 a deployment ends after one of its moves', () => {
  const game = new Scenario({ hands: { A: ['thief-1'] } });
  expect([game.can('pass'), game.can('finish')]).toEqual([false, false]);
  expect(game.ask.unavailable?.map(({ key }) => key)).toContain('pass');
});

test('R3 a mission may come before the agent', () => {
  const game = new Scenario({ agents: ['A thief-1'], hands: { A: ['spy-1', 'plunder'] } });
  game.say('mission:plunder:theft').deploy('spy-1');
  expect([game.column('A', 'In'), game.core.pub.laid[0]]).toEqual([['spy-1'], ['theft']]);
});

test('R6 a skill is spent after its first effect, not without a target', () => {
  const game = new Scenario({ hands: { A: ['shadow-claw'] } }).deploy('shadow-claw');
  expect(game.core.pub.spent).toEqual([]);
});

test('R7 a moved agent arrives in its printed zone as the newest, its skill silent', () => {
  const game = new Scenario({
    agents: ['B the-beast', 'A thief-1', 'C spy-1+plain-arms'],
    hands: { A: ['mist-runner', 'wondrous-arms'] },
  });
  game.deploy('mist-runner').say('arms:wondrous-arms', 'agent:the-beast');
  expect([game.column('A', 'Th'), game.waiting]).toEqual([['thief-1', 'the-beast'], 'A:deploy']);
});

test('R7 a mercenary that is moved goes where its mover likes', () => {
  const game = new Scenario({ agents: ['B hired-blade@Th'], hands: { A: ['mist-runner', 'wondrous-arms'] } });
  game.deploy('mist-runner').say('arms:wondrous-arms', 'agent:hired-blade', 'place:infiltration');
  expect(game.column('A', 'In')).toEqual(['hired-blade']);
});

test('R8 the Looter does not end the turn; R30 it looks at no pile before', () => {
  const game = new Scenario({ hands: { A: ['looter'] }, piles: [1, 2, 1] }).deploy('looter');
  expect(game.view('A').table.own?.looking).toEqual([]);
  expect(game.say('pile:1').waiting).toBe('A:deploy');
});

test('R9 the seat that emptied the draw pile plays last', () => {
  const game = new Scenario({ seats: 3, dp: 1 }).say('recruit', 'take');
  expect([game.core.pub.final, game.say('pass', 'pass').waiting, game.say('pass').waiting]).toEqual([0, 'A:turn', '']);
});

test('R12 an agent on foreign tiles belongs to their player, and counts when it is moved', () => {
  const game = new Scenario({
    seats: 2,
    options: { plot: 'espionage' },
    agents: ['B thief-4'],
    hands: { A: ['spy-3'], B: ['the-chameleon'] },
  });
  game.say('agent:spy-3', 'place:1:theft', 'done', 'finish');
  game.say('agent:the-chameleon', 'place:1:infiltration', 'done');
  game.say('agent:spy-3', 'place:reinforcements');
  expect([game.strength('B', 'Re'), game.strength('B', 'Th')]).toEqual([3, 4]);
});

test('R15 the Fox gives no card back when the draw pile is empty', () => {
  const game = new Scenario({ hands: { A: ['amethyst-fox'], B: ['plunder'] }, dp: 0, final: 'D' });
  game.deploy('amethyst-fox').say('seat:1', 'card:plunder');
  expect([game.hand('A'), game.hand('B')]).toEqual([['plunder'], []]);
});

test('R18 no shadow card after a recruitment or a pass', () => {
  const game = new Scenario({ options: { teams: 'on' }, hands: { A: ['plunder'] } }).say('recruit', 'take');
  expect(game.waiting).toBe('B:turn');
  const final = new Scenario({ options: { teams: 'on' }, hands: { A: ['plunder'] }, dp: 0, final: 'D' }).say('pass');
  expect(final.waiting).toBe('B:turn');
});

test('R21 Deathblow may fall on an own agent', () => {
  const game = new Scenario({
    options: { plot: 'deathblow' },
    agents: ['A thief-2'],
    hands: { A: ['assassin-2'] },
  }).say('deathblow:assassin-2:thief-2');
  expect([game.core.pub.graveyard.slice(-2), game.can('finish')]).toEqual([['assassin-2', 'thief-2'], true]);
});

test('R23 what is left is given when the draw pile is short', () => {
  const game = new Scenario({ options: { plot: 'double' }, dp: 1 }).say('recruit', 'take');
  expect([game.piles, game.dp, game.core.pub.final]).toEqual([[1, 1, 1], 0, 0]);
});

test('R31 Mist Runner reaches an ally, but no own agent', () => {
  const game = new Scenario({
    options: { teams: 'on' },
    agents: ['A spy-1', 'C thief-1'],
    hands: { A: ['mist-runner', 'plain-arms'] },
  });
  game.deploy('mist-runner').say('arms:plain-arms');
  expect([game.can('agent:spy-1'), game.can('agent:thief-1')]).toEqual([false, true]);
});

test('R33 an Illusionist who takes up the last cards begins no final', () => {
  const game = new Scenario({ hands: { A: ['sapphire-illusionist'] }, dp: 2 }).deploy('sapphire-illusionist');
  while (game.ask.kind === 'skill') game.say(game.keys[0] ?? '');
  expect(game.say('finish').core.pub.final).toBeNull();
});

test('R35 Mist Runner asks without arms as well, and a skill that is not used is not spent', () => {
  const game = new Scenario({ agents: ['B spy-4'], hands: { A: ['mist-runner'] } }).deploy('mist-runner');
  expect(game.keys).toEqual(['skip']);
  expect(game.say('skip').core.pub.spent).toEqual([]);
});

test('R36 the server never ends a deployment', () => {
  const game = new Scenario({ hands: { A: ['thief-1'] } }).deploy('thief-1');
  expect(game.keys).toEqual(['finish']);
});

test('R37 an allowance stays when its agent leaves', () => {
  const game = new Scenario({
    options: { plot: 'deathblow' },
    hands: { A: ['jade-falcon', 'assassin-1', 'spy-1'] },
  }).deploy('jade-falcon');
  game.say('deathblow:assassin-1:jade-falcon');
  expect(game.can('agent:spy-1')).toBe(true);
});

test('R40 the Chameleon may put an agent where it is not printed', () => {
  const game = new Scenario({ agents: ['A thief-3+plain-arms'], hands: { A: ['the-chameleon'] } });
  game.deploy('the-chameleon').say('agent:thief-3', 'place:assassination');
  expect(game.strength('A', 'As')).toBe(4);
});

test('R41 both mercenaries are of one zone for the Duo', () => {
  const game = new Scenario({
    options: { plot: 'incredible-duo' },
    hands: { A: ['hired-blade', 'masterless-sword', 'plain-arms', 'spy-2'] },
  });
  game.say('agent:hired-blade', 'place:0:theft', 'done');
  expect([game.can('agent:masterless-sword'), game.can('agent:spy-2')]).toEqual([false, true]);
});

test('R42 a thief that serves as arms spends no skill and is no arms for agents of the Raven', () => {
  const game = new Scenario({
    options: { plot: 'weapon-theft' },
    hands: { A: ['the-raven', 'spy-1', 'looter', 'assassin-1'] },
  }).deploy('the-raven');
  game.say('agent:spy-1');
  expect(game.keys.filter((key) => key.startsWith('arms'))).toEqual([]);
});

test('R43 defaults take the strongest enemy, of equals the next seat first', () => {
  const game = new Scenario({
    agents: ['C thief-3', 'B spy-3', 'A assassin-4'],
    hands: { A: ['shadow-claw'] },
  }).deploy('shadow-claw');
  expect(game.ask.fallback).toBe('agent:spy-3');
  expect(game.expire().column('B', 'In')).toEqual([]);
});

test('R44 the shadow card is skipped with an empty hand', () => {
  const game = new Scenario({ options: { teams: 'on' }, hands: { A: ['thief-1'] } }).deploy('thief-1').say('finish');
  expect(game.waiting).toBe('B:turn');
});

test('R45 a plot, teams and a draft go together', () => {
  const game = new Scenario({ options: { plot: 'random', teams: 'on', start: 'draft' } });
  expect([game.core.pub.plot === null, game.ask.kind]).toEqual([false, 'draft']);
});

describe('R46 leaving', () => {
  test('defaults play for who has left, a step that waits for them included', () => {
    const game = new Scenario({ seats: 3, hands: { A: ['thief-1'] } }).say('recruit');
    game.leave('A');
    expect([game.waiting, game.piles]).toEqual(['B:turn', [1, 1, 1]]);
    game.say('recruit', 'take', 'recruit', 'take');
    expect(game.waiting).toBe('B:turn');
    expect(game.view('A').table.own).toBeNull();
  });

  test('who leaves while another plays changes nothing of what that one puts together', () => {
    const game = new Scenario({ seats: 3, hands: { A: ['thief-1', 'plain-arms'] } }).say('agent:thief-1');
    game.leave('C');
    expect(game.say('arms:plain-arms', 'done').strength('A', 'Th')).toBe(2);
  });

  test('the last who is there wins, the first to leave comes last', () => {
    const game = new Scenario({ seats: 3, laid: ['B plunder@Th'] }).leave('C').leave('B');
    expect(game.over).toMatchObject({ reason: 'alone', places: [[0], [1], [2]] });
  });

  test('of a team the ally plays on, and a team that has left loses', () => {
    const game = new Scenario({ options: { teams: 'on' } }).leave('C');
    expect(game.over).toBeNull();
    game.leave('B').leave('A');
    expect(game.over).toMatchObject({
      places: [
        [1, 3],
        [0, 2],
      ],
    });
  });
});

test('R48 a pile that was declined is not shown again', () => {
  const game = new Scenario({ hands: {} }).say('recruit', 'decline');
  expect(game.view('A').table.own?.looking).toEqual(game.core.hidden.piles[1]);
  expect(game.view('B').table.own?.looking).toEqual([]);
});

test('R49 whoever loses a card to the Fox learns which', () => {
  const game = new Scenario({ hands: { A: ['amethyst-fox'], B: ['plunder', 'break-in'] } });
  game.deploy('amethyst-fox').say('seat:1');
  expect(game.keys).toEqual(['card:break-in', 'card:plunder']);
  game.say('card:plunder');
  expect([game.lines('B').includes('log.lost'), game.lines('C').includes('log.lost')]).toEqual([true, false]);
});

test('Night Veil sees missions of an opponent, one of which goes back', () => {
  const game = new Scenario({ laid: ['B plunder@Th', 'B break-in@Th'], hands: { A: ['night-veil'] } });
  game.deploy('night-veil').say('column:1:theft', 'mission:1');
  expect([game.hand('B'), game.core.pub.laid[1], game.core.hidden.laid[1]]).toEqual([
    ['break-in'],
    ['theft'],
    ['plunder'],
  ]);
});

test('time that is over while a deployment is put together counts as the default of the turn', () => {
  const turn = new Scenario({ hands: { A: ['thief-1'] } }).say('agent:thief-1').expire();
  expect(turn.waiting).toBe('A:look');
  const game = new Scenario({ hands: { A: ['jade-falcon', 'thief-1'] } }).deploy('jade-falcon');
  expect(game.say('agent:thief-1').expire().waiting).toBe('B:turn');
  const final = new Scenario({ hands: { A: ['thief-1'] }, dp: 0, final: 'D' }).say('agent:thief-1').expire();
  expect(final.waiting).toBe('B:turn');
});
