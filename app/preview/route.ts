import { timingSafeEqual } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import { config } from '@/lib/platform/config';
import { makePreviewPass, PREVIEW_COOKIE, PREVIEW_SECONDS } from '@/lib/platform/preview';
import { hit } from '@/lib/platform/rate-limit';
import { noteSecurity } from '@/lib/platform/security-log';

const TRIES = { name: 'preview', most: 10, windowMs: 15 * 60_000 };

/** `/preview?secret=…` lets this browser see drafts (`?preview=true`) for two hours. */
export function GET(request: NextRequest): NextResponse {
  const { previewSecret, secure } = config();
  const given = request.nextUrl.searchParams.get('secret') ?? '';
  const wait = hit(TRIES, request.headers.get('x-client-address') ?? 'unknown');
  if (wait !== null) return new NextResponse(null, { status: 429, headers: { 'retry-after': String(wait) } });
  if (previewSecret !== null && !isSame(given, previewSecret)) {
    noteSecurity('refused', { status: 403, at: 'preview' });
    return new NextResponse(null, { status: 403 });
  }
  noteSecurity('drafts-opened');

  const headers = { location: '/?preview=true', 'cache-control': 'no-store' };
  const response = new NextResponse(null, { status: 303, headers });
  if (previewSecret !== null) {
    const expires = Date.now() + PREVIEW_SECONDS * 1_000;
    const pass = makePreviewPass(previewSecret, expires);
    response.cookies.set(PREVIEW_COOKIE, pass, {
      httpOnly: true,
      sameSite: 'strict',
      secure,
      path: '/',
      expires,
    });
  }
  return response;
}

function isSame(given: string, expected: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}
