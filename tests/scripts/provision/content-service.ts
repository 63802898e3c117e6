import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';

type Thing = { sys: Record<string, unknown>; fields: unknown };
type Kind = 'content_types' | 'entries';
type ById = { Params: { kind: Kind; id: string }; Body: Record<string, unknown> };

const PLACE = '/spaces/:space/environments/:environment';

/** As much of the content service's management interface as models and entries need, with versions. */
export async function startContentService(token: string) {
  const state = { canList: true };
  const kept = { content_types: new Map<string, Thing>(), entries: new Map<string, Thing>() };
  const app = Fastify({ forceCloseConnections: true });
  app.removeAllContentTypeParsers();
  // The client names a content type where it sends nothing, too.
  app.addContentTypeParser('*', { parseAs: 'string' }, async (_request: unknown, body: unknown) =>
    body === '' ? {} : JSON.parse(String(body)),
  );
  app.addHook('onRequest', async ({ headers }, reply) => {
    if (headers.authorization !== `Bearer ${token}`) await reply.code(401).send({ message: 'Unauthorized' });
  });
  app.get<{ Params: { kind: Kind }; Querystring: { content_type?: string } }>(
    `${PLACE}/:kind`,
    ({ params, query }, reply) => {
      if (params.kind === 'entries' && !state.canList)
        return reply.code(403).send({ message: 'The token may not list entries' });
      if (query.content_type !== undefined && !kept.content_types.has(query.content_type))
        return reply
          .code(400)
          .send({ message: 'Invalid', details: { errors: [{ name: 'unknownContentType' }] } });
      const items = [...kept[params.kind].values()].filter(
        ({ sys }) => query.content_type === undefined || sys['type'] === query.content_type,
      );
      return { sys: { type: 'Array' }, total: items.length, skip: 0, limit: 1000, items };
    },
  );
  app.put<ById>(`${PLACE}/:kind/:id`, ({ params: { kind, id }, headers, body }, reply) => {
    const known = kept[kind].get(id);
    const version = Number(headers['x-contentful-version'] ?? 0);
    if (known && known.sys['version'] !== version)
      return reply.code(409).send({ message: 'VersionMismatch' });
    const type = headers['x-contentful-content-type'] ?? 'ContentType';
    const thing = { ...body, fields: body['fields'], sys: { id, type, version: version + 1 } };
    kept[kind].set(id, thing);
    return reply.code(known ? 200 : 201).send(thing);
  });
  app.put<ById>(`${PLACE}/:kind/:id/published`, ({ params: { kind, id }, headers }, reply) => {
    const known = kept[kind].get(id);
    const version = Number(headers['x-contentful-version']);
    if (known?.sys['version'] !== version) return reply.code(409).send({ message: 'VersionMismatch' });
    known.sys = { ...known.sys, version: version + 1, publishedVersion: version };
    return known;
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    ...kept,
    state,
    host: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: () => app.close(),
  };
}
