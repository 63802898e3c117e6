import type { FastifyInstance } from 'fastify';
import type { Parts } from '../parts.ts';

/** The storefront interface of the platform: `POST /graphql`. */
export async function commerceGraphql(_app: FastifyInstance, _parts: Parts): Promise<void> {}
