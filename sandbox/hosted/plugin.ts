import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CartError } from '../commerce/cart/errors.ts';
import { readCart } from '../commerce/cart/read.ts';
import { CheckoutError } from '../commerce/checkout/errors.ts';
import { checkoutOf } from '../commerce/checkout/read.ts';
import type { Checkout } from '../commerce/checkout/types.ts';
import { placedCheckout } from '../commerce/checkout/visible.ts';
import { html } from '../console/html.ts';
import { fieldsOf, takeForms } from '../form-bodies.ts';
import type { Parts } from '../parts.ts';
import { PaymentError } from '../payments/errors.ts';
import { shopOrigins } from '../payments/return-url.ts';
import { chooseDays, enterAddress, enterCode, orderAndPay } from './deeds.ts';
import { frame, frameHeaders } from './frame.ts';
import { approvedIntent } from '../wallets/intents.ts';
import { isLinkToken } from './link.ts';
import { hostedPage } from './page.ts';

type ById = {
  Params: { id: string };
  Querystring: { token?: string; note?: string; status?: string; wallet?: string };
};

/** Serves the platform's hosted checkout, to which redirect URLs lead: pages that work without JavaScript. */
export async function hostedCheckout(app: FastifyInstance, parts: Parts): Promise<void> {
  const { config, clock } = parts;
  takeForms(app);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(frameHeaders(shopOrigins(config)));
  });

  app.get<ById>('/checkout/:id', async (request, reply) => {
    const { id } = request.params;
    const { token = '', note, status, wallet = '' } = request.query;
    if (!isLinkToken(token, id, config, clock())) return ended(reply, config.shopOrigin);
    const checkout = current(parts, id);
    if (!checkout) return finish(reply, parts, id);
    const words = note ?? (status === 'declined' ? 'Your bank did not approve the payment.' : null);
    const intent = approvedIntent(parts.store, id, wallet);
    return send(reply, frame('Checkout · Hobwright', hostedPage(checkout, { token, intent }, words)));
  });

  const deed = (path: string, work: (checkout: Checkout, request: FastifyRequest) => string | null): void => {
    app.post<ById>(`/checkout/:id/${path}`, async (request, reply) => {
      const { id } = request.params;
      const token = fieldsOf(request).get('token') ?? '';
      if (!isLinkToken(token, id, config, clock())) return ended(reply, config.shopOrigin);
      const checkout = current(parts, id);
      if (!checkout) return finish(reply, parts, id);
      const note = refusalOf(() => work(checkout, request));
      if (note instanceof Away) return reply.redirect(note.url, 303);
      const wallet = fieldsOf(request).get('wallet');
      const back = new URLSearchParams({ token, ...(wallet && { wallet }), ...(note !== null && { note }) });
      return reply.redirect(`/checkout/${id}?${back}`, 303);
    });
  };
  deed('address', (checkout, request) => {
    enterAddress(parts, checkout, fieldsOf(request));
    return null;
  });
  deed('day', (checkout, request) => {
    chooseDays(parts, checkout, fieldsOf(request));
    return null;
  });
  deed('code', (checkout, request) => {
    enterCode(parts, checkout, fieldsOf(request));
    return null;
  });
  deed('pay', (checkout, request) => {
    const fields = fieldsOf(request);
    const { id } = checkout.cart;
    const back = `${config.origin}/checkout/${id}?token=${fields.get('token') ?? ''}`;
    const payment = orderAndPay(parts, checkout, fields, back);
    return payment?.status === 'pending' ? `${config.origin}/payments/challenge/${payment.id}` : null;
  });
}

/** A redirect to another page. */
class Away {
  readonly url: string;

  constructor(url: string) {
    this.url = url;
  }
}

/** Returns the error message for the shopper, a redirect, or `null` if all went well. */
function refusalOf(work: () => string | null): string | Away | null {
  try {
    const away = work();
    return away === null ? null : new Away(away);
  } catch (error) {
    if (error instanceof PaymentError) return Object.values(error.fields)[0] ?? error.message;
    if (error instanceof CartError || error instanceof CheckoutError) return error.message;
    throw error;
  }
}

function current({ store, clock }: Parts, id: string): Checkout | null {
  const cart = readCart(store, id);
  return cart ? checkoutOf(store, cart, clock()) : null;
}

/** Redirects to the shop's confirmation if the order is paid for; otherwise the checkout no longer exists. */
function finish(reply: FastifyReply, { store, config }: Parts, id: string): FastifyReply {
  const placed = placedCheckout(store, id);
  if (!placed) return ended(reply, config.shopOrigin);
  const url = new URL('/checkout/return', config.shopOrigin);
  url.searchParams.set('order', String(placed.orderId));
  url.searchParams.set('cart', id);
  url.searchParams.set('status', 'success');
  return reply.redirect(url.href, 303);
}

function ended(reply: FastifyReply, shopOrigin: string): FastifyReply {
  const body = html`<h1>This checkout has ended</h1>
<section><p>The link is too old, or the basket is gone.</p><p><a href="${shopOrigin}/cart">Back to the basket</a></p></section>`;
  return send(reply.code(404), frame('This checkout has ended · Hobwright', body, { narrow: true }));
}

function send(reply: FastifyReply, page: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(page);
}
