import { interrogated } from '../../testing/interrogation';
import { nextDice, Scenario, stackEvents } from '../../testing/scenario';

describe('Interrogation: Silence', () => {
  it.each([
    [1, ['yields', 'resists']],
    [2, ['yields', 'betrays', 'resists']],
  ])('with %i dice on the dissent track offers %p [BO 11]', (track, options) => {
    const s = interrogated('silence', (draft) => {
      draft.pub.track = track;
    });
    expect(s.options('beck')).toEqual(options);
  });

  it.each(['yields', 'resists'] as const)(
    '%s: two events are resolved one after the other at the end of the turn',
    (key) => {
      const s = Scenario.interrogation('silence', {
        table: (draft) => {
          stackEvents(draft, 1, ['leadership-dispute#1', 'party-rally-1#1', 'kristallnacht#1']);
          nextDice(draft, 'eagle');
        },
      });
      s.choose('beck', key);
      expect(s.log.filter((id) => id === 'log.event')).toHaveLength(2);
      expect(s.pub.eventDiscard).toEqual(['leadership-dispute#1']);
      expect(s.pub.currentEvent).toBe('party-rally-1#1');
      expect(s.waiting).toEqual(['canaris:action']);
      expect(s.who('beck').space).toBe('prison');
    },
  );

  it('lets the second event fall out with Slow News Day [R15]', () => {
    const s = interrogated('silence', (draft) => stackEvents(draft, 1, ['leadership-dispute#1', 'party-rally-1#1']));
    s.choose('beck', 'yields').choose('canaris', 'react:slow-news-day#1').choose('kordt', 'pass-turn');
    expect(s.pub.currentEvent).toBe('leadership-dispute#1');
    expect(s.waiting).toEqual(['canaris:action']);
  });

  it('empties the dissent track and is released; one event follows', () => {
    const s = interrogated('silence', (draft) => {
      draft.pub.track = 2;
    });
    s.choose('beck', 'betrays');
    expect(s.pub.track).toBe(0);
    expect(s.pub.turn.eventsDue).toBe(1);
    expect(s.who('beck')).toMatchObject({ space: 'gestapo-hq', suspicion: 'high' });
  });
});
