import 'server-only';
import { createDecipheriv, createHash } from 'node:crypto';
import { z } from 'zod';

const IV = 12;
const TAG = 16;

const grant = z.strictObject({
  email: z.string().min(1),
  /** Equals the customer's attribute 1 until it has been used. */
  value: z.string().min(1),
  customerId: z.number().int().positive(),
  /** Milliseconds since 1970. */
  expires: z.number().int(),
});

/** What the holder of a reset link may do: choose this customer's password, once, until then (specification §4). */
export type ResetGrant = z.infer<typeof grant>;

/**
 * Opens the token of a reset link: base64url of iv (12 bytes), tag (16 bytes) and JSON sealed with AES-256-GCM under
 * the SHA-256 of the secret. Null for anything that was not sealed with it, or was touched since.
 */
export function openResetToken(secret: string, token: string): ResetGrant | null {
  if (!/^[\w-]{40,2000}$/.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.toString('base64url') !== token) return null;
  const key = createHash('sha256').update(secret, 'utf8').digest();
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV), { authTagLength: TAG });
  try {
    decipher.setAuthTag(bytes.subarray(IV, IV + TAG));
    const text = Buffer.concat([decipher.update(bytes.subarray(IV + TAG)), decipher.final()]);
    return grant.parse(JSON.parse(text.toString('utf8')));
  } catch {
    return null;
  }
}
