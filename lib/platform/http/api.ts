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
import { inOurWords } from '@/lib/platform/upstreams/unknown-words';
import { noteSecurity } from '@/lib/platform/observe/security-log';
import { clearSession, readSession, type Session } from '@/lib/platform/session/session';
import { currentRequestContext } from '@/lib/platform/observe/request-context';

/** What a handler knows of the request: who asks, and what was asked, checked. */
export type ParsedRequest<T> = { session: Session | null; input: T; request: Request };

/** The front writes the client's address here, from the last hop that is trusted. */
const ADDRESS = 'x-client-address';
const NO_STORE = { 'Cache-Control': 'no-store' };

/** Our JSON; amounts in it are told as money (`amounts.ts`). */
export function answer(body: unknown, status = 200, more: Record<string, string> = {}): Response {
  const headers = { ...NO_STORE, 'Content-Type': 'application/json', ...more };
  return new Response(JSON.stringify(body, tellAmount), { status, headers });
}

/**
 * A failure with words for the shopper (reliability guide §1.1).
 * @param fields what is wrong with which field of a form, by its name.
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

/** A refusal of who asks, not of what is asked, is a matter of security. */
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

/** The caller's address, as far as the last hop that is trusted can tell. */
export const addressIn = (headers: { get(name: string): string | null }): string =>
  headers.get(ADDRESS) ?? 'unknown';
export const addressOf = (request: Request): string => addressIn(request.headers);

const REFUSED =
  'This could not be done. Load the page again, check what is there, and try once more. If it still fails, contact us.';

/**
 * What an upstream's failure is to the shopper: 422 when it said no, else `status` and a word when to try again.
 * @param status 500 of baskets and wish lists (specification §8)
 * @param refused why it said no, in the shop's own words
 */
export function upstreamProblem(error: UpstreamError, status = 503, refused?: string): Response {
  if (error.kind === 'rejected') {
    const words = refused ?? inOurWords(error.message, REFUSED);
    return problem(error.status === 404 ? 404 : 422, words);
  }
  return problem(status, 'We can’t do this right now. Nothing is lost: try again in a moment.', {
    'Retry-After': String(error.retryAfter ?? 5),
  });
}

/** Runs a handler within its limit; what it throws is logged and answered without a word about its inside. */
export async function guarded(
  limit: Limit,
  request: Request,
  work: () => Promise<Response>,
): Promise<Response> {
  const wait = await hit(limit, addressOf(request));
  if (wait !== null) {
    return problem(429, `That was too often. Try again in ${wait} seconds.`, { 'Retry-After': String(wait) });
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

/** A GET of the shop's API: reads only, never cached. `schema` checks the query. */
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

/** A write of the shop's API: same origin, anti-forgery token, JSON, and a body that `schema` accepts whole. */
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

/** What is said to a page of ours that was given a cookie before it wrote, and comes without any. */
const NO_COOKIES =
  'Your browser keeps no cookies for this shop, and without them nothing can be sent safely or kept in a basket. Allow cookies for this site and try again.';

/**
 * The answer to a write that does not prove where it comes from. A page of ours whose token ran out is told so: that
 * write alone is worth repeating, with a new one.
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
 * A POST that may only read: same origin, JSON, a body that `schema` accepts whole. What changes something asks
 * `mayWrite` first.
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

/** Whether a request proves that it comes from one of our own pages. */
export async function mayWrite(request: Request, session: Session | null): Promise<boolean> {
  const cookie = (await cookies()).get(XSRF_COOKIE)?.value;
  return (
    isSameOrigin(request.headers, config().publicOrigin) &&
    isXsrfToken(config().session.secret, session?.id ?? '', cookie, request.headers.get(XSRF_HEADER))
  );
}

/** Gives the browser its anti-forgery token when it has none that is good for this session. */
async function offerXsrfToken(session: Session | null): Promise<void> {
  const jar = await cookies();
  const { secret } = config().session;
  const token = jar.get(XSRF_COOKIE)?.value;
  if (isXsrfToken(secret, session?.id ?? '', token, token ?? null)) return;
  await renewXsrfToken(session);
}

/** Gives the browser a fresh anti-forgery token, for the session that it has from this answer on. */
export async function renewXsrfToken(session: Session | null): Promise<void> {
  const { secret } = config().session;
  const cookie = ownCookie(XSRF_COOKIE, makeXsrfToken(secret, session?.id ?? ''), { httpOnly: false });
  // The specification gives it this name, on https as well.
  (await cookies()).set({ ...cookie, name: XSRF_COOKIE });
}
