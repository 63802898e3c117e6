import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Lets the routes of a part take what HTML forms send. */
export function takeForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
}

/** The fields of a posted form; none of anything else. */
export function fieldsOf(request: FastifyRequest): URLSearchParams {
  return request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
}
