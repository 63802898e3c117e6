import 'server-only';
import { createDecipheriv, createHash } from 'node:crypto';
import AES from 'crypto-js/aes.js';
import Utf8 from 'crypto-js/enc-utf8.js';
import { z } from 'zod';
import type { Config } from '@/lib/platform/config';

const IV = 12;
const TAG = 16;
const SALTED = 'Salted__';
const LONGEST = 2000;

const grant = z.strictObject({
  email: z.string().min(1),
  /** Equals the customer's reset attribute until the link has been used. */
  value: z.string().min(1),
  customerId: z.number().int().positive(),
  /** Milliseconds since 1970. */
  expires: z.number().int(),
});

/** What the holder of a reset link may do: set this customer's password, once, until it expires (specification §4). */
export type ResetGrant = z.infer<typeof grant>;

type Format = Config['reset']['format'];

/**
 * Opens the token of a reset link in the configured format only. Null for anything that was not written with this
 * secret.
 */
export function openResetToken(
  { format, secret }: { format: Format; secret: string },
  token: string,
): ResetGrant | null {
  try {
    return grant.parse(JSON.parse(DECRYPTED[format](secret, token)));
  } catch {
    return null;
  }
}

const DECRYPTED: Record<Format, (secret: string, token: string) => string> = {
  'crypto-js': byPassphrase,
  'aes-256-gcm': unsealed,
};

/**
 * Decrypts a token of the merchant's function (specification §7): `CryptoJS.AES.encrypt(JSON, passphrase).toString()`,
 * which is base64 of `Salted__`, a salt (8 bytes) and AES-256-CBC. It has no authentication tag; a manipulated token
 * fails at the shape of the JSON and at the one-time value, which nobody else knows.
 * @throws when it is not such a token
 */
function byPassphrase(passphrase: string, token: string): string {
  const bytes = bytesOf(token, 'base64');
  if (bytes.toString('latin1', 0, SALTED.length) !== SALTED) throw new Error('No salted text.');
  return AES.decrypt(token, passphrase).toString(Utf8);
}

/**
 * Decrypts a token of a new function: base64url of IV (12 bytes), tag (16 bytes) and JSON sealed with AES-256-GCM under
 * the SHA-256 of the secret.
 * @throws when it was not sealed with this secret, or has been changed since
 */
function unsealed(secret: string, token: string): string {
  const bytes = bytesOf(token, 'base64url');
  const key = createHash('sha256').update(secret, 'utf8').digest();
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV), { authTagLength: TAG });
  decipher.setAuthTag(bytes.subarray(IV, IV + TAG));
  return Buffer.concat([decipher.update(bytes.subarray(IV + TAG)), decipher.final()]).toString('utf8');
}

/** Decodes a token, accepting only its canonical encoding: no stray characters, no spare bits. */
function bytesOf(token: string, encoding: 'base64' | 'base64url'): Buffer {
  const bytes = Buffer.from(token, encoding);
  if (token.length > LONGEST || bytes.toString(encoding) !== token) throw new Error('Another spelling.');
  return bytes;
}
