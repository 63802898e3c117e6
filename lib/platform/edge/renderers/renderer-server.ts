import { AsyncLocalStorage } from 'node:async_hooks';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { expiryCount } from '../../cache/expiries.ts';
import type { Config } from '../../config.ts';
import { framesOf, log } from '../../observe/log.ts';
import { metrics } from '../../observe/metrics.ts';
import { type RequestContext, REQUEST_CONTEXTS } from '../../observe/request-context.ts';
import { processSingleton } from '../../process-singleton.ts';
import { plainAnswer } from '../answer.ts';
import type { Built } from '../built.ts';
import { CallerGone } from '../capture.ts';
import { judgeUrl } from '../request-url.ts';
import { createResponder, type RequestTarget, type Responded } from '../responder.ts';
import { shared } from '../shared-lists.ts';
import { processMetrics } from '../state-metrics.ts';
import type { Handle } from '../own-request.ts';
import { isStreamed } from '../traffic.ts';
import { createPageTurns } from './page-turns.ts';
import { answerHeaders, type Question, takePrivateRequest } from './private-headers.ts';
import { ownState } from './renderer-state.ts';

/** Holds the headers that the front accepts, and its private headers. */
const HEADER_BYTES = 64 * 1024;
/** Maximum number of upstream calls in a request's log line. */
const MOST_CALLS = 20;

/**
 * Creates the server of a renderer, which runs the framework and finishes documents. Only the front can reach it. It
 * never closes a connection by itself, so that no request is lost on one that is closing.
 */
export function createRendererServer(handle: Handle, config: Config, built: Built): Server {
  const contexts = processSingleton(REQUEST_CONTEXTS, () => new AsyncLocalStorage<RequestContext>());
  const responder = createResponder(handle, config, built);
  const inTurn = createPageTurns();

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { caller, refuse, raw, isShared, question } = takePrivateRequest(request.headers);
    if (question) return tell(response, await ABOUT_ITSELF[question]());
    const begun = Date.now();
    const id = String(request.headers['x-request-id'] ?? '');
    const target = targetOf(request, id, raw);
    const context: RequestContext = {
      requestId: id,
      ...(caller && { address: caller }),
      calls: [],
      expiries: expiryCount(),
    };
    const work = (): Promise<Responded> => {
      if (refuse) return responder.refuse(refuse, target, request);
      const respond = () => responder.respond(target, request, response, isShared === true);
      return isShared ? inTurn(respond) : respond();
    };
    await contexts.run(context, async () => {
      if (config.development && !refuse) return handle(request, response);
      if (!refuse && isStreamed(target.path)) return responder.stream(target, request, response);
      const { answer: made, isOfPath = false } = await work().catch((error: unknown): Responded => {
        if (error instanceof CallerGone) return { answer: plainAnswer(499, target.path, id) };
        log('error', 'renderer', framesOf(error));
        return { answer: plainAnswer(500, target.path, id) };
      });
      if (response.destroyed) return;
      const answer = isShared ? shared(made, context.lacks === true, begun) : made;
      const calls = context.calls.slice(0, MOST_CALLS);
      const about = answerHeaders({ ...context, calls, cache: answer.cache, isOfPath });
      const headers = Object.entries(answer.headers).filter(([, value]) => value !== undefined);
      response.writeHead(answer.status, { ...Object.fromEntries(headers), ...about });
      response.end(answer.body.length > 0 ? answer.body : undefined);
    });
  }

  const server = createServer({ maxHeaderSize: HEADER_BYTES }, (request, response) => {
    serve(request, response).catch((error: unknown) => {
      log('error', 'renderer', framesOf(error));
      response.destroy();
    });
  });
  server.keepAliveTimeout = 0;
  server.requestTimeout = 0;
  server.headersTimeout = 0;
  return server;
}

/** @param raw the path as requested, if it is not one that the framework can be asked for */
function targetOf({ url = '/' }: IncomingMessage, id: string, raw: string | undefined): RequestTarget {
  const verdict = judgeUrl(url);
  const { path, query } = verdict.ok ? verdict : { path: '/', query: '' };
  return { id, path, query, raw: raw ?? ('raw' in verdict ? verdict.raw : '/') };
}

const ownMetrics = async () =>
  (await Promise.all([metrics().registry, processMetrics()].map((each) => each.getMetricsAsJSON()))).flat();

const ABOUT_ITSELF: Record<Question, () => unknown> = {
  alive: () => true,
  state: ownState,
  metrics: ownMetrics,
};

function tell(response: ServerResponse, value: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}
