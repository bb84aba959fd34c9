import { isQuestion } from '../../../engine/ask';
import { viewOf } from '../../../engine/match';
import { playout } from '../../../testing/playout';
import { gameSeeds } from '../../../testing/properties';
import { makeRenderer } from '../../../text/render';
import { blackOrchestra } from '..';
import { interrogationCards } from '../cards/interrogation';
import { messages } from '../messages';
import { interrogated, othersSee } from '../testing/interrogation';
import { viewLeaks } from '../testing/leaks';
import { one, Scenario } from '../testing/scenario';

/** What those who wait read, in English: the holders' seats are called by the names given. */
function told(s: Scenario): readonly string[] {
  const reader = makeRenderer('en', messages.en);
  return s
    .view(null)
    .waiting.map(({ about }) =>
      about === undefined ? '' : reader.render({ ...about, p: { ...about.p, who: 'Ben', n: 1 } }),
    );
}

describe('What those who wait are told of a question to somebody else', () => {
  it('is who asks whom for what (found: “Ben has a request to answer”)', () => {
    const s = Scenario.turn({ table: (draft) => (one(draft, 'canaris').items = ['map']) });
    expect(told(s)).toEqual(['Ben is choosing an action: 3 left.']);
    s.choose('beck', 'take:item:map:canaris');
    expect(told(s)).toEqual(['Ludwig Beck asks Ben for “Map”.']);
  });

  it('is the card it is for (found: “Ben chooses what an effect applies to”)', () => {
    const s = Scenario.turn({ table: (draft) => (one(draft, 'beck').dossier = ['forged-documents#1']) });
    s.choose('beck', 'act:forged-documents#1');
    expect(told(s)).toEqual(['Forged Documents: Ben chooses one of its effects.']);
    s.choose('beck', 'hitler');
    expect(told(s)).toEqual(['Forged Documents: Ben chooses a space.']);
  });

  it('is nothing of an interrogation, and of what somebody looks at alone', () => {
    const s = interrogated(interrogationCards[0]?.id ?? '');
    expect(s.view(null).waiting).toEqual([{ seat: 0, kind: 'interrogation' }]);
    expect(othersSee(s).filter((seen) => seen.includes('"about"'))).toEqual([]);
    const peek = Scenario.turn({ table: (draft) => (one(draft, 'beck').dossier = ['intelligence-briefing#1']) });
    peek.choose('beck', 'act:intelligence-briefing#1');
    expect(peek.view(null).waiting).toEqual([{ seat: 0, kind: 'peek' }]);
  });

  it('holds no secret in any game, and is the same for everybody', () => {
    const reader = makeRenderer('fr', messages.fr);
    const found = new Set<string>();
    for (const seed of gameSeeds(10)) {
      playout(blackOrchestra, { seats: 1 + (seed % 5), seed }, (match) => {
        if (match.over !== null) return;
        const { waiting } = viewOf(blackOrchestra, match, null);
        const alone = match.asks.filter(({ kind, confidential }) => kind === 'peek' || confidential === true);
        for (const { about } of alone.filter(isQuestion)) expect(about).toBeUndefined();
        for (const { kind, about } of waiting) {
          if (about === undefined) continue;
          expect([kind, kind === 'interrogation']).toEqual([kind, false]);
          expect(reader.render({ ...about, p: { ...about.p, who: 'Ben', n: 1 } })).not.toMatch(/[{}]|about\./);
          found.add(about.m);
        }
        for (const { seat } of match.asks) {
          if (seat < 0) continue;
          const view = viewOf(blackOrchestra, match, seat);
          expect(view.waiting).toEqual(waiting);
        }
        expect(viewLeaks(match, viewOf(blackOrchestra, match, null))).toEqual([]);
      });
    }
    expect(found.size).toBeGreaterThan(12);
  });
});
