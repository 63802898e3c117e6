import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import AES from 'crypto-js/aes.js';
import Utf8 from 'crypto-js/enc-utf8.js';
import { z } from 'zod';

const IV_LENGTH = 12;
const TAG_LENGTH = 16;

const grant = z.strictObject({
  email: z.string(),
  /** Must equal the customer's attribute 1, which is cleared when the link is used. */
  value: z.string().min(1),
  customerId: z.int().positive(),
  /** Milliseconds since 1970. */
  expires: z.int(),
});

/** What a reset link permits: to set this customer's password once, before `expires`. */
export type ResetGrant = z.infer<typeof grant>;

/** Formats of the parameter `t` of a reset link, described in `docs/hosted.md`. */
export const RESET_FORMATS = ['crypto-js', 'aes-256-gcm'] as const;
export type ResetFormat = (typeof RESET_FORMATS)[number];

type Cipher = Readonly<{
  encrypt: (secret: string, text: string) => string;
  /** @throws if it was not encrypted with this secret */
  decrypt: (secret: string, token: string) => string;
}>;

const CIPHERS: Record<ResetFormat, Cipher> = {
  'crypto-js': {
    encrypt: (secret, text) => AES.encrypt(text, secret).toString(),
    decrypt: (secret, token) => AES.decrypt(token, secret).toString(Utf8),
  },
  'aes-256-gcm': { encrypt: seal, decrypt: unseal },
};

export function writeResetToken(format: ResetFormat, secret: string, granted: ResetGrant): string {
  return CIPHERS[format].encrypt(secret, JSON.stringify(granted));
}

/** Returns `null` if the token was not encrypted with this secret or is malformed. */
export function readResetToken(format: ResetFormat, secret: string, token: string): ResetGrant | null {
  try {
    return grant.parse(JSON.parse(CIPHERS[format].decrypt(secret, token)));
  } catch {
    return null;
  }
}

function seal(secret: string, text: string): string {
  const iv = randomBytes(IV_LENGTH);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv, { authTagLength: TAG_LENGTH });
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

function unseal(secret: string, token: string): string {
  const bytes = Buffer.from(token, 'base64url');
  // The last character may contain unused bits. Only the canonical encoding of a token is accepted.
  if (bytes.toString('base64url') !== token) throw new Error('Another spelling.');
  const iv = bytes.subarray(0, IV_LENGTH);
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), iv, { authTagLength: TAG_LENGTH });
  decipher.setAuthTag(bytes.subarray(IV_LENGTH, IV_LENGTH + TAG_LENGTH));
  const text = Buffer.concat([decipher.update(bytes.subarray(IV_LENGTH + TAG_LENGTH)), decipher.final()]);
  return text.toString('utf8');
}

function keyOf(secret: string): Buffer {
  return createHash('sha256').update(secret, 'utf8').digest();
}
