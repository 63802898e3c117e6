import type { FastifyInstance } from 'fastify';
import type { Parts } from '../parts.ts';
import { rateLimit } from '../rest/rate-limit.ts';
import {
  accessTokenInvalid,
  bodyOfError,
  ContentError,
  LARGEST_ANSWER,
  notFound,
  rateLimitExceeded,
  responseTooBig,
  sendContentError,
} from './errors.ts';
import { network } from './network.ts';
import type { Host } from './repository.ts';
import { resourceRoutes } from './resources.ts';
import { vocabularyRoutes } from './vocabulary.ts';

/** Serves the content service: delivery below `/content`, preview below `/content-preview`, each with its own token. */
export async function contentService(app: FastifyInstance, parts: Parts): Promise<void> {
  await app.register(async (scope) => host(scope, parts, 'delivery'), { prefix: '/content' });
  await app.register(async (scope) => host(scope, parts, 'preview'), { prefix: '/content-preview' });
}

type Params = { space: string; environment: string };
type Querystring = { access_token?: string };

/**
 * Maximum length of a path with its query. Longer ones get a plain 414, not an error of the service
 * (contentful-migration #112).
 */
const LONGEST_URI = 7600;

/**
 * Calls per second allowed for a token. Contentful does not count calls of the delivery host answered from its CDN
 * cache; here there is no such cache.
 */
const MOST: Record<Host, number> = { delivery: 55, preview: 7 };
const WINDOW_MS = 1_000;

async function host(app: FastifyInstance, parts: Parts, name: Host): Promise<void> {
  const { config } = parts;
  const token = name === 'delivery' ? config.contentToken : config.contentPreviewToken;
  const most = config.contentQuota ?? MOST[name];
  const count = rateLimit(() => most, WINDOW_MS);
  app.addHook<{ Params: Params; Querystring: Querystring }>('onRequest', async (request, reply) => {
    if (request.url.length > LONGEST_URI)
      return reply.code(414).type('text/plain').send('Request-URI Too Large');
    const sent = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? request.query.access_token;
    if (sent !== token) throw accessTokenInvalid();
    // The limit is sent with every response, and the whole seconds to wait only with a refusal (the service's
    // changelog, “Content Delivery API and GraphQL API response header”).
    reply.header('X-Contentful-RateLimit-Second-Limit', String(most));
    const { exceeded, reset } = count(token, parts.clock());
    if (exceeded) {
      reply.header('X-Contentful-RateLimit-Reset', String(Math.ceil(reset / 1_000)));
      throw rateLimitExceeded();
    }
    const { space, environment } = request.params;
    if (space !== undefined && space !== config.contentSpace) throw notFound({ type: 'Space', id: space });
    if (environment !== undefined && environment !== config.contentEnvironment) {
      throw notFound({ type: 'Environment', id: environment, space });
    }
  });
  app.addContentTypeParser(
    'application/vnd.contentful.delivery.v1+json',
    { parseAs: 'string' },
    app.getDefaultJsonParser('error', 'error'),
  );
  app.addHook('onSend', async (_request, reply, payload) => {
    reply.header('Cache-Control', 'max-age=0');
    if (String(reply.getHeader('content-type')).startsWith('application/json'))
      reply.type('application/vnd.contentful.delivery.v1+json');
    const bytes = typeof payload === 'string' ? Buffer.byteLength(payload) : 0;
    if (bytes <= LARGEST_ANSWER) return payload;
    const error = responseTooBig(bytes);
    reply.code(error.status);
    return JSON.stringify(bodyOfError(error));
  });
  if (name === 'delivery' && config.contentLagMs > 0) behindNetwork(app, parts);
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof ContentError) return sendContentError(reply, error);
    throw error;
  });
  app.setNotFoundHandler((_request, reply) => sendContentError(reply, notFound()));
  app.get('/spaces/:space', async () => shapeSpace(parts));
  app.get('/spaces/:space/', async () => shapeSpace(parts));
  await app.register(
    async (scope) => {
      resourceRoutes(scope, parts, name);
      vocabularyRoutes(scope, parts);
    },
    { prefix: '/spaces/:space/environments/:environment' },
  );
}

function behindNetwork(app: FastifyInstance, { store, config, clock }: Parts): void {
  const { staleAt, keep } = network(store, config.contentLagMs);
  app.addHook('preHandler', async (request, reply) => {
    const body = staleAt(request.url, clock());
    if (body !== null) return reply.type('application/json').send(body);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    if (staleAt(request.url, clock()) === null) keep(request.url, payload, clock());
    return payload;
  });
}

function shapeSpace({ config }: Parts) {
  return {
    sys: { type: 'Space', id: config.contentSpace },
    name: 'Hobwright',
    locales: [{ code: 'en-GB', default: true, name: 'English (United Kingdom)', fallbackCode: null }],
  };
}
