import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sameText } from '../commerce/identity.ts';
import type { Parts } from '../parts.ts';
import { cartRoutes } from './carts/routes.ts';
import { checkoutRoutes } from './checkouts/routes.ts';
import { reviewRoutes } from './catalogue/reviews.ts';
import { catalogueMetafieldRoutes } from './catalogue/metafields.ts';
import { productRoutes } from './catalogue/routes.ts';
import { pageRoutes, postRoutes } from './content/routes.ts';
import { customerRoutes } from './customers/routes.ts';
import { notFound, RestError, restErrorOf } from './errors.ts';
import { hookRoutes } from './hooks/routes.ts';
import { refundRoutes } from './orders/refunds.ts';
import { orderMetafieldRoutes } from './orders/metafields.ts';
import { orderRoutes } from './orders/routes.ts';
import { paymentRoutes } from './payments/routes.ts';
import { PLANS, readSwitches } from '../switches.ts';
import { rateLimit } from './rate-limit.ts';
import { tokenRoutes } from './tokens/routes.ts';
import { wishlistRoutes } from './wishlists/routes.ts';

/** Serves the platform's Management API: `/stores/{hash}/v2` and `/stores/{hash}/v3`. */
export async function managementApi(app: FastifyInstance, parts: Parts): Promise<void> {
  const { accessToken, restQuota, storeHash } = parts.config;
  const count = rateLimit(() => restQuota ?? PLANS[readSwitches(parts.store).plan]);
  app.removeContentTypeParser('application/json');
  const parse = app.getDefaultJsonParser('error', 'error');
  // The platform accepts a JSON content type without a body, which some clients send with DELETE.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parse(request, String(body), done),
  );
  const admit = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const token = request.headers['x-auth-token'];
    if (typeof token !== 'string' || !sameText(token, accessToken)) {
      throw new RestError(401, 'Unauthorized: the access token is missing or invalid.');
    }
    const { exceeded, headers } = count(token, parts.clock());
    reply.headers(headers);
    if (exceeded) throw new RestError(429, 'Too many requests; wait for X-Rate-Limit-Time-Reset-Ms.');
  };
  await app.register(
    async (v3) => {
      v3.addHook('onRequest', admit);
      v3.setErrorHandler((thrown, _request, reply) => {
        const error = restErrorOf(thrown) ?? unexpected(thrown);
        return reply.code(error.status).send(error.body());
      });
      v3.setNotFoundHandler(() => {
        throw notFound();
      });
      cartRoutes(v3, parts);
      checkoutRoutes(v3, parts);
      customerRoutes(v3, parts);
      wishlistRoutes(v3, parts);
      paymentRoutes(v3, parts);
      pageRoutes(v3, parts);
      productRoutes(v3, parts);
      catalogueMetafieldRoutes(v3, parts);
      reviewRoutes(v3, parts);
      refundRoutes(v3, parts);
      orderMetafieldRoutes(v3, parts);
      hookRoutes(v3, parts);
      tokenRoutes(v3, parts);
    },
    { prefix: `/stores/${storeHash}/v3` },
  );
  await app.register(
    async (v2) => {
      v2.addHook('onRequest', admit);
      v2.setErrorHandler((thrown, _request, reply) => {
        const { status, message } = restErrorOf(thrown) ?? unexpected(thrown);
        return reply.code(status).send([{ status, message }]);
      });
      orderRoutes(v2, parts);
      postRoutes(v2, parts);
      v2.all('/*', () => {
        throw notFound();
      });
    },
    { prefix: `/stores/${storeHash}/v2` },
  );
}

function unexpected(thrown: unknown): RestError {
  process.stderr.write(`${thrown instanceof Error ? thrown.stack : String(thrown)}\n`);
  return new RestError(500, 'Internal server error.');
}
