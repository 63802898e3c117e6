import type { IncomingMessage, ServerResponse } from 'node:http';
import { expiryCount } from '../cache/expiries.ts';
import type { Config } from '../config.ts';
import type { RequestContext } from '../observe/request-context.ts';
import { localeCookie } from '../session/locale-cookie.ts';
import { type Answer, notModified, plainAnswer } from './answer.ts';
import { withCookies } from './own-answer.ts';
import { type Asking, type Before, createListCopies, createPageCopies } from './copies.ts';
import type { Passed, Rendered } from './renderers/connection.ts';
import type { Place, RendererPool } from './renderers/pool.ts';
import type { RequestTarget } from './responder.ts';
import { isSharedList, nobodysHeaders } from './shared-lists.ts';
import { createStaticFiles } from './static-files.ts';
import { isForPrimary, isStreamed } from './traffic.ts';
import type { Visit } from './warm-up.ts';

const CACHE_WORDS = ['HIT', 'STALE', 'MISS'] as const;

/** A held response; `renew` is present if it is stale, and refreshes it. */
export type Held = { answer: Answer; renew?: () => Promise<void> };

export type Answers = {
  /** Returns the response held here; undefined if there is none. */
  held(target: RequestTarget, request: IncomingMessage): Held | undefined;
  /** Replaces a 503 with a copy that was good within the last day, if there is one. */
  orStale(target: RequestTarget, request: IncomingMessage, answer: Answer): Answer;
  /** Renders a page for no visitor in particular and holds it; undefined if no renderer was available. */
  visit: Visit;
  /**
   * Returns a renderer's response; 503 if none was available.
   * @throws {CallerGone}
   */
  render(
    target: RequestTarget,
    context: RequestContext,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<Answer>;
  /**
   * Returns an error response: a page for browsers, JSON or a line of text for other clients.
   * @throws {CallerGone}
   */
  refuse(
    status: number,
    target: RequestTarget,
    context: RequestContext,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<Answer>;
};

/** Answers from what the front holds, and asks the renderers for the rest. */
export function createAnswers(renderers: RendererPool, config: Config): Answers {
  const staticFiles = createStaticFiles();
  const pageCopies = createPageCopies();
  const listCopies = createListCopies();

  /**
   * Returns a visitor's copy. It sets the locale cookie as the middleware would, which a held response never reaches.
   */
  function withLocale(request: IncomingMessage, answer: Answer): Answer {
    const cookie = localeCookie(request.headers, config.secure);
    return withCookies(answer, cookie && [cookie]);
  }

  const orStale = (target: RequestTarget, request: IncomingMessage, answer: Answer): Answer => {
    if (answer.status !== 503) return answer;
    const copy = pageCopies.getStale(request, target) ?? listCopies.getStale(request, target);
    return copy ? withLocale(request, copy) : answer;
  };

  /**
   * Splits a renderer's response into the part that everybody may have, which is held if it is a page, and the
   * visitor's cookies.
   */
  function share(target: RequestTarget, asked: Asking, { answer, about }: Rendered, before: Before) {
    const { 'set-cookie': cookies, ...headers } = answer.headers;
    const cache = CACHE_WORDS.find((word) => word === about.cache);
    const shared: Answer = { ...answer, headers, ...(cache && { cache }) };
    if (about.isOfPath) pageCopies.keep(asked, target, shared, before, about);
    return { shared, cookies: cookies && [cookies].flat() };
  }

  /** Finishes a renderer's response for this visitor. */
  function finish(
    target: RequestTarget,
    context: RequestContext,
    request: IncomingMessage,
    rendered: Rendered,
    before: Before,
  ): Answer {
    const { shared, cookies } = share(target, request, rendered, before);
    const { calls, traceId } = rendered.about;
    context.calls = calls;
    if (traceId) context.traceId = traceId;
    staticFiles.keep(request, target.path, shared);
    if (!isSharedList(request, target)) return withCookies(shared, cookies);
    listCopies.keep(request, target, shared, before);
    return withLocale(request, notModified(request, shared) ?? shared);
  }

  /** Renders a page for no visitor in particular. */
  async function renew(target: RequestTarget, { url = '/', headers }: Asking): Promise<Answer | undefined> {
    const before = { expiries: expiryCount(), begun: Date.now() };
    const { signal } = new AbortController();
    const asked = { method: 'GET', url, headers: nobodysHeaders(headers), body: null, about: {}, signal };
    const rendered = await renderers.render(asked, placeOf(target));
    return rendered && share(target, asked, rendered, before).shared;
  }

  return {
    held(target, request) {
      const file = staticFiles.get(request, target.path);
      if (file) return { answer: { ...file, cache: 'HIT' } };
      const found = pageCopies.get(request, target) ?? listCopies.get(request, target);
      if (!found) return undefined;
      const answer: Answer = { ...withLocale(request, found.answer), cache: 'HIT' };
      return found.isOld ? { answer, renew: async () => void (await renew(target, request)) } : { answer };
    },
    orStale,

    visit(path) {
      const { host } = new URL(config.publicOrigin);
      const headers = { host, accept: 'text/html', 'accept-encoding': 'br' };
      return renew({ id: '', path, raw: path, query: '' }, { url: path, headers });
    },

    async render(target, context, request, response) {
      const before = { expiries: expiryCount(), begun: Date.now() };
      const place = placeOf(target);
      const isShared = !config.development && isSharedList(request, target);
      const passed = passedOn(request, response, { caller: context.address, isShared });
      if (isShared) passed.headers = nobodysHeaders(passed.headers);
      if (config.development || isStreamed(target.path)) {
        const status = await renderers.stream(passed, place, response);
        return status === undefined ? unavailable(target) : { status, headers: {}, body: Buffer.alloc(0) };
      }
      // The headers of a page depend on its body, so HEAD renders it too.
      if (passed.method === 'HEAD') passed.method = 'GET';
      const rendered = await renderers.render(passed, place);
      const answer = rendered ? finish(target, context, request, rendered, before) : unavailable(target);
      return orStale(target, request, answer);
    },

    async refuse(status, target, context, request, response) {
      const about = { caller: context.address, refuse: status, raw: target.raw };
      const passed = { ...passedOn(request, response, about), method: 'GET', url: '/', body: null };
      const rendered = await renderers.render(passed, 'any');
      return rendered?.answer ?? plainAnswer(status, target.path, target.id);
    },
  };
}

const placeOf = ({ path }: RequestTarget): Place => (isForPrimary(path) ? 'primary' : 'any');

const unavailable = ({ path, id }: RequestTarget): Answer => plainAnswer(503, path, id);

/** The request as it is passed to a renderer. Its body has arrived completely. */
function passedOn(request: IncomingMessage, response: ServerResponse, about: Passed['about']): Passed {
  const gone = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) gone.abort();
  });
  const { method = 'GET', url = '/', headers } = request;
  const body: unknown = request.readableLength > 0 && method !== 'GET' ? request.read() : null;
  return { method, url, headers, body: body instanceof Buffer ? body : null, about, signal: gone.signal };
}
