import type { IncomingMessage, ServerResponse } from 'node:http';
import { pageEpoch } from '../cache/page-epoch.ts';
import type { Config } from '../config.ts';
import type { RequestContext } from '../observe/request-context.ts';
import { localeCookie } from '../session/locale-cookie.ts';
import { type Answer, notModified, plainAnswer } from './answer.ts';
import { withCookies } from './own-answer.ts';
import { type Before, createListCopies, createPageCopies } from './copies.ts';
import type { Passed, Rendered } from './renderers/connection.ts';
import type { RendererPool } from './renderers/pool.ts';
import type { RequestTarget } from './responder.ts';
import { isSharedList, nobodysHeaders } from './shared-lists.ts';
import { createStaticFiles } from './static-files.ts';
import { isForPrimary, isStreamed } from './traffic.ts';

const CACHE_WORDS = ['HIT', 'STALE', 'MISS'] as const;

export type Answers = {
  /** What is held here already. */
  held(target: RequestTarget, request: IncomingMessage): Answer | undefined;
  /** What was held within a day, in place of an answer that says to come back later. */
  orStale(target: RequestTarget, request: IncomingMessage, answer: Answer): Answer;
  /** What a renderer answers; 503 where none could. @throws CallerGone */
  render(
    target: RequestTarget,
    context: RequestContext,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<Answer>;
  /** The page for a status to people, a line of text or JSON to everyone else. @throws CallerGone */
  refuse(
    status: number,
    target: RequestTarget,
    context: RequestContext,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<Answer>;
};

/** Answers out of what the front holds, and asks the renderers for the rest. */
export function createAnswers(renderers: RendererPool, config: Config): Answers {
  const staticFiles = createStaticFiles();
  const pageCopies = createPageCopies();
  const listCopies = createListCopies();

  /** A copy for this caller. As middleware would, had it been asked, it gives the locale to who has none. */
  function withLocale(request: IncomingMessage, answer: Answer): Answer {
    const cookie = localeCookie(request.headers, config.secure);
    return withCookies(answer, cookie && [cookie]);
  }

  const orStale = (target: RequestTarget, request: IncomingMessage, answer: Answer): Answer => {
    if (answer.status !== 503) return answer;
    const copy = pageCopies.getStale(request, target) ?? listCopies.getStale(request, target);
    return copy ? withLocale(request, copy) : answer;
  };

  /** A renderer's answer as everybody may have it, and for this caller. */
  function finish(
    target: RequestTarget,
    context: RequestContext,
    request: IncomingMessage,
    { answer, about }: Rendered,
    before: Before,
  ): Answer {
    const { 'set-cookie': cookies, ...headers } = answer.headers;
    const shared = { ...answer, headers };
    context.calls = about.calls;
    if (about.traceId) context.traceId = about.traceId;
    staticFiles.keep(request, target.path, shared);
    if (about.isOfPath) pageCopies.keep(request, target, shared, before);
    const cache = CACHE_WORDS.find((word) => word === about.cache);
    const named = cache ? { ...shared, cache } : shared;
    if (!isSharedList(request, target)) return withCookies(named, cookies && [cookies].flat());
    listCopies.keep(request, target, shared, before);
    return withLocale(request, notModified(request, named) ?? named);
  }

  return {
    held(target, request) {
      const file = staticFiles.get(request, target.path);
      if (file) return { ...file, cache: 'HIT' };
      const copy = pageCopies.get(request, target) ?? listCopies.get(request, target);
      return copy && { ...withLocale(request, copy), cache: 'HIT' };
    },
    orStale,

    async render(target, context, request, response) {
      const before = { epoch: pageEpoch(), begun: Date.now() };
      const place = isForPrimary(target.path) ? 'primary' : 'any';
      const isShared = !config.development && isSharedList(request, target);
      const passed = passedOn(request, response, { caller: context.address, isShared });
      if (isShared) passed.headers = nobodysHeaders(passed.headers);
      if (config.development || isStreamed(target.path)) {
        const status = await renderers.stream(passed, place, response);
        return status === undefined ? unavailable(target) : { status, headers: {}, body: Buffer.alloc(0) };
      }
      // A page is made whole also when only its headers are wanted: they depend on what is in it.
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

const unavailable = ({ path, id }: RequestTarget): Answer => plainAnswer(503, path, id);

/** A request as a renderer is asked; its body has arrived. */
function passedOn(request: IncomingMessage, response: ServerResponse, about: Passed['about']): Passed {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  const { method = 'GET', url = '/', headers } = request;
  const body: unknown = request.readableLength > 0 && method !== 'GET' ? request.read() : null;
  return { method, url, headers, body: body instanceof Buffer ? body : null, about, signal: gone.signal };
}
