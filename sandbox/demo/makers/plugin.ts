import type { FastifyInstance } from 'fastify';
import { html } from '@hobwright/sandbox/console/html.ts';
import { frame, frameHeaders } from '@hobwright/sandbox/hosted/frame.ts';
import type { Parts } from '@hobwright/sandbox/parts.ts';
import { first } from '@hobwright/sandbox/store/rows.ts';
import { printBooklet } from './booklet.ts';
import { manualOf } from './manual.ts';

/** Serves what the makers themselves would host: manuals, and a page to register a product. */
export async function makers(app: FastifyInstance, { store }: Parts): Promise<void> {
  app.get<{ Params: { file: string } }>('/makers/manuals/:file', async ({ params: { file } }, reply) => {
    const manual = file.endsWith('.pdf') ? manualOf(store, file.slice(0, -'.pdf'.length)) : undefined;
    if (!manual) return reply.code(404).send({ status: 404, message: 'There is no such manual.' });
    return reply
      .type('application/pdf')
      .header('X-Content-Type-Options', 'nosniff')
      .header('Cache-Control', 'public, max-age=86400')
      .send(await printBooklet(manual));
  });

  app.get<{ Params: { maker: string } }>('/makers/:maker/register', async ({ params }, reply) => {
    const brand = first<{ name: string }>(
      store,
      'SELECT name FROM brand WHERE path = ?',
      `/brands/${params.maker}/`,
    );
    if (!brand) return reply.code(404).send({ status: 404, message: 'There is no such maker.' });
    const title = `Register your ${brand.name}`;
    const body = html`<h1>${title}</h1>
<section><p>${brand.name} is invented for this demonstration, and so is its register: there is nothing to fill in, and
nothing is kept. In a real shop this link leads to the maker’s own form, which asks for the model and serial number on
the plate inside the door and the date on your invoice.</p></section>`;
    return reply
      .type('text/html; charset=utf-8')
      .headers(frameHeaders([]))
      .send(frame(title, body, { narrow: true, head: `${brand.name} · an invented maker` }));
  });
}
