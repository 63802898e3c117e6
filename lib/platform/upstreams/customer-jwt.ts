import 'server-only';
import { createHmac, randomUUID } from 'node:crypto';
import { config } from '@/lib/platform/config';

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/**
 * Vouches for a customer to the platform (its Customer Login API): a JWT, HS256 under the client secret, good once and
 * for half a minute. Whoever asks for one has made sure who it is.
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
