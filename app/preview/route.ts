import { type NextRequest, NextResponse } from 'next/server';
import { safeRedirect } from '@/lib/customer/safe-redirect';
import { config } from '@/lib/platform/config';
import { addressOf } from '@/lib/platform/http/api';
import { makePreviewPass, PREVIEW_COOKIE, PREVIEW_SECONDS } from '@/lib/platform/session/preview';
import { ownCookie } from '@/lib/platform/session/own-cookie';
import { hit } from '@/lib/platform/http/rate-limit';
import { isSameSecret } from '@/lib/platform/same-secret';
import { noteSecurity } from '@/lib/platform/observe/security-log';
import { inDrafts } from '@/lib/routing/drafts';

const TRIES = { name: 'preview', most: 10, windowMs: 15 * 60_000 };

/**
 * `/preview?secret=…&path=/landlords` lets this browser see drafts (`?preview=true`) for two hours and redirects to
 * that page, or to the home page. It is opened from the content service, so its cookie must be sent with cross-site
 * links; it permits reading drafts only.
 */
export async function GET(request: NextRequest): Promise<NextResponse> {
  const { previewSecret } = config();
  const given = request.nextUrl.searchParams.get('secret') ?? '';
  const wait = await hit(TRIES, addressOf(request));
  if (wait !== null) return new NextResponse(null, { status: 429, headers: { 'retry-after': String(wait) } });
  if (previewSecret !== null && !isSameSecret(given, previewSecret)) {
    noteSecurity('refused', { status: 403, at: 'preview' });
    return new NextResponse(null, { status: 403 });
  }
  noteSecurity('drafts-opened');

  const wanted = safeRedirect(request.nextUrl.searchParams.get('path') ?? '/');
  const headers = { location: inDrafts(wanted), 'cache-control': 'no-store' };
  const response = new NextResponse(null, { status: 303, headers });
  if (previewSecret !== null) {
    const expires = Date.now() + PREVIEW_SECONDS * 1_000;
    const pass = makePreviewPass(previewSecret, expires);
    response.cookies.set(ownCookie(PREVIEW_COOKIE, pass, { expires, sameSite: 'lax' }));
  }
  return response;
}
