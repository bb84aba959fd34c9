import { NAME_LENGTH } from '../../../shared/protocol/rooms';
import { tidyName } from './name';

test('a name is trimmed and kept within the limits of the protocol', () => {
  expect(tidyName('  Anna ')).toBe('Anna');
  expect(tidyName('   ')).toBeNull();
  expect(tidyName('x'.repeat(NAME_LENGTH.max))).toBe('x'.repeat(NAME_LENGTH.max));
  expect(tidyName('x'.repeat(NAME_LENGTH.max + 1))).toBeNull();
});
