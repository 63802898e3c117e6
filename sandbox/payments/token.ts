import { createHmac } from 'node:crypto';
import type { Parts } from '../parts.ts';
import { first } from '../store/rows.ts';

/** The platform's tokens hold for an hour. */
const LIFE_MS = 3_600_000;

/** A JSON Web Token (HS256) that lets its holder pay for one order, as the platform's access tokens do. */
export function issuePaymentToken({ store, config, clock }: Parts, orderId: number): string {
  const row = first<{ revision: number }>(store, 'SELECT revision FROM orders WHERE id = ?', orderId);
  const issuedAt = clock();
  const claims = {
    iss: 'payments',
    sub: String(orderId),
    rev: row?.revision ?? 0,
    iat: Math.floor(issuedAt / 1000),
    exp: Math.floor((issuedAt + LIFE_MS) / 1000),
  };
  const body = `${encode({ typ: 'JWT', alg: 'HS256' })}.${encode(claims)}`;
  return `${body}.${sign(body, config.clientSecret)}`;
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** Keyed apart from the webhooks that the same secret signs. */
function sign(body: string, clientSecret: string): string {
  return createHmac('sha256', `payments ${clientSecret}`).update(body).digest('base64url');
}
