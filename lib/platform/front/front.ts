import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Config } from '../config.ts';
import { log } from '../log.ts';
import { createAdmission } from './admission.ts';
import { type Answer, plainAnswer, rawAnswer, redirectAnswer, send } from './answer.ts';
import { CallerGone } from './capture.ts';
import { healthAnswer } from './health.ts';
import { judgeRequest, sanitiseHeaders } from './request-rules.ts';
import { judgeUrl, type UrlVerdict } from './request-url.ts';
import { type Asked, createResponder } from './responder.ts';
import type { Handle } from './status-pages.ts';
import { isExempt, rankOf, routeTemplate } from './traffic.ts';

export type Front = {
  server: Server;
  /** From now on `/api/health/ready` says that no more traffic should come. */
  drain: () => void;
};

/** What the HTTP parser says of requests that it does not give us. */
const UNREADABLE: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

const LOOPBACK = /^(::1|::ffff:127\.|127\.)/;

/** The HTTP server before the framework: what comes in is checked, what goes out is finished, here and nowhere else. */
export function createFront(handle: Handle, config: Config): Front {
  const admission = createAdmission(config.maxInFlight);
  const responder = createResponder(handle, config);
  let ready = true;

  async function answer(
    asked: Asked,
    verdict: UrlVerdict,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<Answer> {
    const isLocal = LOOPBACK.test(request.socket.remoteAddress ?? '');
    const health = healthAnswer(asked.path, ready, isLocal);
    if (health) return health;
    const refusal = judgeRequest(request, asked.path, config);
    if (refusal) {
      return plainAnswer(refusal.status, asked.path, asked.id, refusal.allow ? { allow: refusal.allow } : {});
    }
    if (!verdict.ok) {
      if (verdict.status === 308) return redirectAnswer(308, verdict.location);
      return responder.refuse(verdict.status, asked, request, response);
    }
    if (isExempt(asked.path)) return responder.respond(asked, request, response);
    const leave = await admission.enter(rankOf(asked.path, asked.query, request.headers));
    if (!leave) return plainAnswer(503, asked.path, asked.id);
    try {
      return await responder.respond(asked, request, response);
    } finally {
      leave();
    }
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const started = performance.now();
    const id = sanitiseHeaders(request, config.trustProxy);
    const verdict = judgeUrl(request.url ?? '/');
    const asked = { id, path: verdict.ok ? verdict.path : '/', query: verdict.ok ? verdict.query : '' };
    const { method = '' } = request;
    const final = await answer(asked, verdict, request, response).catch((error: unknown) => {
      if (error instanceof CallerGone) return plainAnswer(499, asked.path, id);
      log('error', 'front', { requestId: id, error: error instanceof Error ? error.message : 'unknown' });
      return plainAnswer(500, asked.path, id);
    });
    send(response, final, { id, config, withBody: method !== 'HEAD' });
    log('info', 'request', {
      requestId: id,
      method,
      route: verdict.ok ? routeTemplate(asked.path) : '(malformed)',
      status: final.status,
      ms: Math.round(performance.now() - started),
      bytes: final.body.length,
    });
  }

  const server = createServer({ maxHeaderSize: 16 * 1024 }, (request, response) => {
    serve(request, response).catch((error: unknown) => {
      log('error', 'front', { error: error instanceof Error ? error.message : 'unknown' });
      response.destroy();
    });
  });
  server.on('upgrade', (_, socket) => socket.end(rawAnswer(400, config.secure)));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (socket.writable) socket.end(rawAnswer(UNREADABLE[error.code ?? ''] ?? 400, config.secure));
  });
  server.on('close', () => admission.stop());
  server.requestTimeout = 30_000;
  server.headersTimeout = 10_000;
  server.keepAliveTimeout = 65_000;
  server.maxRequestsPerSocket = 1_000;
  return {
    server,
    drain() {
      ready = false;
    },
  };
}
