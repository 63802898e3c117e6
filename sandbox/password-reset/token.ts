import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';

const IV_LENGTH = 12;
const TAG_LENGTH = 16;

const grant = z.strictObject({
  email: z.string(),
  /** Must equal the customer's attribute 1, which is emptied when it is used. */
  value: z.string().min(1),
  customerId: z.int().positive(),
  /** Milliseconds since 1970. */
  expires: z.int(),
});

/** What the holder of a reset link may do: set this customer's password once, until then. */
export type ResetGrant = z.infer<typeof grant>;

/**
 * The `t` of a reset link: base64url without padding of iv (12 bytes), tag (16 bytes) and ciphertext. AES-256-GCM
 * without additional data; the key is the SHA-256 of the secret's UTF-8 bytes; the text is the grant as JSON.
 */
export function sealResetToken(secret: string, granted: ResetGrant): string {
  const iv = randomBytes(IV_LENGTH);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv, { authTagLength: TAG_LENGTH });
  const sealed = Buffer.concat([cipher.update(JSON.stringify(granted), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** `null` for whatever was not sealed with this secret. */
export function openResetToken(secret: string, token: string): ResetGrant | null {
  if (!/^[\w-]{40,2000}$/.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  // A last character may carry bits that decode to nothing: one token, one spelling.
  if (bytes.toString('base64url') !== token) return null;
  const iv = bytes.subarray(0, IV_LENGTH);
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), iv, { authTagLength: TAG_LENGTH });
  try {
    decipher.setAuthTag(bytes.subarray(IV_LENGTH, IV_LENGTH + TAG_LENGTH));
    const text = Buffer.concat([
      decipher.update(bytes.subarray(IV_LENGTH + TAG_LENGTH)),
      decipher.final(),
    ]).toString('utf8');
    return grant.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

function keyOf(secret: string): Buffer {
  return createHash('sha256').update(secret, 'utf8').digest();
}
