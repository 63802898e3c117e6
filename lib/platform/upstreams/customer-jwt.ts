import 'server-only';
import { createHmac, randomUUID } from 'node:crypto';
import { config } from '@/lib/platform/config';

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/**
 * Returns a token with which the platform's Customer Login API signs a customer in: a JWT, HS256 with the client
 * secret, valid once and for 30 seconds. The caller must have verified who the customer is.
 */
export function customerJwt(customerId: number, now = Date.now()): string {
  const { clientId, clientSecret, storeHash, channelId } = config().commerce;
  const claims = {
    iss: clientId,
    iat: Math.floor(now / 1000),
    jti: randomUUID(),
    operation: 'customer_login',
    store_hash: storeHash,
    customer_id: customerId,
    channel_id: channelId,
  };
  const body = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded(claims)}`;
  return `${body}.${createHmac('sha256', clientSecret).update(body).digest('base64url')}`;
}
