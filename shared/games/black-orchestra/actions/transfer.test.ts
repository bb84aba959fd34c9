import { one, Scenario, stackEvents } from '../testing/scenario';

/** Beck acts in the space of Canaris, who holds two things, and of Kordt, who holds one. */
function twoMates(): Scenario {
  return Scenario.turn({
    sheets: ['beck', 'canaris', 'kordt'],
    table: (draft) => {
      one(draft, 'canaris').items = ['map', 'map'];
      one(draft, 'canaris').dossier = ['safe#1'];
      one(draft, 'kordt').items = ['map'];
      for (const id of ['canaris', 'kordt'] as const) one(draft, id).space = one(draft, 'beck').space;
    },
  });
}

const requests = (s: Scenario) => s.options('beck').filter((key) => key.startsWith('take:'));
const refusals = (s: Scenario) => s.log.filter((line) => line === 'log.refused').length;

describe('A refused request', () => {
  it('is not made again for the same thing of the same player in that turn, and says why; all else can be asked for [BO 6.9]', () => {
    const s = twoMates();
    expect(requests(s)).toEqual(['take:item:map:canaris', 'take:card:safe#1:canaris', 'take:item:map:kordt']);
    s.choose('beck', 'take:item:map:canaris').choose('canaris', 'no');
    expect(requests(s)).toEqual(['take:card:safe#1:canaris', 'take:item:map:kordt']);
    const [refused] = s
      .asks('beck')
      .flatMap((ask) => ask.unavailable?.filter(({ key }) => key.startsWith('take:')) ?? []);
    expect(refused).toMatchObject({
      key: 'take:item:map:canaris',
      why: { m: 'why.refused-this-turn', p: { who: { m: 'sheet.canaris' } } },
      rule: '6.9',
      until: { what: 'turn-after', at: [1] },
    });
    s.choose('beck', 'take:item:map:kordt').choose('kordt', 'no');
    s.choose('beck', 'take:card:safe#1:canaris').choose('canaris', 'no');
    expect(requests(s)).toEqual([]);
    expect(refusals(s)).toBe(3);
    expect(s.pub.turn.used).toBe(0);
  });

  it('is not made again where a standing order refuses it, so that it fills no log [BO 6.9, R35]', () => {
    const s = twoMates().choose('beck', 'take:item:map:canaris').choose('canaris', 'no-game');
    expect(requests(s)).toEqual(['take:card:safe#1:canaris', 'take:item:map:kordt']);
    s.choose('beck', 'take:card:safe#1:canaris');
    expect(s.waiting).toEqual(['beck:action']);
    expect(requests(s)).toEqual(['take:item:map:kordt']);
    expect(refusals(s)).toBe(2);
    // Also not once that order is taken back.
    s.choose('canaris', 'revoke-requests:0');
    expect(requests(s)).toEqual(['take:item:map:kordt']);
  });

  it('can be made again in the next turn of whoever asks [BO 6.9]', () => {
    const s = Scenario.turn({
      sheets: ['beck', 'canaris'],
      table: (draft) => {
        one(draft, 'canaris').items = ['map'];
        stackEvents(draft, 1, ['parade-in-berlin#1', 'the-anschluss#1']);
      },
    });
    s.choose('beck', 'take:item:map:canaris').choose('canaris', 'no');
    expect(requests(s)).toEqual([]);
    for (const who of ['beck', 'canaris'] as const) {
      s.choose(who, 'end');
      if (s.waiting.includes(`${who}:finish`)) s.choose(who, 'end');
    }
    expect(s.waiting).toEqual(['beck:action']);
    expect(requests(s)).toEqual(['take:item:map:canaris']);
  });
});

describe('Transfer', () => {
  it('costs nothing when the card asked for is played before the answer (bug: an action was paid for nothing) [BO 6, 13]', () => {
    const s = Scenario.turn({ table: (draft) => void (one(draft, 'canaris').dossier = ['called-away#1']) });
    s.choose('beck', 'take:card:called-away#1:canaris').choose('canaris', 'play:called-away#1');
    s.choose('canaris', 'leader:hess').choose('canaris', 'leader:goebbels').choose('canaris', 'space:paris');
    s.choose('canaris', 'yes');
    expect(s.pub.turn.used).toBe(0);
    expect(s.log).not.toContain('log.took');
    expect(s.who('beck').dossier).toEqual([]);
    expect(s.pub.discard).toEqual(['called-away#1']);
    expect(s.waiting).toEqual(['beck:action']);
  });
});
