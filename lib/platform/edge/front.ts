import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Config } from '../config.ts';
import { framesOf, log } from '../observe/log.ts';
import type { RequestContext } from '../observe/request-context.ts';
import { createAdmission, type Rank } from './admission.ts';
import { type Answer, plainAnswer, rawAnswer, redirectAnswer, send } from './answer.ts';
import { createAnswers } from './answers.ts';
import { type Caller, callerOf } from './caller.ts';
import { CallerGone } from './capture.ts';
import { createHealth, type Phase } from './health.ts';
import { createMetricsAnswer } from './metrics-answer.ts';
import { noteRequest } from './request-log.ts';
import { createBodies } from './request-body.ts';
import { addressOf, BODY_CAP, judgeRequest, sanitiseHeaders } from './request-rules.ts';
import { judgeUrl, type UrlVerdict } from './request-url.ts';
import type { RendererPool } from './renderers/pool.ts';
import type { RequestTarget } from './responder.ts';
import { createStreamPlaces } from './stream-places.ts';
import { CLASSES, isStatic, isStreamed, rankOf, routeTemplate } from './traffic.ts';
import { warmUp } from './warm-up.ts';

export type Front = {
  server: Server;
  /** Renders this many pages in advance. `/api/health/ready` turns ready once the first of them are done. */
  warmUp: (pages: number) => Promise<void>;
  /** Makes `/api/health/ready` refuse traffic and closes each connection after its response. */
  drain: () => void;
};

/** Stale answers may be served for a day, so pages that hardly anybody requests are refreshed well within it. */
const AGAIN_MS = 8 * 60 * 60_000;

/** Full error pages have the lowest priority, because a line of text can say the same. */
const LAST: Rank = 4;

/** Status codes for errors of Node's HTTP parser; 400 for all others. */
const UNREADABLE: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/**
 * The HTTP server in front of the renderers. It checks and admits requests and answers what it holds itself. It never
 * renders, so that quick answers never wait for a page that is being rendered for somebody else.
 */
export function createFront(renderers: RendererPool, config: Config): Front {
  const admission = createAdmission({
    most: config.maxInFlight,
    lateMs: () => renderers.lateMs(),
    isFair: config.rateLimits,
  });
  const streamPlaces = createStreamPlaces(config.rateLimits);
  const bodies = createBodies();
  const metricsAnswer = createMetricsAnswer(config, admission, renderers);
  const answers = createAnswers(renderers, config);
  let phase: Phase = 'serving';
  let again: NodeJS.Timeout | undefined;
  const health = createHealth({
    renderers,
    visit: answers.visit,
    phase: () => phase,
    hasOthers: config.redisUrl !== null && config.databaseUrl === null,
  });
  const tunnels = new Set<Duplex>();

  /** Runs `work` once it is admitted; undefined if it is not. */
  async function inPlace<T>(
    rank: Rank,
    request: IncomingMessage,
    work: () => Promise<T>,
  ): Promise<T | undefined> {
    const leave = await admission.enter(rank, addressOf(request));
    try {
      return leave && (await work());
    } finally {
      leave?.();
    }
  }

  /** Refreshes a stale copy in the background, if admitted; the visitor has been served already. */
  const renew = (work: () => Promise<void>, { path, query }: RequestTarget, request: IncomingMessage) =>
    inPlace(rankOf(path, query, request.headers), request, work).catch((error: unknown) =>
      log('error', 'front', framesOf(error)),
    );

  async function answer(
    target: RequestTarget & Pick<Caller, 'isLocal'>,
    context: RequestContext,
    verdict: UrlVerdict,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<Answer> {
    const { authorization } = request.headers;
    const operational =
      (await health(target.path, target.isLocal)) ?? (await metricsAnswer({ ...target, authorization }));
    if (operational) return operational;
    const refusal = judgeRequest(request, target.path, config);
    if (refusal) {
      return plainAnswer(
        refusal.status,
        target.path,
        target.id,
        refusal.allow ? { allow: refusal.allow } : {},
      );
    }
    if (!verdict.ok) {
      if (verdict.status === 308) return redirectAnswer(308, verdict.location);
      const page = () => answers.refuse(verdict.status, target, context, request, response);
      return (await inPlace(LAST, request, page)) ?? plainAnswer(verdict.status, target.path, target.id);
    }
    const held = answers.held(target, request);
    if (held) {
      if (held.renew) void renew(held.renew, target, request);
      return held.answer;
    }
    if (isStatic(target.path)) return answers.render(target, context, request, response);
    const fault = await bodies.receive(request, response);
    // On a reused connection, the client's next request would be read as the rest of this body.
    if (fault) return plainAnswer(fault, target.path, target.id, { connection: 'close' });
    const rank = rankOf(target.path, target.query, request.headers);
    context.class = CLASSES[rank];
    const mayGoOut = !isStreamed(target.path) || streamPlaces.take(addressOf(request), response);
    const rendered = mayGoOut
      ? await inPlace(rank, request, () => answers.render(target, context, request, response))
      : undefined;
    if (rendered) return rendered;
    const final = answers.orStale(target, request, plainAnswer(503, target.path, target.id));
    context.shed = final.status === 503;
    return final;
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const started = performance.now();
    const caller = callerOf(request, config.trustedProxies);
    const id = sanitiseHeaders(request, caller, config);
    const verdict = judgeUrl(request.url ?? '/');
    const { path, query } = verdict.ok ? verdict : { path: '/', query: '' };
    const target = { id, isLocal: caller.isLocal, path, query, raw: 'raw' in verdict ? verdict.raw : '/' };
    const { method = '' } = request;
    const context: RequestContext = { requestId: id, address: caller.address, calls: [] };
    const final = await answer(target, context, verdict, request, response).catch((error: unknown) => {
      if (error instanceof CallerGone) return plainAnswer(499, target.path, id);
      log('error', 'front', { requestId: id, ...framesOf(error) });
      return plainAnswer(500, target.path, id);
    });
    const route = verdict.ok ? routeTemplate(target.path) : '(malformed)';
    const isLast = request.headers.expect !== undefined || phase === 'stopping';
    send(response, final, { id, config, withBody: method !== 'HEAD', isLast });
    noteRequest({ context, method, route, final, started, response });
  }

  const take = (request: IncomingMessage, response: ServerResponse) => {
    serve(request, response).catch((error: unknown) => {
      log('error', 'front', framesOf(error));
      response.destroy();
    });
  };
  const server = createServer({ maxHeaderSize: 16 * 1024, highWaterMark: BODY_CAP }, take);
  // A client that sends `Expect: 100-continue` is checked before it may send its body.
  server.on('checkContinue', take);
  server.on('upgrade', (request, socket, head) => {
    if (!config.development) return socket.end(rawAnswer(400, config.secure));
    tunnels.add(socket);
    socket.once('close', () => tunnels.delete(socket));
    return renderers.tunnel(request, socket, head);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (socket.writable) socket.end(rawAnswer(UNREADABLE[error.code ?? ''] ?? 400, config.secure));
  });
  server.on('close', () => {
    admission.stop();
    clearInterval(again);
  });
  server.requestTimeout = 30_000;
  server.headersTimeout = 10_000;
  server.keepAliveTimeout = 65_000;
  server.maxRequestsPerSocket = 1_000;
  return {
    server,
    async warmUp(pages) {
      phase = 'starting';
      const rest = await warmUp(answers.visit, pages);
      if (phase === 'starting') phase = 'serving';
      await rest();
      again = setInterval(
        () => void warmUp(answers.visit, pages).then((others) => others()),
        AGAIN_MS,
      ).unref();
    },
    drain() {
      phase = 'stopping';
      for (const socket of tunnels) socket.destroy();
    },
  };
}
