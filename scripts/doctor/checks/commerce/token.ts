import { z } from 'zod';
import { failure, type Finding, ok, warning } from '../../types.ts';

/** The claims of the platform's storefront tokens that the shop uses. Times in seconds. */
const claims = z.object({
  exp: z.number().optional(),
  eat: z.number().optional(),
  cid: z.union([z.number().transform((id) => [id]), z.array(z.number())]).optional(),
  corsOrigins: z.array(z.string()).nullish(),
});

const DAY_MS = 86_400_000;
/** A token that expires sooner should be replaced now. */
const SOON_DAYS = 14;

const ANEW = 'Make another: npm run provision.';

/** Checks the type, channels and expiry that a storefront token states; only the platform can verify its signature. */
export function readToken(token: string, channelId: number, now: number): Finding {
  const read = claimsOf(token);
  if (!read) return ok('it is no JWT, so it does not say when it ends');
  const { exp, eat, cid, corsOrigins } = read;
  if (cid && !cid.includes(channelId))
    return failure(
      `it is for channel ${cid.join(', ')} and not for ${channelId}`,
      `Set BIGCOMMERCE_CHANNEL_ID, or make a token for it: npm run provision.`,
    );
  const end = exp ?? eat;
  if (end !== undefined && end * 1_000 <= now) return failure(`it ended on ${dayOf(end)}`, ANEW);
  if (corsOrigins && corsOrigins.length > 0)
    return warning(
      `it is a browser’s, for ${corsOrigins.join(', ')}`,
      'The server takes a private one, by which customers can sign in: npm run provision.',
    );
  if (end === undefined) return warning('it never expires', `If it leaks, it works for ever. ${ANEW}`);
  if (end * 1_000 - now < SOON_DAYS * DAY_MS) return warning(`it ends on ${dayOf(end)}`, ANEW);
  return ok(`it ends on ${dayOf(end)}`);
}

const dayOf = (seconds: number): string => new Date(seconds * 1_000).toISOString().slice(0, 10);

function claimsOf(token: string): z.infer<typeof claims> | null {
  const [, payload, signature] = token.split('.');
  if (!payload || !signature) return null;
  try {
    return claims.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString())).data ?? null;
  } catch {
    return null;
  }
}
