import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fieldsOf, takeForms } from '../form-bodies.ts';

const COOKIE = 'sandbox_console';
const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/**
 * Restricts the console to this machine. Requests must come from a loopback address and use a local host name, which
 * prevents DNS rebinding. Posts must carry the page's own token in addition to its SameSite cookie.
 */
export function guard(app: FastifyInstance): void {
  takeForms(app);
  app.addHook('onRequest', async (request, reply) => {
    if (!LOOPBACK.has(request.ip) || !LOCAL_HOST.test(request.headers.host ?? '')) {
      return reply.code(403).type('text/plain').send('The console can only be opened on this machine.');
    }
    reply.headers(HEADERS);
    return undefined;
  });
  app.addHook('preHandler', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return undefined;
    if (isOwnPost(request)) return undefined;
    return reply
      .code(403)
      .type('text/plain')
      .send('This form is too old or came from elsewhere. Load the page again.');
  });
}

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data: https:; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** Returns the form token of this browser. Creates it and sets its cookie if necessary. */
export function formToken(request: FastifyRequest, reply: FastifyReply): string {
  const known = cookieToken(request);
  if (known) return known;
  const token = randomBytes(24).toString('base64url');
  reply.header('set-cookie', `${COOKIE}=${token}; Path=/; HttpOnly; SameSite=Strict`);
  return token;
}

function isOwnPost(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const expected = cookieToken(request);
  const given = fieldsOf(request).get('token');
  if (!expected || !given) return false;
  const [own, sent] = [Buffer.from(expected), Buffer.from(given)];
  return own.length === sent.length && timingSafeEqual(own, sent);
}

function cookieToken(request: FastifyRequest): string | undefined {
  return new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{32})`).exec(request.headers.cookie ?? '')?.[1];
}
