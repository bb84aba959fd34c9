import { seat } from '../../../shared/engine/ask';
import { chatAccess } from './access';

test('the conversation is closed to whoever answers alone, and to nobody else', () => {
  const waiting = [
    { seat: seat(0), kind: 'action' },
    { seat: seat(1), kind: 'probe' },
  ];
  const access = [seat(0), seat(1), null].map((reader) => chatAccess(reader, ['probe'], waiting));
  expect(access).toEqual(['open', 'closed', 'open']);
  expect(chatAccess(seat(1), ['probe'], [])).toBe('open');
  const keepers = (alone: 'kept' | 'waits') => ({ 1: { by: { kind: 'seat', seat: seat(2) }, alone } as const });
  const keeper = (alone: 'kept' | 'waits') => chatAccess(seat(2), ['probe'], waiting, keepers(alone));
  expect([keeper('kept'), keeper('waits')]).toEqual(['closed', 'open']);
  expect(chatAccess(null, ['probe'], waiting, keepers('kept'))).toBe('open');
  const muted = [seat(0), seat(1)].map((reader) => chatAccess(reader, ['probe'], waiting, {}, 'muted'));
  expect(muted).toEqual(['muted', 'closed']);
});

test('whoever is out talks apart, unless the host has muted them', () => {
  const out = [seat(0), seat(1), null].map((reader) => chatAccess(reader, [], [], {}, 'heard', [seat(1)]));
  expect(out).toEqual(['open', 'out', 'open']);
  expect(chatAccess(seat(1), [], [], {}, 'muted', [seat(1)])).toBe('muted');
});
