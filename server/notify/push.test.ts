import { createECDH, randomBytes } from 'node:crypto';

import webpush from 'web-push';

import { pushLetter } from './push';

test('a letter is encrypted when it is posted (found: an answer that notified six devices took 44 ms)', () => {
  const encrypt = jest.spyOn(webpush, 'generateRequestDetails');
  const device = createECDH('prime256v1');
  device.generateKeys();
  const target = {
    endpoint: 'https://push.example/one',
    p256dh: device.getPublicKey('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
  const letter = pushLetter(target, webpush.generateVAPIDKeys(), 'mailto:nobody@example.invalid', { room: 'ABCDE' });
  expect(letter.url.href).toBe(target.endpoint);
  expect(encrypt).not.toHaveBeenCalled();
  expect(letter.write().body.length).toBeGreaterThan(0);
  expect(encrypt).toHaveBeenCalledTimes(1);
});
