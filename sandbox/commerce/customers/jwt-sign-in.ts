import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { Parts } from '../../parts.ts';
import { run } from '../../store/rows.ts';
import type { CommerceContext } from '../context.ts';
import { platformError } from '../errors.ts';
import { sameText } from '../identity.ts';
import { customerById } from './customer.ts';
import { type LoginResult, signedIn } from './sign-in.ts';

/** Claims of the platform's Customer Login API. */
const claims = z.object({
  iat: z.number(),
  jti: z.string().min(1).max(200),
  operation: z.literal('customer_login'),
  store_hash: z.string(),
  customer_id: z.number().int(),
  channel_id: z.number().int().default(1),
  redirect_to: z.string().default('/'),
});

/** Maximum age of a token in seconds; it may also be that far in the future. */
const LIFE = 30;

/**
 * Signs in a customer with a single-use token from the merchant's own server (HS256 with the client secret).
 * @throws the platform's `Invalid credentials`
 */
export function loginWithJwt(
  _: object,
  { jwt, guestCartEntityId }: { jwt: string; guestCartEntityId?: string | null },
  context: CommerceContext,
): LoginResult & { redirectTo: string } {
  const { parts, now } = context;
  const given = readJwt(parts, jwt);
  const isFresh = given !== null && Math.abs(given.iat - now / 1000) <= LIFE;
  const customer = isFresh ? customerById(parts.store, given.customer_id) : null;
  if (!given || !customer || !isFirstUse(parts, given.jti)) throw platformError('Invalid credentials');
  return { ...signedIn(context, customer, guestCartEntityId ?? null), redirectTo: given.redirect_to };
}

function readJwt({ config }: Parts, jwt: string): z.infer<typeof claims> | null {
  const [, body, payload, signature] = /^([\w-]+\.([\w-]+))\.([\w-]+)$/.exec(jwt) ?? [];
  if (!body || !payload || !signature) return null;
  const expected = createHmac('sha256', config.clientSecret).update(body).digest('base64url');
  if (!sameText(signature, expected)) return null;
  const { data } = claims.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  return data?.store_hash === config.storeHash && data.channel_id === config.channelId ? data : null;
}

function isFirstUse({ store }: Parts, jti: string): boolean {
  return run(store, "INSERT OR IGNORE INTO meta (key, value) VALUES (?, '')", `jwt ${jti}`).changes === 1;
}
