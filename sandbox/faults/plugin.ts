import type { FastifyInstance } from 'fastify';
import type { Parts } from '../parts.ts';

/** Lets a test make one upstream misbehave: `PUT /control/faults`. */
export async function faults(_app: FastifyInstance, _parts: Parts): Promise<void> {}
