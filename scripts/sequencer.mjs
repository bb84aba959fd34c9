// In which order jest runs the tests.
import Sequencer from '@jest/test-sequencer';

/** Browser tests take longest. Begun first, they leave no processor idle at the end, also on a fresh clone, where jest knows no times. */
export default class BrowsersFirst extends Sequencer {
  sort(tests) {
    const inBrowsers = ({ context }) => context.config.displayName?.name === 'browser';
    const sorted = super.sort([...tests]);
    return [...sorted.filter(inBrowsers), ...sorted.filter((test) => !inBrowsers(test))];
  }
}
