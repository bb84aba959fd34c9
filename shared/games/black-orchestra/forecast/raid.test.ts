import { gameSeeds } from '../../../testing/properties';
import { editions } from '../editions';
import { positionsOf, raided } from '../testing/forecasts';
import { one, Scenario } from '../testing/scenario';
import { raidForecast } from './raid';

const { facts } = editions.second;

describe('The forecast of a raid [BO 10]', () => {
  it.each(gameSeeds(6))('names who is arrested, who then decides and whether all is lost, in game %i', (seed) => {
    for (const core of positionsOf(seed, 7)) {
      const { arrested, deciding, isDefeat } = raidForecast(core.pub, facts);
      // A lost game asks nobody.
      const asked = isDefeat ? [] : deciding.map(({ who }) => who);
      expect(raided(core)).toEqual({ arrested, asked, isDefeat });
    }
  });

  it('says what keeping all illegal cards costs: up to extreme suspicion, and nothing with the Safe', () => {
    const s = Scenario.turn({
      table: (draft) => {
        Object.assign(one(draft, 'beck'), { suspicion: 'extreme', dossier: ['forged-documents#1'] });
        Object.assign(one(draft, 'canaris'), { suspicion: 'high', dossier: ['hidden-camera#1', 'inspiring-letter#1'] });
        Object.assign(one(draft, 'kordt'), { suspicion: 'low', dossier: ['safe#1', 'military-secrets#1'] });
      },
    });
    expect(raidForecast(s.pub, facts)).toEqual({
      arrested: ['beck'],
      deciding: [
        { who: 'canaris', cards: ['hidden-camera#1', 'inspiring-letter#1'], suspicion: 1 },
        { who: 'kordt', cards: ['military-secrets#1'], suspicion: 0 },
      ],
      isDefeat: false,
    });
  });

  it('is the end when everybody free is at extreme suspicion [BO 1]', () => {
    const s = Scenario.turn({
      table: (draft) => draft.pub.conspirators.forEach((each) => (each.suspicion = 'extreme')),
    });
    expect(raidForecast(s.pub, facts)).toMatchObject({ deciding: [], isDefeat: true });
  });
});
