import { plotTurn } from '../../../../shared/games/black-orchestra/testing/plots';
import { one, putTile, Scenario } from '../../../../shared/games/black-orchestra/testing/scenario';
import { blackOrchestraIn, facts } from '../testing/game';
import { note } from './note';

/** What is said under an option of Beck's turn, who stands at the station; Hess is in Hanover. */
function noted(key: string, language: 'en' | 'fr'): string | null {
  const s = Scenario.turn({
    table: (draft) => {
      one(draft, 'canaris').space = 'hannover';
      draft.pub.leaders.hess = { state: 'board', space: 'hannover' };
      putTile(draft, 'nuremberg', 'poison', 'up');
    },
  });
  return note({
    option: { key, label: { m: 'option.move' } },
    options: {},
    view: s.view('beck'),
    facts,
    text: blackOrchestraIn(language).text,
  });
}

test('under a move stands whom and what one meets there, and a face-down item is not named', () => {
  expect(noted('move:hannover', 'en')).toBe(
    'Hess (next turn: a card to discard), Wilhelm Canaris, and a face-down item',
  );
  expect(noted('move:hannover', 'fr')).toBe(
    'Hess (au prochain tour\u00a0: une carte à défausser), Wilhelm Canaris et un objet face cachée',
  );
  expect(noted('move:nuremberg', 'fr')).toContain('Poison');
});

test('a move says no penalty to who is spared by leaders (found: Beck did not know what to believe)', () => {
  const s = Scenario.turn({
    table: (draft) => {
      one(draft, 'beck').motivation = 'motivated';
      draft.pub.leaders.hess = { state: 'board', space: 'hannover' };
    },
  });
  const option = { key: 'move:hannover', label: { m: 'option.move' } };
  expect(note({ option, options: {}, view: s.view('beck'), facts, text: blackOrchestraIn('en').text })).toBe(
    'Hess and a face-down item',
  );
});

test('a move says that what is held is delivered there only once the tile is gone (found: weapons were carried there in vain)', () => {
  const said = (items: readonly 'weapons'[], language: 'en' | 'fr' = 'en') => {
    const s = Scenario.turn({ table: (draft) => void (one(draft, 'beck').items = [...items]) });
    const option = { key: 'move:chancellery', label: { m: 'option.move' } };
    return note({ option, options: {}, view: s.view('beck'), facts, text: blackOrchestraIn(language).text });
  };
  expect(said([])).toBe('a face-down item');
  expect(said(['weapons'])).toBe('a face-down item and a delivery once that item is taken');
  expect(said(['weapons'], 'fr')).toBe('un objet face cachée et une livraison, une fois cet objet pris');
});

test('a move says what entering does', () => {
  expect(noted('move:paris', 'en')).toBe('suspicion −3 and military support +1');
});

test('under dice to conspire with stands how likely they help and harm (found: “how many?”)', () => {
  const view = Scenario.turn().view('beck');
  const option = { key: 'conspire:2', label: { m: 'option.conspire', p: { dice: 2 } } };
  const said = (language: 'en' | 'fr') =>
    note({ option, options: {}, view, facts, text: blackOrchestraIn(language).text });
  // Two faces of six are targets, and one is an eagle.
  expect(said('en')).toBe('target 56% (three: motivation +1), eagle 31% (suspicion +1), number: more actions');
  expect(said('fr')).toBe(
    'cible 56\u00a0% (trois\u00a0: motivation +1), aigle 31\u00a0% (suspicion +1), chiffre\u00a0: autant d’actions',
  );
});

test('under a plot stands how likely it succeeds (found: one without a chance looked like any other)', () => {
  const said = (items: readonly ('weapons' | 'intel')[], language: 'en' | 'fr' = 'en', plans = 'all') => {
    const s = plotTurn('sniper#1', { sheets: ['canaris', 'beck'], hitler: 'munich', motivation: 'reckless', items });
    const option = { key: 'plot:sniper#1:hitler', label: { m: 'option.plot' } };
    return note({ option, options: { plans }, view: s.view('canaris'), facts, text: blackOrchestraIn(language).text });
  };
  expect(said([])).toBe('0% success');
  expect(said(['weapons', 'intel'])).toBe('11.1% success');
  expect(said(['weapons', 'intel'], 'fr')).toBe('réussite 11,1\u00a0%');
  expect(said(['weapons', 'intel'], 'en', 'off')).toBeNull();
});

test('under a conspirator stand their levels (found: whose suspicion should fall?)', () => {
  const s = Scenario.turn({ table: (draft) => void Object.assign(one(draft, 'canaris'), { suspicion: 'high' }) });
  const option = {
    key: 'conspirator:canaris',
    ref: { kind: 'conspirator', id: 'canaris' },
    label: { m: 'sheet.canaris' },
  };
  const said = (language: 'en' | 'fr') =>
    note({ option, options: {}, view: s.view('beck'), facts, text: blackOrchestraIn(language).text });
  expect(said('en')).toBe('timid, suspicion high');
  expect(said('fr')).toBe('timide, suspicion élevée');
});

test('nothing is said under what is no move', () => {
  expect(noted('dossier', 'en')).toBeNull();
});

test('of a place that is only named stands who is there (bug: “which?”, and not with whom the leader would be)', () => {
  expect(noted('space:hannover', 'en')).toBe('Hess and Wilhelm Canaris');
  expect(noted('space:hannover', 'fr')).toBe('Hess et Wilhelm Canaris');
  expect(noted('space:nuremberg', 'fr')).toBe('Bormann');
});

test('an event whose order is chosen says that it will be replaced (found: it was put on top in vain) [BO 8]', () => {
  const view = Scenario.turn().view('beck');
  const said = (keyEvent: 'munich-agreement#1' | null, event: string, language: 'en' | 'fr' = 'en') => {
    const option = { key: `event:${event}`, label: { m: 'option.thing' }, ref: { kind: 'event', id: event } } as const;
    const later = { ...view, table: { ...view.table, keyEvent } };
    return note({ option, options: {}, view: later, facts, text: blackOrchestraIn(language).text });
  };
  expect(said(null, 'the-anschluss#1')).toBeNull();
  expect(said('munich-agreement#1', 'kristallnacht#1')).toBeNull();
  expect(said('munich-agreement#1', 'the-anschluss#1')).toBe('no effect: the key event has passed');
  expect(said('munich-agreement#1', 'the-anschluss#1', 'fr')).toBe('sans effet\u00a0: l’événement clef est passé');
});
