import type { FastifyInstance, FastifyReply } from 'fastify';
import { html, pounds } from '../console/html.ts';
import { fieldsOf, takeForms } from '../form-bodies.ts';
import { frame, frameHeaders } from '../hosted/frame.ts';
import type { Parts } from '../parts.ts';
import { shopOrigins } from '../payments/return-url.ts';
import { decideIntent, intentById, WALLET, type WalletIntent } from './intents.ts';

type ById = { Params: { id: string } };

/** Serves the wallet's own pages, where a shopper approves a payment and returns to the shop. */
export async function wallets(app: FastifyInstance, { store, config }: Parts): Promise<void> {
  takeForms(app);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(frameHeaders(shopOrigins(config)));
  });

  app.get<ById>('/wallets/:id', async ({ params }, reply) => {
    const intent = intentById(store, params.id);
    return intent ? send(reply, approvePage(intent)) : gone(reply);
  });
  app.post<ById>('/wallets/:id', async (request, reply) => {
    const intent = decideIntent(store, request.params.id, fieldsOf(request).get('decision') === 'approve');
    if (!intent) return gone(reply);
    const back = new URL('/checkout/return', config.shopOrigin);
    back.searchParams.set('wallet', intent.status);
    return reply.redirect(back.href, 303);
  });
}

function approvePage({ id, amount, status }: WalletIntent): string {
  const choice =
    status === 'open'
      ? html`<button name="decision" value="approve">Approve</button> <button class="second" name="decision" value="refuse">Go back without paying</button>`
      : html`<p>This has already been decided.</p><button>Back to the shop</button>`;
  return frame(
    `${WALLET.methodName} · Approve a payment`,
    html`<h1>Approve a payment</h1>
<section>
<p>Nothing is taken yet: the shop shows the order once more.</p>
<dl><dt>To</dt><dd>Hobwright</dd><dt>Up to</dt><dd>${pounds(amount)}</dd></dl>
<form method="post" action="/wallets/${id}">${choice}</form>
</section>`,
    { narrow: true, head: `${WALLET.methodName} · no money moves` },
  );
}

function gone(reply: FastifyReply): FastifyReply {
  const body = html`<h1>There is nothing to approve</h1><section><p>The basket is gone, or it has been paid for.</p></section>`;
  return send(reply.code(404), frame('Nothing to approve', body, { narrow: true }));
}

function send(reply: FastifyReply, page: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(page);
}
