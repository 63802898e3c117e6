import { randomUUID } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** An error in Contentful's own words. */
export class ContentError extends Error {
  readonly status: number;
  readonly id: string;
  readonly details: Record<string, unknown> | undefined;

  constructor(status: number, id: string, message: string, details?: Record<string, unknown>) {
    super(message);
    this.status = status;
    this.id = id;
    this.details = details;
  }
}

/** Returns the error for an invalid query. Each entry of `details.errors` says what is wrong with it. */
export function invalidQuery(...errors: Record<string, unknown>[]): ContentError {
  return new ContentError(
    400,
    'InvalidQuery',
    'The query you sent was invalid. Probably a filter or ordering specification is not applicable to the type of a field.',
    { errors },
  );
}

export function contentTypeRequired(): ContentError {
  return new ContentError(
    400,
    'InvalidQuery',
    'A Content Type ID is required. When querying for Entries and involving fields you need to limit your query to a specific Content Type. Please send a Content Type ID (not the name) as the URI query parameter "content_type".',
  );
}

export function accessTokenInvalid(): ContentError {
  return new ContentError(
    401,
    'AccessTokenInvalid',
    'The access token you sent could not be found or is invalid.',
  );
}

/**
 * Returns the error for an exceeded rate limit. The message is the one that Contentful's own PHP client is tested with
 * for the preview host (`RateLimitExceededExceptionTest` of contentful-management.php); the id is from contentful.rb's
 * recording of the delivery host (`ratelimit.yml`).
 */
export function rateLimitExceeded(): ContentError {
  return new ContentError(
    429,
    'RateLimitExceeded',
    'You have exceeded the rate limit of the Organization this Space belongs to by making too many API requests within a short timespan. Please wait a moment before trying the request again.',
  );
}

/**
 * Maximum size of a response, in bytes (“Response size” of
 * https://www.contentful.com/developers/docs/technical-limits/).
 */
export const LARGEST_ANSWER = 7 * 1024 * 1024;

/** Returns the error for a response that is too big, worded as quoted in contentful/contentful-export #32 and #34. */
export function responseTooBig(bytes: number): ContentError {
  return new ContentError(
    400,
    'BadRequest',
    `Response size too big, was: ${bytes}b. Maximum allowed response size: ${LARGEST_ANSWER}b.`,
  );
}

export function notFound(details?: Record<string, unknown>): ContentError {
  return new ContentError(404, 'NotFound', 'The resource could not be found.', details);
}

export function sendContentError(reply: FastifyReply, error: ContentError): FastifyReply {
  return reply
    .code(error.status)
    .type('application/vnd.contentful.delivery.v1+json')
    .send(bodyOfError(error));
}

export const bodyOfError = ({ id, message, details }: ContentError): object => ({
  sys: { type: 'Error', id },
  message,
  ...(details ? { details } : {}),
  requestId: randomUUID(),
});
