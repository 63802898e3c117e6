import type { IncomingMessage, ServerResponse } from 'node:http';
import { pageEpoch } from '../cache/page-epoch.ts';
import type { Config } from '../config.ts';
import type { RequestContext } from '../observe/request-context.ts';
import { localeCookie } from '../session/locale-cookie.ts';
import { type Answer, plainAnswer } from './answer.ts';
import { withCookies } from './own-answer.ts';
import { createPageCopies } from './page-copies.ts';
import type { Passed, Rendered } from './renderers/connection.ts';
import type { RendererPool } from './renderers/pool.ts';
import type { RequestTarget } from './responder.ts';
import { createStaticFiles } from './static-files.ts';
import { isForPrimary, isStreamed } from './traffic.ts';

const CACHE_WORDS = ['HIT', 'STALE', 'MISS'] as const;

export type Answers = {
  /** What is held here already. */
  held(target: RequestTarget, request: IncomingMessage): Answer | undefined;
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

  /** A renderer's answer as everybody may have it, and for this caller. */
  function finish(
    { path }: RequestTarget,
    context: RequestContext,
    request: IncomingMessage,
    { answer, about }: Rendered,
    epoch: number,
  ): Answer {
    const { 'set-cookie': cookies, ...headers } = answer.headers;
    const shared = { ...answer, headers };
    context.calls = about.calls;
    if (about.traceId) context.traceId = about.traceId;
    staticFiles.keep(request, path, shared);
    if (about.isOfPath) pageCopies.keep(request, path, shared, epoch);
    const cache = CACHE_WORDS.find((word) => word === about.cache);
    return withCookies(cache ? { ...shared, cache } : shared, cookies && [cookies].flat());
  }

  return {
    held(target, request) {
      const file = staticFiles.get(request, target.path);
      if (file) return { ...file, cache: 'HIT' };
      const copy = pageCopies.get(request, target.path);
      if (!copy) return undefined;
      // As middleware would, had it been asked.
      const cookie = localeCookie(request.headers, config.secure);
      return { ...withCookies(copy, cookie && [cookie]), cache: 'HIT' };
    },

    async render(target, context, request, response) {
      const epoch = pageEpoch();
      const place = isForPrimary(target.path) ? 'primary' : 'any';
      const passed = passedOn(request, response, { caller: context.address });
      if (config.development || isStreamed(target.path)) {
        const status = await renderers.stream(passed, place, response);
        return status === undefined ? unavailable(target) : { status, headers: {}, body: Buffer.alloc(0) };
      }
      // A page is made whole also when only its headers are wanted: they depend on what is in it.
      if (passed.method === 'HEAD') passed.method = 'GET';
      const rendered = await renderers.render(passed, place);
      return rendered ? finish(target, context, request, rendered, epoch) : unavailable(target);
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
