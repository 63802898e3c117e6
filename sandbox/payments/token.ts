import { createHmac } from 'node:crypto';
import { sameText } from '../commerce/identity.ts';
import type { Parts } from '../parts.ts';
import { first } from '../store/rows.ts';

/** Lifetime of the platform's tokens: one hour. */
const LIFE_MS = 3_600_000;

/** Permission to pay for an order in one of its revisions. */
export interface PaymentGrant {
  orderId: number;
  revision: number;
  expiresAt: number;
}

/** Returns a JSON Web Token (HS256) that allows paying for one order, like the platform's access tokens. */
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

/**
 * Reads a token, even an expired one. Returns `null` if it is not ours. The platform's own samples have the prefix `JWT
 * `.
 */
export function readPaymentToken(token: string, clientSecret: string): PaymentGrant | null {
  const [, body, claims, signature] =
    /^(?:JWT )?([\w-]{1,200}\.([\w-]{1,1000}))\.([\w-]{43})$/.exec(token) ?? [];
  if (!body || !claims || !signature || !sameText(signature, sign(body, clientSecret))) return null;
  const { sub, rev, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
    sub: string;
    rev: number;
    exp: number;
  };
  return { orderId: Number(sub), revision: rev, expiresAt: exp * 1000 };
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** The key differs from that of webhooks, which are signed with the same secret. */
function sign(body: string, clientSecret: string): string {
  return createHmac('sha256', `payments ${clientSecret}`).update(body).digest('base64url');
}
