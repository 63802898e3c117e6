import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Config } from '../config.ts';
import { log } from '../log.ts';
import { createAdmission } from './admission.ts';
import { type Answer, plainAnswer, redirectAnswer, retryAfter, send } from './answer.ts';
import { CallerGone, type Captured, capture } from './capture.ts';
import { createDocuments } from './documents.ts';
import { readErrorDocument } from './error-document.ts';
import { healthAnswer } from './health.ts';
import { judgeRequest, sanitiseHeaders } from './request-rules.ts';
import { judgeUrl } from './request-url.ts';
import { createStaticFiles } from './static-files.ts';
import { createStatusPages, type Handle } from './status-pages.ts';
import { isExempt, isInternal, rankOf, routeTemplate } from './traffic.ts';

export type Front = {
  server: Server;
  /** From now on `/api/health/ready` says that no more traffic should come. */
  drain(): void;
};

type Asked = { id: string; path: string; query: string };

/** The HTTP server before the framework: what comes in is checked, what goes out is finished, here and nowhere else. */
export function createFront(handle: Handle, config: Config): Front {
  const admission = createAdmission(config.maxInFlight);
  const documents = createDocuments(config);
  const staticFiles = createStaticFiles();
  const statusPages = createStatusPages(handle);
  let ready = true;

  /** The page for a status, as HTML to browsers and in short to everyone else. */
  async function statusAnswer(
    status: number,
    { id, path }: Asked,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<Answer> {
    const isForPeople =
      !path.startsWith('/api/') && String(request.headers.accept ?? '*/*').match(/text\/html|\*\/\*/);
    const page = isForPeople ? await statusPages.page(status, path, request, response) : undefined;
    if (!page) return plainAnswer(status, path, id);
    const answer = await documents.finish(request, path, page);
    return { ...answer, headers: { ...answer.headers, ...retryAfter(status) } };
  }

  async function finish(
    asked: Asked,
    captured: Captured,
    request: IncomingMessage,
    response: ServerResponse,
  ) {
    const isHtml = String(captured.headers['content-type'] ?? '').startsWith('text/html');
    if (!isHtml) return documents.finish(request, asked.path, captured);
    const { location } = captured.headers;
    if (captured.status >= 300 && captured.status < 400 && location) {
      return redirectAnswer(captured.status, [location].flat()[0] ?? '/', 'public, max-age=0, s-maxage=60');
    }
    const meaning =
      readErrorDocument(captured.body.toString('utf8', 0, 400)) &&
      readErrorDocument(captured.body.toString());
    if (meaning && 'location' in meaning) return redirectAnswer(meaning.status, meaning.location);
    const status = meaning?.status ?? captured.status;
    if (status < 400) return documents.finish(request, asked.path, captured);
    return statusAnswer(status, asked, request, response);
  }

  async function respond(asked: Asked, request: IncomingMessage, response: ServerResponse): Promise<Answer> {
    const kept = staticFiles.get(request, asked.path);
    if (kept) return kept;
    if (isInternal(asked.path)) return statusAnswer(404, asked, request, response);
    const { method } = request;
    // A page is asked for whole also when only its headers are wanted: they depend on what is in it.
    if (method === 'HEAD') request.method = 'GET';
    const captured = await capture(response, () => handle(request, response));
    const answer = await finish(asked, captured, request, response);
    staticFiles.keep(request, asked.path, answer);
    request.method = method;
    return answer;
  }

  async function answer(asked: Asked, request: IncomingMessage, response: ServerResponse): Promise<Answer> {
    const isLocal = /^(::1|::ffff:127\.|127\.)/.test(request.socket.remoteAddress ?? '');
    const health = healthAnswer(asked.path, ready, isLocal);
    if (health) return health;
    const verdict = judgeUrl(request.url ?? '/');
    const refusal = judgeRequest(request, asked.path, config);
    if (refusal) {
      return plainAnswer(refusal.status, asked.path, asked.id, refusal.allow ? { allow: refusal.allow } : {});
    }
    if (!verdict.ok) {
      if (verdict.status === 308) return redirectAnswer(308, verdict.location);
      return statusAnswer(verdict.status, asked, request, response);
    }
    if (isExempt(asked.path)) return respond(asked, request, response);
    const leave = await admission.enter(rankOf(asked.path, asked.query, request.headers));
    if (!leave) return plainAnswer(503, asked.path, asked.id);
    try {
      return await respond(asked, request, response);
    } finally {
      leave();
    }
  }

  const server = createServer(
    { maxHeaderSize: 16 * 1024, insecureHTTPParser: false },
    (request, response) => {
      const started = performance.now();
      const id = sanitiseHeaders(request, config.trustProxy);
      const verdict = judgeUrl(request.url ?? '/');
      const asked = { id, path: verdict.ok ? verdict.path : '/', query: verdict.ok ? verdict.query : '' };
      const method = request.method ?? '';
      answer(asked, request, response)
        .catch((error: unknown) => {
          if (error instanceof CallerGone) return plainAnswer(499, asked.path, id);
          log('error', 'front', {
            requestId: id,
            error: error instanceof Error ? error.message : String(error),
          });
          return plainAnswer(500, asked.path, id);
        })
        .then((final) => {
          request.method = method;
          send(request, response, final, { id, config });
          log('info', 'request', {
            requestId: id,
            method,
            route: verdict.ok ? routeTemplate(asked.path) : '(malformed)',
            status: final.status,
            ms: Math.round(performance.now() - started),
            bytes: final.body.length,
          });
        });
    },
  );
  server.on('upgrade', (_, socket) => socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n'));
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
