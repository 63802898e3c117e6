import { gunzip } from 'node:zlib';
import type { FastifyError, FastifyInstance } from 'fastify';
import { FilterError } from './engine/filter-syntax.ts';
import { SearchError } from './errors.ts';

const MOST_BYTES = 20 * 1024 * 1024;

/** CORS headers that let pages of any origin read a response. */
export const OPEN_TO_PAGES = { 'access-control-allow-origin': '*', 'access-control-max-age': '86400' };

/**
 * Sets up what all of Algolia's hosts have in common: bodies are JSON whatever their content type, any origin may call,
 * and errors are `{message, status}`.
 */
export function applyAlgoliaConventions(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser('error', 'ignore');
  const options = { parseAs: 'buffer', bodyLimit: MOST_BYTES } as const;
  app.addContentTypeParser<Buffer>('*', options, (request, body, done) => {
    if (body.length === 0) return done(null, {});
    // Clients may send compressed bodies.
    if (request.headers['content-encoding'] !== 'gzip') return void parseJson(request, String(body), done);
    gunzip(body, { maxOutputLength: MOST_BYTES }, (error, plain) => {
      if (error) done(notUnpacked(error));
      else void parseJson(request, String(plain), done);
    });
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(OPEN_TO_PAGES);
  });
  app.options('/*', async (_request, reply) =>
    reply
      .headers({
        'access-control-allow-methods': 'GET, PUT, DELETE, POST, OPTIONS',
        'access-control-allow-headers': '*',
      })
      .send(''),
  );
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ message: 'Path not found', status: 404 }),
  );
  app.setErrorHandler<FastifyError>((error, _request, reply) => {
    const [status, message] = refusal(error);
    if (status >= 500) process.stderr.write(`${error.stack}\n`);
    return reply.code(status).send({ message, status });
  });
}

const notUnpacked = (error: NodeJS.ErrnoException): SearchError =>
  error.code === 'ERR_BUFFER_TOO_LARGE'
    ? new SearchError(413, 'Payload too large')
    : new SearchError(400, 'Invalid JSON');

function refusal(error: Error & { statusCode?: number }): [status: number, message: string] {
  if (error instanceof SearchError) return [error.status, error.message];
  if (error instanceof FilterError) return [400, error.message];
  if (error.statusCode === 413) return [413, 'Payload too large'];
  if (error.statusCode && error.statusCode < 500) return [400, 'Invalid JSON'];
  return [500, 'Internal server error'];
}
