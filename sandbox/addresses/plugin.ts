import type { FastifyInstance } from 'fastify';
import { sameText } from '../commerce/identity.ts';
import type { Parts } from '../parts.ts';
import { addressesAt } from './demo-addresses.ts';

/**
 * Answers `GET /addresses/v1/postcodes/{postcode}` as Ideal Postcodes does: with every delivery point of a postcode.
 */
export async function addressService(app: FastifyInstance, { config }: Parts): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    const key = /^IDEALPOSTCODES api_key="([^"]*)"$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (sameText(key, config.addressKey)) return;
    await reply.code(401).send({ code: 4010, message: 'Invalid Key' });
  });

  app.get<{ Params: { postcode: string } }>('/addresses/v1/postcodes/:postcode', (request, reply) => {
    const result = addressesAt(request.params.postcode);
    if (result.length === 0) {
      return reply.code(404).send({ code: 4040, message: 'Postcode Not Found', suggestions: [] });
    }
    return reply.send({ result, code: 2000, message: 'Success', limit: 100, page: 0, total: result.length });
  });
}
