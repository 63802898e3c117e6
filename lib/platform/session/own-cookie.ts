import { config } from '../config.ts';

type Manner = {
  /** For what lies below it only. */
  path?: string;
  /** False: the shop's scripts read it. */
  httpOnly?: boolean;
  /** `lax`: it comes along when a link of another site leads here. */
  sameSite?: 'strict' | 'lax';
  /** Seconds. */
  maxAge?: number;
  /** Milliseconds since 1970. */
  expires?: number;
};

/** Whether a cookie is sent to all of the shop, or to what lies below a path. */
export type Reach = 'shop' | 'part';
const PREFIX: Readonly<Record<Reach, string>> = { shop: '__Host-', part: '__Secure-' };

/**
 * What a cookie of ours is called. On https browsers take these from this very host alone, so that no neighbouring
 * subdomain can plant one; `__Secure-` is what a cookie for a part of it can have. `lib/http/cookies.ts` knows
 * the readable ones by the same names.
 */
export const cookieName = (name: string, reach: Reach = 'shop', secure = config().secure): string =>
  secure ? `${PREFIX[reach]}${name}` : name;

/** A cookie of ours as a response sets it. */
export const ownCookie = (
  name: string,
  value: string,
  { path = '/', httpOnly = true, sameSite = 'strict', ...lifetime }: Manner = {},
) => ({
  name: cookieName(name, path === '/' ? 'shop' : 'part'),
  value,
  path,
  httpOnly,
  sameSite,
  secure: config().secure,
  ...lifetime,
});
