import { firstInterrogations } from '../cards/first-edition/interrogation';
import { interrogationCards } from '../cards/interrogation';
import { finder } from '../cards/set';
import { interrogated, interrogatedInFirst, othersSee } from '../testing/interrogation';
import type { Scenario } from '../testing/scenario';

/** In both editions: how an interrogation begins, and its first card. */
const EDITIONS = [
  ['second', interrogated, finder(interrogationCards), 'doubt'],
  ['first', interrogatedInFirst, finder(firstInterrogations), 'first-1'],
] as const;

/** What Beck is asked now. */
const shownTo = (s: Scenario): string =>
  JSON.stringify(s.asks('beck').map(({ prompt, source, options }) => [prompt, source, options]));

const LINE = 'log.interrogated-anew';

describe.each(EDITIONS)(
  'An interrogation in the %s edition when another player comes to answer [R36]',
  (_edition, begun, cardOf, id) => {
    /** The id of the card that lies before the prisoner. */
    const drawn = (s: Scenario): string | null =>
      s.hidden.interrogation === null ? null : cardOf(s.hidden.interrogation).id;

    it('goes on with another card: its new player does not read the one that was seen', () => {
      const s = begun(id);
      const seen = shownTo(s);
      s.claim('beck');
      expect([drawn(s) === null, drawn(s) === id]).toEqual([false, false]);
      expect(shownTo(s)).not.toBe(seen);
      expect(s.hidden.interrogationDeck).toContain(`${id}#1`);
      expect(s.log.filter((line) => line === LINE)).toHaveLength(1);
    });

    it('never draws a card that reads like the one that was seen', () => {
      const s = begun(id, (draft) => {
        const alike = draft.hidden.interrogationDeck.filter((key) => cardOf(key).id === id);
        const rest = draft.hidden.interrogationDeck.filter((key) => cardOf(key).id !== id);
        draft.hidden.interrogationDeck = [...alike, ...rest];
      });
      s.claim('beck');
      expect(drawn(s)).not.toBe(id);
    });

    it('is drawn anew for a stand-in who answers alone for the prisoner', () => {
      const s = begun(id).entrust('beck', 'canaris', 'kept');
      const kept = s.view('canaris').kept?.[0]?.asks ?? [];
      expect(kept.some(({ kind }) => kind === 'interrogation')).toBe(true);
      expect(drawn(s)).not.toBe(id);
      expect(s.view('beck').asks.filter(({ kind }) => kind === 'interrogation')).toEqual([]);
    });

    it('waits unseen for a prisoner whose stand-in answers nothing alone', () => {
      const s = begun(id).entrust('beck', 'canaris');
      expect(drawn(s)).toBe(id);
      expect(s.view('canaris').kept?.[0]?.asks ?? []).toEqual([]);
    });

    it('shows nobody else either card', () => {
      const s = begun(id);
      const before = othersSee(s);
      s.claim('beck');
      for (const seen of [...before, ...othersSee(s)]) expect(seen).not.toMatch(/"kind":"interrogation","id"|effect\./);
    });

    it('is drawn anew when the table goes back to what another player was shown', () => {
      const s = begun(id);
      const stored = s.stored;
      s.claim('beck').goBack(stored);
      expect(drawn(s)).not.toBe(id);
    });
  },
);

it('A die that the prisoner of the first edition has rolled stays when another player answers [R36]', () => {
  const s = interrogatedInFirst('first-1');
  const rolled = s.log.filter((line) => line === 'log.resisted').length;
  expect(rolled).toBe(1);
  s.claim('beck');
  expect(s.log.filter((line) => line === 'log.resisted')).toHaveLength(rolled);
});
