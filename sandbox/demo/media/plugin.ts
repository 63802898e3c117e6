import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Parts } from '@hobwright/sandbox/parts.ts';
import { adoptFacts } from './adopt.ts';
import { anchorsFor } from './anchors.ts';
import { chooseFormat, readContentFormat, readContentSize, readSize } from './formats.ts';
import { isHeld } from './held.ts';
import { makeRaster, nameOf } from './raster.ts';
import { makeSources, readFacts } from './sources.ts';

/** Serves the image service: `/media/{size}/{key}` and `/media/anchors/{key}`. */
export async function media(app: FastifyInstance, { store, config }: Parts): Promise<void> {
  const find = makeSources(store);
  const raster = makeRaster(config.dataFolder && join(config.dataFolder, 'media'));

  app.get<{ Params: { '*': string } }>('/media/anchors/*', async ({ params }, reply) => {
    const facts = readFacts(store, params['*'].replace(/\/front$/, ''));
    const anchors = facts && anchorsFor(adoptFacts(facts));
    return anchors ?? refuse(reply, 404, 'There is no such picture, or it is not to scale.');
  });

  type Asked = { Params: { size: string; '*': string }; Querystring: { w?: string; fm?: string } };
  app.route<Asked>({
    method: ['GET', 'HEAD'],
    url: '/media/:size/*',
    handler: async (request, reply) => {
      const { w, fm } = request.query;
      const named = readSize(request.params.size);
      const size = named === null && w !== undefined ? readContentSize(w) : named;
      const format = named === null ? readContentFormat(fm) : chooseFormat(request.headers.accept);
      if (size === undefined) return refuse(reply, 400, 'A size is `300w` or `300x300`, at most 1280.');
      if (!format) return refuse(reply, 400, `There is no format ${fm}.`);
      const source = await find(request.params['*']);
      if (!source) return refuse(reply, 404, 'There is no such picture.');
      const tag = `"${source.version}-${nameOf(size)}-${format}"`;
      reply
        .header('Vary', 'Accept')
        .header('ETag', tag)
        .header('Cache-Control', 'public, max-age=31536000, immutable')
        .header('Cross-Origin-Resource-Policy', 'cross-origin')
        .header('X-Content-Type-Options', 'nosniff');
      if (isHeld(request.headers['if-none-match'], tag)) return reply.code(304).send();
      reply.type(`image/${format}`);
      // RFC 9110 §8.6: the length is left out, since the picture is not made for a HEAD request.
      if (request.method === 'HEAD') return reply.send();
      const asPutThere = size === null && fm === undefined && !source.drawn;
      return reply.send(asPutThere ? await source.bytes() : await raster(source, size, format));
    },
  });
}

function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply.code(status).header('Cache-Control', 'no-store').send({ status, message });
}
