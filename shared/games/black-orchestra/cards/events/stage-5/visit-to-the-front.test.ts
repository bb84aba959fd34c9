import { plotUnderEvent } from '../../../testing/plot-under-event';
import { putTile, Scenario } from '../../../testing/scenario';

describe('Visit to the Front', () => {
  it('takes Hitler and Goebbels to Smolensk and reveals the tile there [BO 8]', () => {
    const s = Scenario.event('visit-to-the-front', {
      table: (draft) => {
        putTile(draft, 'smolensk', 'intel', 'down');
      },
    });

    expect(s.pub.leaders).toMatchObject({
      hitler: { space: 'smolensk' },
      hess: { space: 'hannover' },
      goebbels: { space: 'smolensk' },
      bormann: { space: 'nuremberg' },
      himmler: { space: 'gestapo-hq' },
      goering: { space: 'munich' },
    });
    expect(s.pub.tiles.smolensk).toEqual({ face: 'up', item: 'intel' });
    expect(s.pub.tiles.borisov).toEqual({ face: 'down' });
  });

  it('makes 2 eagles fewer count on a plot while it is current [BO 12.2]', () => {
    expect(plotUnderEvent('visit-to-the-front#1', 'high', 'eagle', 'eagle', '1')).toBe('quiet');
    expect(plotUnderEvent('visit-to-the-front#1', 'high', 'eagle', 'eagle', 'eagle')).toBe('detected');
  });

  it('is skipped once the key event of its stage lies aside [BO 8]', () => {
    const s = Scenario.event('visit-to-the-front', {
      table: (draft) => {
        draft.hidden.eventDecks = draft.hidden.eventDecks.map((deck) =>
          deck.filter((key) => key !== 'russian-setback#1'),
        );
        draft.hidden.eventsRemoved = draft.hidden.eventsRemoved.filter((key) => key !== 'russian-setback#1');
        draft.pub.keyEvent = 'russian-setback#1';
      },
    });

    expect(s.pub.eventDiscard).toEqual(['visit-to-the-front#1']);
    expect(s.pub.tiles.smolensk).toEqual({ face: 'down' });
  });
});
