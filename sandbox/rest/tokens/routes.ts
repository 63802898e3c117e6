import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { issueStorefrontToken, revokeStorefrontToken } from '../../commerce/tokens.ts';
import type { Parts } from '../../parts.ts';
import { checkChannel } from '../channel.ts';
import { notFound, refuse, RestError } from '../errors.ts';

const common = z.object({
  channel_id: z.int().optional(),
  channel_ids: z.array(z.int()).min(1).optional(),
  expires_at: z.int('Give when it expires, in seconds since 1970.'),
});
const bodies = {
  'api-token': common.extend({ allowed_cors_origins: z.array(z.url()).max(2).optional() }),
  'api-token-private': common.extend({
    scopes: z.array(z.enum(['Unauthenticated', 'Customer', 'B2B']), 'Give the scopes.').min(1),
  }),
  'api-token-customer-impersonation': common,
};

/** Routes of `/v3/storefront/api-token…`: tokens for the GraphQL Storefront API. */
export function tokenRoutes(app: FastifyInstance, { store, config, clock }: Parts): void {
  for (const [kind, schema] of Object.entries(bodies)) {
    app.post(`/storefront/${kind}`, ({ body }) => {
      const { success, data, error } = schema.safeParse(body);
      if (!success) refuse(error);
      for (const channel of data.channel_ids ?? [data.channel_id]) checkChannel(config, channel);
      const expiresAt = data.expires_at * 1000;
      if (expiresAt <= clock()) {
        throw new RestError(422, 'It has expired already.', { expires_at: 'Give a time to come.' });
      }
      return { data: { token: issueStorefrontToken(store, { ...data, kind }, expiresAt) }, meta: {} };
    });
  }

  app.delete('/storefront/api-token', ({ headers }) => {
    const token = headers['sf-api-token'];
    if (typeof token !== 'string' || !revokeStorefrontToken(store, token)) throw notFound();
    return { data: {}, meta: {} };
  });
}
