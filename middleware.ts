import { type NextRequest, NextResponse } from 'next/server';
import { settle } from '@/app/settle';
import { isMailedPage, linkInAddress, MAILED_LINK_S, type MailedLink } from '@/lib/customer/mailed-links';
import { config as settings } from '@/lib/platform/config';
import { localeCookie } from '@/lib/platform/session/locale-cookie';
import { ownCookie } from '@/lib/platform/session/own-cookie';
import { mayPreview } from '@/lib/platform/session/preview';
import { FILES } from '@/lib/routing/data/files';
import { routeAt } from '@/lib/routing/match';

/**
 * What is decided before any page is made: old addresses, tidy addresses, drafts, lists made for one visitor, and which
 * language a visitor's is who has told none. The front keeps the cookie of that out of what it shares.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const response = await decided(request);
  if (routeAt(request.nextUrl.pathname).pattern in FILES) return response;
  const cookie = localeCookie(Object.fromEntries(request.headers), settings().secure);
  if (cookie) response.headers.append('Set-Cookie', cookie);
  return response;
}

async function decided(request: NextRequest): Promise<NextResponse> {
  const { pathname, searchParams } = new URL(request.url);
  const link = linkInAddress(pathname, searchParams);
  if (link !== null) return takeLink(request, link);
  const decision = await settle(pathname, searchParams, mayPreview(request.cookies));
  if (decision.kind === 'redirect')
    return NextResponse.redirect(new URL(decision.to, request.url), decision.status);
  if (decision.kind === 'rewrite') return NextResponse.rewrite(new URL(decision.to, request.url));
  if (decision.kind === 'draft') {
    const headers = { 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'private, no-store' };
    return NextResponse.rewrite(new URL(decision.to, request.url), { headers });
  }
  const next = NextResponse.next();
  if (isMailedPage(pathname)) next.headers.set('Referrer-Policy', 'no-referrer');
  return next;
}

/** Takes the token of a mailed link out of the address, so that neither history nor any page further on holds it. */
function takeLink(request: NextRequest, { page, cookie, value }: MailedLink): NextResponse {
  const response = NextResponse.redirect(new URL(page, request.url), 303);
  response.headers.set('Referrer-Policy', 'no-referrer');
  response.headers.set('Cache-Control', 'no-store');
  // Lax: mail is read in browsers too, at another site.
  response.cookies.set(ownCookie(cookie, value, { sameSite: 'lax', maxAge: MAILED_LINK_S }));
  return response;
}

export const config = {
  runtime: 'nodejs',
  matcher: ['/((?!api/|_next/).*)'],
};
