import 'server-only';
import { STATUS_CODES } from 'node:http';
import { cookies } from 'next/headers';
import type { z } from 'zod';
import { config } from '@/lib/platform/config';
import { tellAmount } from './amounts';
import { isSameOrigin, isXsrfToken, makeXsrfToken, TOKEN_IS_OLD, XSRF_COOKIE, XSRF_HEADER } from './csrf';
import { framesOf, log } from '@/lib/platform/observe/log';
import { ownCookie } from '@/lib/platform/session/own-cookie';
import { hit, type Limit, READS, WRITES } from './rate-limit';
import type { UpstreamError } from '@/lib/platform/result';
import { replaceUpstreamMessage } from '@/lib/platform/upstreams/unknown-words';
import { noteSecurity } from '@/lib/platform/observe/security-log';
import { clearSession, readSession, type Session } from '@/lib/platform/session/session';
import { currentRequestContext } from '@/lib/platform/observe/request-context';

/** A request as a handler gets it: the session (null for a visitor) and the validated input. */
export type ParsedRequest<T> = { session: Session | null; input: T; request: Request };

/** Set by the front to the client's address, as far as the trusted proxies can tell; the front drops a client's own. */
const ADDRESS = 'x-client-address';
const NO_STORE = { 'Cache-Control': 'no-store' };

/**
 * Returns a JSON response, not cached unless `more` says so. Amounts in pence become `{ value, currencyCode }`
 * (`amounts.ts`).
 */
export function answer(body: unknown, status = 200, more: Record<string, string> = {}): Response {
  const headers = { ...NO_STORE, 'Content-Type': 'application/json', ...more };
  return new Response(JSON.stringify(body, tellAmount), { status, headers });
}

/**
 * Returns an error response as JSON `{ statusCode, statusMessage, message, fields?, requestId? }` (reliability guide
 * §1.1).
 * @param message for the shopper
 * @param fields error messages by the name of the form field
 */
export function problem(
  status: number,
  message: string,
  headers: Record<string, string> = {},
  fields?: Record<string, string>,
): Response {
  noteRefusal(status);
  return failure(status, message, headers, fields);
}

/** Records 401 and 403 in the security log. */
export function noteRefusal(status: number): void {
  if (status === 401 || status === 403) noteSecurity('refused', { status });
}

function failure(
  status: number,
  message: string,
  headers: Record<string, string> = {},
  fields?: Record<string, string>,
): Response {
  const requestId = currentRequestContext()?.requestId;
  const body = {
    statusCode: status,
    statusMessage: STATUS_CODES[status] ?? 'Error',
    message,
    ...(fields && { fields }),
    ...(requestId && { requestId }),
  };
  return Response.json(body, { status, headers: { ...NO_STORE, ...headers } });
}

/** Returns the client's address by which limits count; `unknown` if the request did not come through the front. */
export const addressIn = (headers: { get(name: string): string | null }): string =>
  headers.get(ADDRESS) ?? 'unknown';
export const addressOf = (request: Request): string => addressIn(request.headers);

const REFUSED =
  'This could not be done. Reload the page, check what is there, and try once more. If it still fails, contact us.';

/**
 * Returns the response to a failed upstream call: 404 or 422 if the upstream rejected the request, otherwise `status`
 * with `Retry-After`.
 * @param status 503; 500 for baskets and wishlists (specification §8)
 * @param refused the shop's own text for the rejection; without it the upstream's reason is logged, not shown
 */
export function upstreamProblem(error: UpstreamError, status = 503, refused?: string): Response {
  if (error.kind === 'rejected') {
    const words = refused ?? replaceUpstreamMessage(error.message, REFUSED);
    return problem(error.status === 404 ? 404 : 422, words);
  }
  return problem(status, 'We can’t do this right now. Nothing is lost: try again in a moment.', {
    'Retry-After': String(error.retryAfter ?? 5),
  });
}

/**
 * Runs a handler within its rate limit (429 beyond it). An error that it throws is logged and answered with a plain
 * 500.
 */
export async function guarded(
  limit: Limit,
  request: Request,
  work: () => Promise<Response>,
): Promise<Response> {
  const wait = await hit(limit, addressOf(request));
  if (wait !== null) {
    return problem(429, `Too many attempts. Try again in ${wait} seconds.`, { 'Retry-After': String(wait) });
  }
  try {
    return await work();
  } catch (error) {
    log('error', 'api', framesOf(error));
    return problem(500, 'Something went wrong on our side. Nothing is lost: try again in a moment.');
  }
}

const firstFault = (error: z.ZodError): string => {
  const [issue] = error.issues;
  const where = issue?.path.join('.');
  return issue ? `${where ? `${where}: ` : ''}${issue.message}` : 'This is not what was asked for.';
};

/** Creates a GET handler of the shop's API, never cached. A query that `schema` rejects is a 422. */
export function reads<S extends z.ZodType>(
  schema: S,
  work: (parsed: ParsedRequest<z.infer<S>>) => Promise<Response>,
  limit = READS,
) {
  return (request: Request): Promise<Response> =>
    guarded(limit, request, async () => {
      const session = await readSession();
      if (!session) await clearSession();
      await offerXsrfToken(session);
      const { success, data, error } = schema.safeParse(
        Object.fromEntries(new URL(request.url).searchParams),
      );
      return success ? work({ session, input: data, request }) : problem(422, firstFault(error));
    });
}

/**
 * Creates a handler of the shop's API that changes something. It requires the same origin and an anti-forgery token
 * (otherwise 403), JSON (otherwise 415 or 400), and a body that `schema` accepts (otherwise 422).
 */
export function writes<S extends z.ZodType>(
  schema: S,
  work: (parsed: ParsedRequest<z.infer<S>>) => Promise<Response>,
  limit = WRITES,
) {
  return (request: Request): Promise<Response> =>
    guarded(limit, request, async () => {
      const session = await readSession();
      return (await mayWrite(request, session)) ? withBody(request, schema, session, work) : forged(request);
    });
}

/** For the shop's own page in a browser that rejects cookies: it was given one before this request, and sent none. */
const NO_COOKIES =
  'Your browser is blocking cookies from this shop, and without them nothing can be sent safely or kept in a basket. Allow cookies for this site and try again.';

/**
 * Returns the 403 for a write without a valid anti-forgery token. A header tells a page of our own origin that its
 * token has expired, because repeating the request with a fresh token will work.
 */
export function forged(request: Request): Response {
  const isOurs = isSameOrigin(request.headers, config().publicOrigin);
  if (isOurs && !request.headers.has('cookie')) return failure(403, NO_COOKIES);
  noteSecurity('forged');
  const words = 'This request did not come from the shop’s own page. Reload the page and try again.';
  return failure(403, words, isOurs ? { [TOKEN_IS_OLD]: '1' } : {});
}

async function withBody<S extends z.ZodType>(
  request: Request,
  schema: S,
  session: Session | null,
  work: (parsed: ParsedRequest<z.infer<S>>) => Promise<Response>,
): Promise<Response> {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
    return problem(415, 'Send JSON.');
  }
  const body: unknown = await request.json().catch(() => undefined);
  if (body === undefined) return problem(400, 'This is not JSON.');
  const { success, data, error } = schema.safeParse(body);
  return success ? work({ session, input: data, request }) : problem(422, firstFault(error));
}

/**
 * Creates a POST handler that only reads. It requires the same origin, JSON, and a body that `schema` accepts, but no
 * anti-forgery token. A handler that may also write checks `mayWrite` itself.
 */
export function posts<S extends z.ZodType>(
  schema: S,
  work: (parsed: ParsedRequest<z.infer<S>>) => Promise<Response>,
  limit = READS,
) {
  return (request: Request): Promise<Response> =>
    guarded(limit, request, async () => {
      if (!isSameOrigin(request.headers, config().publicOrigin)) return forged(request);
      return withBody(request, schema, await readSession(), work);
    });
}

/** Whether a request comes from our own origin and carries the anti-forgery token of its session. */
export async function mayWrite(request: Request, session: Session | null): Promise<boolean> {
  const cookie = (await cookies()).get(XSRF_COOKIE)?.value;
  return (
    isSameOrigin(request.headers, config().publicOrigin) &&
    isXsrfToken(config().session.secret, session?.id ?? '', cookie, request.headers.get(XSRF_HEADER))
  );
}

/** Sets the anti-forgery cookie, unless the browser has one that is valid for this session. */
async function offerXsrfToken(session: Session | null): Promise<void> {
  const jar = await cookies();
  const { secret } = config().session;
  const token = jar.get(XSRF_COOKIE)?.value;
  if (isXsrfToken(secret, session?.id ?? '', token, token ?? null)) return;
  await renewXsrfToken(session);
}

/** Sets a fresh anti-forgery cookie, for the session that the browser has from this response on. */
export async function renewXsrfToken(session: Session | null): Promise<void> {
  const { secret } = config().session;
  const cookie = ownCookie(XSRF_COOKIE, makeXsrfToken(secret, session?.id ?? ''), { httpOnly: false });
  // The specification fixes the name, so it has no `__Host-` prefix on https.
  (await cookies()).set({ ...cookie, name: XSRF_COOKIE });
}
