import { Scenario, stackEvents } from '../../../testing/scenario';

describe('Pearl Harbor Attack', () => {
  it('lowers support, takes out three stage 4 events unseen, and Hess [BO 8]', () => {
    const s = Scenario.event('pearl-harbor-attack', {
      table: (draft) => {
        draft.pub.support = 5;
        stackEvents(draft, 4, ['afrika-korps#1', 'fall-of-kiev#1', 'war-conference#1', 'operation-barbarossa#1']);
      },
    });

    expect(s.pub.support).toBe(4);
    expect(s.hidden.eventDecks[3]?.[0]).toBe('operation-barbarossa#1');
    expect(s.hidden.eventsRemoved.slice(-3)).toEqual(['afrika-korps#1', 'fall-of-kiev#1', 'war-conference#1']);
    expect(s.pub.eventDiscard).toEqual([]);
    expect(s.pub.leaders.hess).toEqual({ state: 'gone' });
  });

  it('takes fewer when fewer are left, and none of stage 5 [BO 8]', () => {
    const s = Scenario.event('pearl-harbor-attack', {
      table: (draft) => {
        stackEvents(draft, 4, ['afrika-korps#1']);
        draft.hidden.eventsRemoved.push(...(draft.hidden.eventDecks[3]?.splice(1) ?? []));
        stackEvents(draft, 4, ['pearl-harbor-attack#1', 'afrika-korps#1']);
      },
    });

    expect(s.hidden.eventDecks[3]).toEqual([]);
    expect(s.hidden.eventsRemoved.at(-1)).toBe('afrika-korps#1');
    expect(s.hidden.eventDecks[4]).toHaveLength(10);
  });
});
