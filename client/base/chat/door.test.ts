import { seat } from '../../../shared/engine/ask';
import { doorFor } from './door';

test('the conversation is closed to whoever answers alone, and to nobody else', () => {
  const waiting = [
    { seat: seat(0), kind: 'action' },
    { seat: seat(1), kind: 'probe' },
  ];
  const doors = [seat(0), seat(1), null].map((reader) => doorFor(reader, ['probe'], waiting));
  expect(doors).toEqual(['open', 'closed', 'open']);
  expect(doorFor(seat(1), ['probe'], [])).toBe('open');
});
