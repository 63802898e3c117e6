import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Parts } from '../parts.ts';
import { requestReset } from './request.ts';

const query = z.object({ email: z.email().max(254) });

/**
 * Serves the password-reset function that is deployed beside the platform: `GET /password-reset?email=…`. The response
 * does not reveal whether the address is a customer's. See `token.ts` for what the link in the e-mail contains.
 */
export async function passwordReset(app: FastifyInstance, parts: Parts): Promise<void> {
  app.get('/password-reset', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const found = query.safeParse(request.query);
    if (!found.success) return reply.code(400).send({ status: 'error', message: 'Give an e-mail address.' });
    await requestReset(parts, found.data.email);
    return { status: 'success' };
  });
}
