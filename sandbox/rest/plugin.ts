import type { FastifyInstance } from 'fastify';
import type { Parts } from '../parts.ts';

/** The management interface of the platform: `/stores/{hash}/v2` and `/stores/{hash}/v3`. */
export async function managementApi(_app: FastifyInstance, _parts: Parts): Promise<void> {}
