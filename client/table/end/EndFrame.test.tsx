/** @jest-environment ./client/testing/environment.ts */
import { screen } from '@testing-library/react';

import { seat } from '../../../shared/engine/ask';
import { viewOf } from '../../../shared/engine/match';
import { blackOrchestra } from '../../../shared/games/black-orchestra';
import { playout } from '../../../shared/testing/playout';
import { blackOrchestraIn } from '../../games/black-orchestra/testing/game';
import { buttons, draw, named, tabTo } from '../../testing/draw';
import { atTable } from '../../testing/table';
import { EndFrame } from './EndFrame';

describe.each([
  ['en', 'The conspiracy has failed', 'Every conspirator is in prison.', 'Back to the start page'],
  ['fr', 'La conspiration a échoué', 'Tous les conspirateurs sont en prison.', 'Retour à l’accueil'],
] as const)('The end of a match (%s)', (language, title, why, leave) => {
  it('is told with its reason, asks nothing more, and leads back to the start page', async () => {
    const over = viewOf(blackOrchestra, playout(blackOrchestra, { seats: 3, seed: 6 }), seat(0));
    const { user } = draw(
      atTable(<EndFrame extent="all" />, { view: over, game: blackOrchestraIn(language) }),
      language,
    );
    // The report opens by itself, over the table.
    await screen.findByTestId('account-page');
    await user.keyboard('{Escape}');
    expect(screen.queryByTestId('end-page')).toBeNull();
    expect(named('heading')).toEqual([title]);
    screen.getByText(why);
    expect(buttons()).toEqual([language === 'en' ? 'Game report' : 'Bilan de la partie']);
    window.history.replaceState(null, '', '/room/ABCDE');
    await tabTo(user, 'link', leave);
    await user.keyboard('{Enter}');
    expect(window.location.pathname).toBe('/');
  });
});
