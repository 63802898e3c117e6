import { randomUUID } from 'node:crypto';
import type { ZodError } from 'zod';

type Detail = { message: string; in?: string; context?: Record<string, string[]> };

/** An error of HubSpot's REST APIs, in their format. */
export class PortalError extends Error {
  readonly status: number;
  readonly category: string;
  readonly details: readonly Detail[];

  constructor(status: number, category: string, message: string, details: readonly Detail[] = []) {
    super(message);
    this.status = status;
    this.category = category;
    this.details = details;
  }

  body(): object {
    const { message, category, details } = this;
    return {
      status: 'error',
      message,
      correlationId: randomUUID(),
      category,
      ...(details.length > 0 && { errors: details }),
    };
  }
}

export const invalid = (message: string, details: readonly Detail[] = []) =>
  new PortalError(400, 'VALIDATION_ERROR', message, details);

/** @throws PortalError 400 that names every invalid field */
export function refuse(error: ZodError): never {
  const details = error.issues.map(({ path, message }) => ({ message, in: path.join('.') }));
  const words = details.map((detail) => `${detail.in || 'body'}: ${detail.message}`).join('; ');
  throw invalid(`Invalid input JSON. ${words}`, details);
}

export const notFound = () => new PortalError(404, 'OBJECT_NOT_FOUND', 'resource not found');
