/** @jest-environment ./client/testing/environment.ts */
import { screen, within } from '@testing-library/react';

import { one, Scenario } from '../../../shared/games/black-orchestra/testing/scenario';
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
