/** @jest-environment ./client/testing/environment.ts */
import { screen, within } from '@testing-library/react';

import { one, Scenario, stackEvents } from '../../../shared/games/black-orchestra/testing/scenario';
import { blackOrchestraIn } from '../../games/black-orchestra/testing/game';
import { draw } from '../../testing/draw';
import { atTable } from '../../testing/table';
import { Between } from './Between';

test.each([
  ['en', ['Suspicion at least high, motivation +2', 'No']],
  ['fr', ['Suspicion au moins élevée, motivation +2', 'Non']],
] as const)('who waits reads between what somebody decides, where it lies open (%s)', (language, options) => {
  const scenario = Scenario.event('visit-from-goebbels-1', {
    table: (draft) => {
      one(draft, 'canaris').space = 'munich';
      one(draft, 'kordt').space = 'munich';
    },
  });
  draw(
    atTable(<Between place="list" />, { view: scenario.view('canaris'), game: blackOrchestraIn(language) }),
    language,
  );
  const items = within(screen.getByTestId('between')).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent.replace(/\s/gu, ' '))).toEqual(options);
});

test.each([
  ['en', ['Parade in Berlin', 'Kristallnacht', 'Visit from Goebbels']],
  ['fr', ['Défilé à Berlin', 'Nuit de Cristal', 'Visite de Goebbels']],
] as const)(
  'who waits for the order of events that all have seen reads what each does (%s, found: “chooses the order”, and only names)',
  (language, names) => {
    const events = ['parade-in-berlin', 'kristallnacht', 'visit-from-goebbels-1'];
    const scenario = Scenario.turn({
      sheets: ['kordt', 'beck', 'canaris'],
      table: (draft) => {
        one(draft, 'kordt').motivation = 'motivated';
        stackEvents(draft, 1, ['parade-in-berlin#1', 'kristallnacht#1', 'visit-from-goebbels-1#1']);
      },
    }).choose('kordt', 'ability');
    const game = blackOrchestraIn(language);
    draw(
      atTable(
        <>
          <Between place="list" />
          <Between place="row" />
        </>,
        { view: scenario.view(null), game },
      ),
      language,
    );
    const [list, row] = screen.getAllByTestId('between').map((each) =>
      within(each)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    );
    expect(list).toEqual(names.map((each, i) => `${each} ${game.text.render({ m: `event.${events[i]}.text` })}`));
    expect(row).toEqual(names);
  },
);
