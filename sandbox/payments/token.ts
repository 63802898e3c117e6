import { createHmac } from 'node:crypto';
import { sameText } from '../commerce/identity.ts';
import type { Parts } from '../parts.ts';
import { first } from '../store/rows.ts';

/** The platform's tokens hold for an hour. */
const LIFE_MS = 3_600_000;

/** What a token says: which order may be paid for, as it was written that time. */
export interface PaymentGrant {
  orderId: number;
  revision: number;
  expiresAt: number;
}

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

/** `null` for what is no token of ours; an expired one is still read. The platform's own samples lead with `JWT `. */
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

/** Keyed apart from the webhooks that the same secret signs. */
function sign(body: string, clientSecret: string): string {
  return createHmac('sha256', `payments ${clientSecret}`).update(body).digest('base64url');
}
