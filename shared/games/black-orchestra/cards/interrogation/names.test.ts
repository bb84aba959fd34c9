import { interrogated, othersSee } from '../../testing/interrogation';
import { nextDice, one } from '../../testing/scenario';

describe('Interrogation: Names', () => {
  it('asks the prisoner alone; others see neither card nor options nor the target being picked [BO 11, scenario 33]', () => {
    const s = interrogated('names');
    expect(s.options('beck')).toEqual(['yields', 'betrays', 'resists']);
    expect(s.asks('beck')[0]?.source).toEqual({ kind: 'interrogation', id: 'names' });
    const before = othersSee(s);
    for (const seen of before) expect(seen).not.toMatch(/names|suspect-one|expose-one|suspect-all/);

    s.choose('beck', 'yields');
    expect(s.options('beck')).toEqual(['conspirator:canaris', 'conspirator:kordt']);
    expect(othersSee(s)).toEqual(before);

    s.choose('beck', 'conspirator:kordt');
    expect(s.who('kordt').suspicion).toBe('high');
    expect(s.who('canaris').suspicion).toBe('medium');
    expect(s.who('beck').space).toBe('prison');
    for (const seen of othersSee(s)) {
      expect(seen).toContain('effect.suspect-one');
      expect(seen).not.toMatch(/names|expose-one|suspect-all/);
    }
  });

  it('betrays one to extreme suspicion and goes free to Gestapo HQ at high', () => {
    const s = interrogated('names');
    s.choose('beck', 'betrays').choose('beck', 'conspirator:canaris');
    expect(s.who('canaris').suspicion).toBe('extreme');
    expect(s.who('kordt').suspicion).toBe('medium');
    expect(s.who('beck')).toMatchObject({ space: 'gestapo-hq', suspicion: 'high' });
  });

  it('offers those at high, not those at extreme', () => {
    const s = interrogated('names', (draft) => {
      one(draft, 'canaris').suspicion = 'extreme';
      one(draft, 'kordt').suspicion = 'high';
    });
    s.choose('beck', 'yields');
    expect(s.who('kordt').suspicion).toBe('extreme');
  });

  it('cannot be answered by naming anybody when all free conspirators are at extreme', () => {
    const s = interrogated('names', (draft) => {
      one(draft, 'canaris').suspicion = 'extreme';
      one(draft, 'kordt').suspicion = 'extreme';
    });
    expect(s.options('beck')).toEqual(['resists']);
  });

  it.each([
    ['target', 'gestapo-hq', 'medium'],
    ['1', 'prison', 'medium'],
    ['eagle', 'prison', 'high'],
  ] as const)(
    'resisting with %s leaves the prisoner in %s and the others at %s; the event follows [scenario 35]',
    (face, space, suspicion) => {
      const s = interrogated('names', (draft) => nextDice(draft, face));
      s.choose('beck', 'resists');
      expect(s.who('beck').space).toBe(space);
      expect([s.who('canaris').suspicion, s.who('kordt').suspicion]).toEqual([suspicion, suspicion]);
      expect(s.log).toContain('log.resisted');
      expect(s.log.includes('log.resist-eagle')).toBe(face === 'eagle');
      expect(s.waiting).toEqual(['canaris:before-event', 'kordt:before-event']);
    },
  );
});
