import { one, Scenario, stackEvents } from '../testing/scenario';

const CARD = 'slow-news-day#1';

/** The event step is about to come: Canaris holds Slow News Day, and Beck, who is active, may finish his turn. */
function beforeTheEvent(): Scenario {
  return Scenario.turn({
    holders: 'said-nothing',
    table: (draft) => {
      draft.pub.turn.phase = 'actions';
      draft.pub.turn.used = 3;
      one(draft, 'canaris').dossier = [CARD];
      stackEvents(draft, 1, ['kristallnacht#1']);
    },
  });
}

describe('Standing orders for cards [R35]', () => {
  it('nobody is asked before an event: a card that nobody has armed stays where it is', () => {
    const s = beforeTheEvent();
    expect(s.inAdvance('canaris')).toEqual([`order:use:${CARD}`, `order:ask:${CARD}`]);
    expect(s.inAdvance('beck')).toEqual([]);
    s.choose('beck', 'end');
    expect(s.waiting).toEqual(['canaris:action']);
    expect(s.pub.currentEvent).toBe('kristallnacht#1');
    expect(s.who('canaris').dossier).toEqual([CARD]);
  });

  it('an armed card is played when its moment comes, says so, and its order is done with', () => {
    const s = beforeTheEvent().choose('canaris', `order:use:${CARD}`);
    expect(s.pub.standing[1]?.orders).toEqual([{ card: CARD, does: 'use' }]);
    expect(s.waiting).toEqual(['beck:finish']);
    s.choose('beck', 'end');
    expect(s.pub.currentEvent).toBeNull();
    expect(s.pub.discard).toEqual([CARD]);
    expect(s.pub.standing[1]?.orders).toBeUndefined();
    expect(s.log.slice(s.log.indexOf('log.order-use'))).toEqual([
      'log.order-use',
      'log.by-order',
      'log.played',
      'log.event-skipped',
      'log.turn',
    ]);
  });

  it('what was said can be taken back', () => {
    const s = beforeTheEvent().choose('canaris', `order:use:${CARD}`);
    expect(s.inAdvance('canaris')).toEqual([`order:revoke:${CARD}`]);
    s.choose('canaris', `order:revoke:${CARD}`);
    expect(s.inAdvance('canaris')).toEqual([`order:use:${CARD}`, `order:ask:${CARD}`]);
    s.choose('beck', 'end');
    expect(s.pub.currentEvent).toBe('kristallnacht#1');
  });

  it('who wants to be asked before events is asked', () => {
    const s = beforeTheEvent().choose('canaris', `order:ask:${CARD}`).choose('beck', 'end');
    expect(s.waiting).toEqual(['canaris:before-event']);
    expect(s.options('canaris')).toEqual([`react:${CARD}`, 'pass', 'pass-turn']);
  });

  it('a prisoner’s armed card is not played, and stays armed', () => {
    const s = Scenario.event('kristallnacht', {
      holders: 'said-nothing',
      table: (draft) => {
        one(draft, 'canaris').dossier = [CARD];
        one(draft, 'canaris').space = 'prison';
        Object.assign(draft.pub.standing[1] ?? {}, { orders: [{ card: CARD, does: 'use' }] });
      },
    });
    expect(s.pub.currentEvent).toBe('kristallnacht#1');
    expect(s.pub.standing[1]?.orders).toEqual([{ card: CARD, does: 'use' }]);
  });

  it('of two armed cards for one event only the first in turn order is spent', () => {
    const s = Scenario.event('kristallnacht', {
      holders: 'said-nothing',
      table: (draft) => {
        draft.pub.turn.active = 2;
        one(draft, 'beck').dossier = ['slow-news-day#1'];
        one(draft, 'canaris').dossier = ['slow-news-day#2'];
        Object.assign(draft.pub.standing[0] ?? {}, { orders: [{ card: 'slow-news-day#1', does: 'use' }] });
        Object.assign(draft.pub.standing[1] ?? {}, { orders: [{ card: 'slow-news-day#2', does: 'use' }] });
      },
    });
    expect(s.pub.discard).toEqual(['slow-news-day#1']);
    expect(s.who('canaris').dossier).toEqual(['slow-news-day#2']);
    expect(s.pub.standing[1]?.orders).toEqual([{ card: 'slow-news-day#2', does: 'use' }]);
  });

  it('whoever does not want to be asked about a card is not, until that is taken back', () => {
    const given = (orders: object) =>
      Scenario.event('party-rally-1', {
        table: (draft) => {
          one(draft, 'canaris').dossier = ['delay-hitler#1'];
          Object.assign(draft.pub.standing[1] ?? {}, orders);
        },
      });
    expect(given({}).waiting).toEqual(['canaris:event-moves-hitler']);
    expect(given({ orders: [{ card: 'delay-hitler#1', does: 'pass' }] }).waiting).not.toContain(
      'canaris:event-moves-hitler',
    );
  });

  it('a card that leaves the dossier takes its order along', () => {
    const s = Scenario.turn({
      holders: 'said-nothing',
      table: (draft) => {
        draft.pub.turn.phase = 'actions';
        one(draft, 'beck').dossier = [CARD];
        one(draft, 'beck').space = one(draft, 'canaris').space;
      },
    });
    s.choose('beck', `order:use:${CARD}`).choose('beck', `give:card:${CARD}:canaris`);
    expect(s.who('canaris').dossier).toEqual([CARD]);
    expect(s.pub.standing.map(({ orders }) => orders)).toEqual([undefined, undefined, undefined]);
  });
});

describe('Requests answered in advance [R35]', () => {
  const asked = (): Scenario =>
    Scenario.turn({
      table: (draft) => {
        draft.pub.turn.phase = 'actions';
        one(draft, 'canaris').items = ['keys', 'keys'];
        one(draft, 'beck').space = one(draft, 'canaris').space;
      },
    }).choose('beck', 'take:item:keys:canaris');

  it('yes to one person for the whole game: that person is not asked about again, others are', () => {
    const s = asked().choose('canaris', 'yes-game');
    expect(s.who('beck').items).toEqual(['keys']);
    s.choose('beck', 'take:item:keys:canaris');
    expect(s.who('beck').items).toEqual(['keys', 'keys']);
    expect(s.inAdvance('canaris')).toEqual(['revoke-requests:0']);
  });

  it('no to one person for the whole game: what that person asks for is refused at once', () => {
    const s = asked().choose('canaris', 'no-game');
    s.choose('beck', 'take:item:keys:canaris');
    expect(s.waiting).toEqual(['beck:action']);
    expect(s.who('canaris').items).toEqual(['keys', 'keys']);
    s.choose('canaris', 'revoke-requests:0').choose('beck', 'take:item:keys:canaris');
    expect(s.waiting).toEqual(['canaris:consent']);
  });
});
