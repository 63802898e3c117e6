import { type NextRequest, NextResponse } from 'next/server';
import { decideRoute } from '@/app/decide-route';
import { isMailedPage, linkInAddress, MAILED_LINK_S, type MailedLink } from '@/lib/customer/mailed-links';
import { config as settings } from '@/lib/platform/config';
import { localeCookie } from '@/lib/platform/session/locale-cookie';
import { ownCookie } from '@/lib/platform/session/own-cookie';
import { mayPreview } from '@/lib/platform/session/preview';
import { FILES } from '@/lib/routing/data/files';
import { routeAt } from '@/lib/routing/match';

/**
 * Handles what must be decided before a page is rendered: links from e-mails, redirects of old and untidy URLs, drafts
 * for editors, and filtered listings. Also sets the locale cookie for visitors who have none. From a response that
 * visitors share, the front removes the cookie and adds it to each visitor's own copy.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const response = await route(request);
  if (routeAt(request.nextUrl.pathname).pattern in FILES) return response;
  const cookie = localeCookie(Object.fromEntries(request.headers), settings().secure);
  if (cookie) response.headers.append('Set-Cookie', cookie);
  return response;
}

async function route(request: NextRequest): Promise<NextResponse> {
  const { pathname, searchParams } = new URL(request.url);
  const link = linkInAddress(pathname, searchParams);
  if (link !== null) return hideToken(request, link);
  const decision = await decideRoute(pathname, searchParams, mayPreview(request.cookies));
  switch (decision.kind) {
    case 'redirect':
      return NextResponse.redirect(new URL(decision.to, request.url), decision.status);
    case 'rewrite':
      return NextResponse.rewrite(new URL(decision.to, request.url));
    case 'draft':
      return NextResponse.rewrite(new URL(decision.to, request.url), {
        headers: { 'X-Robots-Tag': 'noindex, nofollow', 'Cache-Control': 'private, no-store' },
      });
    case 'pass': {
      const response = NextResponse.next();
      if (isMailedPage(pathname)) response.headers.set('Referrer-Policy', 'no-referrer');
      return response;
    }
  }
}

/**
 * Moves the token of an e-mailed link from the URL into a cookie and redirects to the page without it, so that neither
 * the browser's history nor a later page ever contains it.
 */
function hideToken(request: NextRequest, { page, cookie, value }: MailedLink): NextResponse {
  const response = NextResponse.redirect(new URL(page, request.url), 303);
  response.headers.set('Referrer-Policy', 'no-referrer');
  response.headers.set('Cache-Control', 'no-store');
  // Lax, because webmail opens the link from another site.
  response.cookies.set(ownCookie(cookie, value, { sameSite: 'lax', maxAge: MAILED_LINK_S }));
  return response;
}

export const config = {
  runtime: 'nodejs',
  matcher: ['/((?!api/|_next/).*)'],
};
