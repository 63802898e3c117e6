import { type NextRequest, NextResponse } from 'next/server';
import { decide } from '@/lib/routing/rules';

/** Decisions that need no upstream: old addresses, tidy addresses, lists made for one visitor. */
export function middleware(request: NextRequest): NextResponse {
  const { pathname, searchParams } = new URL(request.url);
  const decision = decide(pathname, searchParams);
  if (decision.kind === 'redirect')
    return NextResponse.redirect(new URL(decision.to, request.url), decision.status);
  if (decision.kind === 'rewrite') return NextResponse.rewrite(new URL(decision.to, request.url));
  return NextResponse.next();
}

export const config = {
  runtime: 'nodejs',
  matcher: ['/((?!api/|_next/|media/|fonts/).*)'],
};
