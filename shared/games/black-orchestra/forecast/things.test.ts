import { Scenario } from '../testing/scenario';
import { isOnTable } from './things';

/** A turn of Beck, who holds a card and an item. */
function known() {
  return Scenario.turn({
    table: (draft) => {
      const [beck] = draft.pub.conspirators;
      if (beck === undefined) throw new Error('nobody plays');
      beck.dossier = ['safe#1'];
      beck.items = ['keys'];
      draft.pub.discard = ['called-away#1'];
      draft.pub.itemDiscard = ['poison'];
    },
  }).pub;
}

test.each([
  ['space', 'paris'],
  ['space', 'prison'],
  ['leader', 'hess'],
  ['conspirator', 'beck'],
  ['card', 'safe#1'],
  ['card', 'called-away#1'],
  ['item', 'beck:keys'],
  ['item-kind', 'map'],
  ['discarded-item', 'poison'],
  ['track', 'dissent'],
  ['support', 'support'],
  ['deck', 'conspirator'],
  ['figure', 'stage'],
])('everybody sees %s %s', (kind, id) => {
  expect(isOnTable(known(), { kind, id })).toBe(true);
});

test.each([
  ['space', 'london'],
  ['leader', 'nobody'],
  ['conspirator', 'oster'],
  // A card of the deck, and one whose copy nobody holds.
  ['card', 'quick-reaction#1'],
  ['card', 'safe#2'],
  ['item', 'beck:map'],
  ['item', 'canaris:keys'],
  ['discarded-item', 'keys'],
  ['tile', 'toString'],
  ['die', '0'],
  ['track', 'anything'],
  ['support', 'anything'],
  ['deck', 'events'],
  ['interrogation', 'warning'],
  ['sign', 'eagle'],
  ['figure', 'motivation'],
])('%s %s is on no table', (kind, id) => {
  expect(isOnTable(known(), { kind, id })).toBe(false);
});
