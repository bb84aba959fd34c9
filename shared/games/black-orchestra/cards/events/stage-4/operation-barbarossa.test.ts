import { Scenario } from '../../../testing/scenario';

describe('Operation Barbarossa', () => {
  it('raises support by 1 and takes Goering alone to Posen [BO 8]', () => {
    const s = Scenario.event('operation-barbarossa');

    expect(s.pub.support).toBe(4);
    expect(s.pub.leaders).toMatchObject({
      hitler: { space: 'deutschlandhalle' },
      hess: { space: 'hannover' },
      goebbels: { space: 'ministry-of-propaganda' },
      bormann: { space: 'nuremberg' },
      himmler: { space: 'gestapo-hq' },
      goering: { space: 'posen' },
    });
  });

  it('is not overtaken by the key event of another stage [BO 8, scenario 24]', () => {
    const s = Scenario.event('operation-barbarossa', {
      table: (draft) => {
        draft.hidden.eventDecks = draft.hidden.eventDecks.map((deck) =>
          deck.filter((key) => key !== 'fall-of-paris#1'),
        );
        draft.hidden.eventsRemoved = draft.hidden.eventsRemoved.filter((key) => key !== 'fall-of-paris#1');
        draft.pub.keyEvent = 'fall-of-paris#1';
        draft.pub.stage = 3;
      },
    });

    expect(s.pub.stage).toBe(4);
    expect(s.pub.currentEvent).toBe('operation-barbarossa#1');
    expect(s.pub.keyEvent).toBeNull();
    expect(s.pub.support).toBe(4);
  });
});
