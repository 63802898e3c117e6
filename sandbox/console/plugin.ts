import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FaultSetting } from '../faults/faults.ts';
import { mailboxPages } from '../mailbox/pages.ts';
import type { Parts } from '../parts.ts';
import { actions } from './actions.ts';
import { formToken, guard } from './guard.ts';
import { orderActions } from './order-actions.ts';
import type { Html } from './html.ts';
import { searchActions } from './search-actions.ts';
import { html } from './html.ts';
import { sendPage } from './layout.ts';
import { choices } from './pages/choices.ts';
import { contentEntry, contentList } from './pages/content.ts';
import { faultsPage } from './pages/faults.ts';
import { checkouts } from './pages/checkouts.ts';
import { order } from './pages/order.ts';
import { orders } from './pages/orders.ts';
import { overview } from './pages/overview.ts';
import { paymentsTable } from './pages/payments.ts';
import { reductions } from './pages/reductions.ts';
import { product, products } from './pages/products.ts';
import { questions } from './pages/questions.ts';
import { reviews } from './pages/reviews.ts';
import { searches } from './pages/searches.ts';
import { switches } from './pages/switches.ts';
import { carts, customers, events, forms } from './pages/visitors.ts';

type Asked = { Querystring: { note?: string; q?: string }; Params: { id: string } };

/** Serves the engineers' console below `/console` and the mailbox below `/mailbox`, for this machine only. */
export async function engineersConsole(app: FastifyInstance, parts: Parts): Promise<void> {
  guard(app);
  const page = (path: string, title: string, body: (request: FastifyRequest<Asked>, token: string) => Html) =>
    app.get<Asked>(path, async (request, reply) =>
      sendPage(reply, {
        title,
        path,
        body: body(request, formToken(request, reply)),
        note: noteOf(request),
      }),
    );

  page('/console', 'Overview', (_request, token) => overview(parts, token));
  page('/console/products', 'Products', ({ query }) => products(parts, query.q ?? ''));
  page('/console/carts', 'Baskets', () => carts(parts));
  page('/console/checkouts', 'Checkouts', () => checkouts(parts));
  page('/console/orders', 'Orders', () => orders(parts));
  page('/console/payments', 'Payments', () => paymentsTable(parts));
  page('/console/coupons', 'Coupons', () => reductions(parts));
  page('/console/customers', 'Customers', () => customers(parts));
  page('/console/forms', 'Forms', () => forms(parts));
  page('/console/questions', 'Questions', (_request, token) => questions(parts, token));
  page('/console/reviews', 'Reviews', (_request, token) => reviews(parts, token));
  page('/console/searches', 'Searches', (_request, token) => searches(parts, token));
  page('/console/choices', 'Choices', () => choices(parts));
  page('/console/events', 'Events', () => events(parts));
  page('/console/content', 'Content', (_request, token) => contentList(parts, token));
  page('/console/switches', 'Switches', (_request, token) => switches(parts, token));

  app.get<Asked>('/console/faults', async (request, reply) => {
    const { faults } = (
      await app.inject({
        url: '/control/faults',
        headers: { authorization: `Bearer ${parts.config.controlToken}` },
      })
    ).json<{ faults: FaultSetting[] }>();
    const body = faultsPage(faults, formToken(request, reply));
    return sendPage(reply, { title: 'Faults', path: '/console/faults', body, note: noteOf(request) });
  });

  app.get<Asked>('/console/products/:id', async (request, reply) =>
    sendOne(
      request,
      reply,
      '/console/products',
      product(parts, Number(request.params.id), formToken(request, reply)),
    ),
  );
  app.get<Asked>('/console/orders/:id', async (request, reply) =>
    sendOne(
      request,
      reply,
      '/console/orders',
      order(parts, Number(request.params.id), formToken(request, reply)),
    ),
  );
  app.get<Asked>('/console/content/:id', async (request, reply) =>
    sendOne(
      request,
      reply,
      '/console/content',
      contentEntry(parts, request.params.id, formToken(request, reply)),
    ),
  );

  app.get('/console/*', async (_request, reply) => sendMissing(reply, '/console', 'Back to the overview'));

  actions(app, parts);
  orderActions(app, parts);
  searchActions(app, parts);
  mailboxPages(app, parts);
}

function sendOne(
  request: FastifyRequest<Asked>,
  reply: FastifyReply,
  path: string,
  found: { title: string; body: Html } | undefined,
): FastifyReply {
  if (!found) return sendMissing(reply, path, 'Back to the list');
  return sendPage(reply, { ...found, path, note: noteOf(request) });
}

function sendMissing(reply: FastifyReply, path: string, back: string): FastifyReply {
  return sendPage(reply.code(404), {
    title: 'Not found',
    path,
    body: html`<p class="none">There is nothing at this address. <a href="${path}">${back}</a></p>`,
  });
}

function noteOf(request: FastifyRequest<Asked>): string | null {
  const { note } = request.query;
  return typeof note === 'string' ? note.slice(0, 300) : null;
}
