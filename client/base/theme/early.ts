/**
 * A script of its own, which the page waits for: what the browser paints first has the right look already. The policy of the page
 * allows no script in its markup, and the first module comes with all of React.
 */
import { watchForMissingScript } from '../missing-code';
import { wear } from './theme';

wear();
watchForMissingScript(() => window.location.reload());
