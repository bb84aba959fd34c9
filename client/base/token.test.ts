import { TOKEN_SHAPE } from '../../shared/protocol/rooms';
import { makeToken } from './token';

test('tokens are of the shape the server wants, and never twice the same', () => {
  const made = Array.from({ length: 500 }, makeToken);
  for (const token of made) expect(token).toMatch(TOKEN_SHAPE);
  expect(new Set(made).size).toBe(made.length);
});
