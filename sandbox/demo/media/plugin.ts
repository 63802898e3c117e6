import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Parts } from '@hobwright/sandbox/parts.ts';
import { adoptFacts } from './adopt.ts';
import { anchorsFor } from './anchors.ts';
import { chooseFormat, readWidth, WIDTHS } from './formats.ts';
import { makeRaster } from './raster.ts';
import { makeSources, readFacts } from './sources.ts';

/** The image service: `/media/{width}/{key}` and `/media/anchors/{key}`. */
export async function media(app: FastifyInstance, { store, config }: Parts): Promise<void> {
  const find = makeSources(store);
  const raster = makeRaster(config.dataFolder && join(config.dataFolder, 'media'));

  app.get<{ Params: { '*': string } }>('/media/anchors/*', async ({ params }, reply) => {
    const facts = readFacts(store, params['*'].replace(/\/front$/, ''));
    const anchors = facts && anchorsFor(adoptFacts(facts));
    return anchors ?? refuse(reply, 404, 'There is no such picture, or it is not to scale.');
  });

  type Asked = { Params: { width: string; '*': string }; Querystring: { w?: string } };
  app.route<Asked>({
    method: ['GET', 'HEAD'],
    url: '/media/:width/*',
    handler: async (request, reply) => {
      // The content service's picture interface takes the width as `w`.
      const width = readWidth(request.query.w ?? request.params.width);
      if (!width) return refuse(reply, 400, `Pictures come in widths of ${WIDTHS.join(', ')}.`);
      const source = await find(request.params['*']);
      if (!source) return refuse(reply, 404, 'There is no such picture.');
      const format = chooseFormat(request.headers.accept);
      const tag = `"${source.version}-${width}-${format}"`;
      reply
        .header('Vary', 'Accept')
        .header('ETag', tag)
        .header('Cache-Control', 'public, max-age=31536000, immutable')
        .header('Cross-Origin-Resource-Policy', 'cross-origin')
        .header('X-Content-Type-Options', 'nosniff');
      if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();
      reply.type(`image/${format}`);
      // RFC 9110 §8.6: the length of what is not made for being asked about is left open.
      if (request.method === 'HEAD') return reply.send();
      return reply.send(await raster(source, width, format));
    },
  });
}

function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply.code(status).header('Cache-Control', 'no-store').send({ status, message });
}
