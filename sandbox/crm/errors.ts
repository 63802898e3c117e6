import { randomUUID } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** A refusal in the CRM's own words. */
export class CrmError extends Error {
  readonly status: number;
  readonly category: string;

  constructor(status: number, category: string, message: string) {
    super(message);
    this.status = status;
    this.category = category;
  }
}

export const unauthenticated = (): CrmError =>
  new CrmError(
    401,
    'INVALID_AUTHENTICATION',
    'Authentication credentials not found. This API supports OAuth 2.0 authentication and you can find more details at https://developers.hubspot.com/docs/methods/auth/oauth-overview',
  );

export const unknownType = (type: string): CrmError =>
  new CrmError(400, 'VALIDATION_ERROR', `Unable to infer object type from: ${type}`);

export const objectNotFound = (): CrmError => new CrmError(404, 'OBJECT_NOT_FOUND', 'resource not found');

export const invalid = (message: string): CrmError => new CrmError(400, 'VALIDATION_ERROR', message);

export function sendCrmError(reply: FastifyReply, { status, category, message }: CrmError): FastifyReply {
  return reply.code(status).send({ status: 'error', message, correlationId: randomUUID(), category });
}
