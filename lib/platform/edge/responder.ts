import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '../config.ts';
import { currentRequestContext } from '../observe/request-context.ts';
import { readUnreachable } from '../result.ts';
import { type Answer, commonHeaders, NO_PAGE, plainAnswer, redirectAnswer, retryAfter } from './answer.ts';
import type { Built } from './built.ts';
import { type Captured, capture } from './capture.ts';
import { withCompileHint } from './document/compile-hints.ts';
import { createDocuments } from './document/documents.ts';
import { readErrorDocument } from './document/error-document.ts';
import { createJointStyles } from './document/joint-styles.ts';
import { mayLeadTo } from './document/page-redirects.ts';
import { createFramedPages } from './framed/pages.ts';
import { partCookies } from './own-answer.ts';
import type { Handle } from './own-request.ts';
import { API_METHODS } from './request-rules.ts';
import { createStatusPages } from './status-pages.ts';
import { stream } from './stream.ts';
import { isInternal } from './traffic.ts';

/**
 * A request that passed the front's checks: its id, the path decoded and as requested, and the query with its question
 * mark.
 */
export type RequestTarget = { id: string; path: string; raw: string; query: string };

export type Responded = {
  answer: Answer;
  /** Whether the response may be cached under its path, provided that it is shareable. */
  isOfPath?: boolean;
};

export type Responder = {
  /**
   * Returns the finished response, whose cookies are this visitor's.
   * @param isShared whether the page is the same for everybody
   * @throws {CallerGone}
   */
  respond(
    target: RequestTarget,
    request: IncomingMessage,
    response: ServerResponse,
    isShared: boolean,
  ): Promise<Responded>;
  /** Streams the response, for pages too long to hold in memory. */
  stream(target: RequestTarget, request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Returns an error response: a page for browsers, JSON or a line of text for other clients. */
  refuse(status: number, target: RequestTarget, request: IncomingMessage): Promise<Responded>;
};

const FOR_PEOPLE = /text\/html|\*\/\*/;
/** Values of `x-nextjs-cache`. */
const CACHE_WORDS = ['HIT', 'STALE', 'MISS'] as const;
/** The header in which Next.js names the target of a rewrite. */
const REWRITTEN = 'x-middleware-rewrite';
const REDIRECTS_KEPT = 'public, max-age=0, s-maxage=60';

/** Creates the responder, which calls Next.js and finishes its responses. */
export function createResponder(handle: Handle, config: Config, { readSheet }: Built): Responder {
  const jointStyles = createJointStyles(config.session.secret, readSheet);
  const documents = createDocuments(config, jointStyles);
  const statusPages = createStatusPages(handle);
  const framedPages = createFramedPages(handle, jointStyles);

  /** @param seconds until the platform accepts requests again, for `Retry-After` */
  async function refuse(
    status: number,
    { id, path, raw }: RequestTarget,
    request: IncomingMessage,
    seconds?: number,
  ): Promise<Answer> {
    const isForPeople = !path.startsWith('/api/') && FOR_PEOPLE.test(request.headers.accept ?? '*/*');
    const page = isForPeople ? await statusPages.page(status, raw, request) : undefined;
    if (!page) return plainAnswer(status, path, id, retryAfter(status, seconds));
    const answer = await documents.finish(request, path, page);
    return { ...answer, headers: { ...answer.headers, ...retryAfter(status, seconds) } };
  }

  /** Returns the methods that Next.js accepts for a URL. Consumes the request. */
  async function methodsOf(request: IncomingMessage, response: ServerResponse): Promise<string> {
    request.method = 'OPTIONS';
    const { headers } = await capture(response, () => handle(request, response));
    const taken = [headers['allow'] ?? []].flat().join(', ').split(', ');
    return API_METHODS.filter((method) => taken.includes(method)).join(', ');
  }

  async function finish(
    target: RequestTarget,
    captured: Captured,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<Answer> {
    const { location, 'content-type': type } = captured.headers;
    const { unreachable } = currentRequestContext() ?? {};
    if (captured.status === 405) {
      const allow = await methodsOf(request, response);
      return plainAnswer(405, target.path, target.id, { allow });
    }
    if (captured.status >= 300 && captured.status < 400 && location) {
      const isForGood = captured.status === 301 || captured.status === 308;
      const to = [location].flat()[0] ?? '/';
      const moved = redirectAnswer(captured.status, to, isForGood ? REDIRECTS_KEPT : 'no-store');
      const { 'referrer-policy': policy } = captured.headers;
      return isForGood || !policy
        ? moved
        : { ...moved, headers: { ...moved.headers, 'referrer-policy': policy } };
    }
    if (!type?.toString().startsWith('text/html')) {
      const isAway = captured.status === 500 && unreachable !== undefined;
      // On an answer of another content type, the router loads the page itself.
      return isAway
        ? plainAnswer(503, target.path, target.id, retryAfter(503, unreachable.retryAfter))
        : documents.finish(request, target.path, captured);
    }
    const meaning = readErrorDocument(captured.body, captured.status);
    if (meaning && 'location' in meaning) {
      return mayLeadTo(meaning.status, meaning.location, config)
        ? redirectAnswer(meaning.status, meaning.location)
        : refuse(500, target, request);
    }
    const status = meaning?.status ?? captured.status;
    return status < 400
      ? documents.finish(request, target.path, { ...captured, status })
      : refuse(status, target, request, meaning && 'retryAfter' in meaning ? meaning.retryAfter : undefined);
  }

  /** Returns a page assembled outside Next.js from a frame and its content; undefined for any other page. */
  async function framed(target: RequestTarget, request: IncomingMessage): Promise<Answer | undefined> {
    const { pathname, search } = new URL(request.url ?? '/', 'http://shop');
    try {
      const page = await framedPages.page({ pathname, search }, request.headers.host);
      return page && (await documents.finish(request, target.path, page.captured, page.scripts));
    } catch (error) {
      const away = error instanceof Error && 'digest' in error ? readUnreachable(String(error.digest)) : null;
      if (!away) throw error;
      return refuse(503, target, request, away.retryAfter);
    }
  }

  return {
    refuse: async (status, target, request) => ({ answer: await refuse(status, target, request) }),
    async stream({ id }, request, response) {
      const headers = { ...NO_PAGE, ...commonHeaders(id, config) };
      await stream(request, response, headers, () => handle(request, response));
    },
    async respond(target, request, response, isShared) {
      if (isInternal(target.path)) return { answer: await refuse(404, target, request) };
      const made = isShared && request.method === 'GET' ? await framed(target, request) : undefined;
      if (made) return { answer: made };
      const joint = await jointStyles.read(target.path);
      const { captured, cookies } = partCookies(
        joint ?? withCompileHint(target.path, await capture(response, () => handle(request, response))),
      );
      const answer = await finish(target, captured, request, response);
      const cache = CACHE_WORDS.find((word) => word === captured.headers['x-nextjs-cache']);
      return {
        answer: {
          ...answer,
          headers: { ...answer.headers, ...(cookies && { 'set-cookie': cookies }) },
          ...(cache && { cache }),
        },
        // A rewritten path has no copy of its own, because anybody can make up any number of such paths.
        isOfPath: !captured.headers[REWRITTEN],
      };
    },
  };
}
