import { createCipheriv, createHash } from 'node:crypto';
import CryptoJS from 'crypto-js';
import { describe, expect, test } from 'vitest';
import { openResetToken } from '@/lib/customer/reset-token';
import { writeResetToken } from '../../../sandbox/password-reset/token.ts';

const SECRET = 'a secret that is used in tests only';
const GRANT = { email: 'pat@example.org', value: 'once', customerId: 41, expires: 1_700_000_000_000 };

test('opens a crypto-js token written by the merchant’s own function', () => {
  const token = CryptoJS.AES.encrypt(JSON.stringify(GRANT), SECRET).toString();
  expect(openResetToken({ format: 'crypto-js', secret: SECRET }, token)).toEqual(GRANT);
});

test('opens an AES-256-GCM token sealed by another implementation', () => {
  const iv = Buffer.alloc(12, 7);
  const cipher = createCipheriv('aes-256-gcm', createHash('sha256').update(SECRET).digest(), iv);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(GRANT)), cipher.final()]);
  const token = Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
  expect(openResetToken({ format: 'aes-256-gcm', secret: SECRET }, token)).toEqual(GRANT);
});

describe.each(['crypto-js', 'aes-256-gcm'] as const)('a reset token in the %s format', (format) => {
  const open = (token: string, secret = SECRET) => openResetToken({ format, secret }, token);
  const token = writeResetToken(format, SECRET, GRANT);

  test('opens only with its secret', () => {
    expect(open(token)).toEqual(GRANT);
    expect(open(token, `${SECRET}!`)).toBeNull();
  });

  test('opens only in its own format', () => {
    const other = format === 'crypto-js' ? 'aes-256-gcm' : 'crypto-js';
    expect(open(writeResetToken(other, SECRET, GRANT))).toBeNull();
  });

  test('never names another customer, whichever character is altered', () => {
    for (let at = 0; at < token.length; at += 1) {
      const touched = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
      const opened = open(touched);
      if (opened) expect([opened.customerId, format]).toEqual([41, 'crypto-js']);
    }
  });

  test.each(['', 'x', 'A'.repeat(2004), ` ${token}`, `${token}\n`, `${token}=`])(
    'is not read from %j',
    (wrong) => expect(open(wrong)).toBeNull(),
  );

  test.each([
    { ...GRANT, more: 1 },
    { ...GRANT, value: '' },
    { ...GRANT, customerId: 0 },
  ])('is refused if it is not exactly a grant: %j', (wrong) =>
    expect(open(writeResetToken(format, SECRET, wrong))).toBeNull(),
  );
});
