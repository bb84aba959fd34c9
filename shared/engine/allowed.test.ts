import { allowedBy } from './allowed';

it('people who win together agree on everything', () => {
  const { goBack, suggestions, advice, succession } = allowedBy({});
  expect([goBack, suggestions, advice, succession]).toEqual(['by-consent', 'anybody', 'own', 'by-consent']);
});

it('rivals take nothing back, help nobody and show no hand to a new holder of the seat', () => {
  const { goBack, suggestions, tries, advice, succession, previews, callOff } = allowedBy({ play: 'rivals' });
  expect([goBack, suggestions, tries, advice, succession]).toEqual(['never', 'never', 'never', 'never', 'never']);
  expect([previews, callOff]).toEqual(['own', 'by-consent']);
});

it('a game says what is otherwise with it', () => {
  expect(allowedBy({ play: 'rivals', allows: { goBack: 'by-consent' } })).toMatchObject({
    goBack: 'by-consent',
    advice: 'never',
  });
  expect(allowedBy({ allows: { previews: 'never' } })).toMatchObject({ goBack: 'by-consent', previews: 'never' });
});
