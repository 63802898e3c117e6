import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fieldsOf, takeForms } from '../form-bodies.ts';
import { frameHeaders } from '../hosted/frame.ts';
import type { Parts } from '../parts.ts';
import { rateLimit } from '../rest/rate-limit.ts';
import { paymentById } from './attempts.ts';
import { bankPage } from './bank-page.ts';
import { readPayment } from './body.ts';
import { decideChallenge } from './challenge.ts';
import { PaymentError } from './errors.ts';
import { pay } from './pay.ts';
import { returnUrlOf, shopOrigins, withOutcome } from './return-url.ts';
import { type PaymentGrant, readPaymentToken } from './token.ts';

/** The platform accepts 50 payments in 4 seconds. Here the limit applies per order. */
const MOST = 50;
const WINDOW_MS = 4000;

/**
 * Serves the payments host: `POST /payments` with `PAT <token>`, called by its own card fields, and the bank's page.
 */
export async function payments(app: FastifyInstance, parts: Parts): Promise<void> {
  const count = rateLimit(() => MOST, WINDOW_MS);
  takeForms(app);
  app.setErrorHandler((thrown, _request, reply) => {
    const error = thrown instanceof PaymentError ? thrown : unexpected(thrown);
    return reply.code(error.status).send(error.body());
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.post('/payments', async (request, reply) => {
    const grant = grantOf(request, parts);
    if (count(String(grant.orderId), parts.clock()).exceeded) {
      throw new PaymentError(429, 'Too many payments; wait a few seconds.', null);
    }
    const { card, returnUrl } = readPayment(request.body);
    const { payment, lost } = pay(parts, {
      grant,
      card,
      key: keyOf(request),
      returnUrl: returnUrlOf(parts.config, returnUrl),
    });
    if (lost) {
      reply.hijack();
      request.raw.socket.destroy();
      return reply;
    }
    const data = { id: payment.id, transaction_type: 'purchase', status: payment.status };
    if (payment.status !== 'pending') return reply.code(201).send({ data, meta: {} });
    const redirect_url = `${parts.config.origin}/payments/challenge/${payment.id}`;
    return reply.code(202).send({
      data: {
        ...data,
        status: 'additional_action_required',
        additional_action_required: { type: 'offsite_redirect', data: { redirect_url } },
      },
      meta: {},
    });
  });

  bank(app, parts);
}

type ById = { Params: { id: string } };

function bank(app: FastifyInstance, parts: Parts): void {
  app.get<ById>('/payments/challenge/:id', async (request, reply) => {
    const payment = paymentById(parts.store, request.params.id);
    if (!payment) throw new PaymentError(404, 'There is no such payment.', null);
    return reply
      .headers(frameHeaders(shopOrigins(parts.config)))
      .type('text/html; charset=utf-8')
      .send(bankPage(payment));
  });
  app.post<ById>('/payments/challenge/:id', async (request, reply) => {
    const approved = fieldsOf(request).get('decision') === 'approve';
    const payment = decideChallenge(parts, request.params.id, approved);
    if (!payment) throw new PaymentError(404, 'There is no such payment.', null);
    return reply.redirect(withOutcome(parts.config, payment), 303);
  });
}

function grantOf(request: FastifyRequest, { config }: Parts): PaymentGrant {
  const token = /^PAT (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const grant = token === undefined ? null : readPaymentToken(token, config.clientSecret);
  if (!grant) throw new PaymentError(401, 'The payment access token is missing or invalid.', null);
  return grant;
}

/** @throws PaymentError for an invalid key */
function keyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key === 'string' && /^[\w-]{8,100}$/.test(key)) return key;
  throw new PaymentError(400, 'Idempotency-Key must be 8 to 100 letters, digits, - or _.', null);
}

/** Returns an error without any of the request's content, which may contain card numbers. */
function unexpected(thrown: unknown): PaymentError {
  const status = thrown instanceof Error && 'statusCode' in thrown ? thrown.statusCode : undefined;
  if (typeof status === 'number' && status < 500) return new PaymentError(status, 'Input is invalid.', null);
  process.stderr.write(`Payments: ${thrown instanceof Error ? thrown.stack : 'failed'}\n`);
  return new PaymentError(500, 'Internal server error.', null);
}
