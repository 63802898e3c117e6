import { createHmac } from 'node:crypto';
import { config } from '@/lib/platform/config';
import { isSameSecret } from '@/lib/platform/same-secret';
import { cookieName } from './own-cookie';

export const PREVIEW_COOKIE = 'editorPreview';

/** Lifetime of a pass: two hours. */
export const PREVIEW_SECONDS = 7_200;

const sign = (secret: string, expires: string) =>
  createHmac('sha256', secret).update(`preview:${expires}`).digest('base64url');

/**
 * Returns the value of the cookie that lets an editor's browser see drafts until `expiresAt` (milliseconds since 1970).
 */
export function makePreviewPass(secret: string, expiresAt: number): string {
  return `${expiresAt}.${sign(secret, String(expiresAt))}`;
}

/**
 * Whether a cookie's value is a pass of ours that has not expired.
 * @param now milliseconds since 1970
 */
export function isPreviewPass(secret: string, pass: string | undefined, now = Date.now()): boolean {
  const [expires = '', mac = ''] = (pass ?? '').split('.');
  return Number(expires) > now && isSameSecret(mac, sign(secret, expires));
}

/**
 * Whether a browser may see drafts and editors' pages: one that opened `/preview?secret=…`. Without `PREVIEW_SECRET`
 * everybody may if platform and search are the sandbox, and nobody if one of them is hosted.
 */
export function mayPreview(cookies: { get(name: string): { value: string } | undefined }): boolean {
  const { previewSecret, commerce, search } = config();
  if (previewSecret === null) return !commerce.hosted && !search.hosted;
  return isPreviewPass(previewSecret, cookies.get(cookieName(PREVIEW_COOKIE))?.value);
}
