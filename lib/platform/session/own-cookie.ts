import { config } from '../config.ts';

/** Longest value of a cookie that has a long name and attributes as well: browsers silently drop larger cookies. */
export const MOST_COOKIE_BYTES = 3_800;

type Manner = {
  /** The path to which the cookie is restricted. */
  path?: string;
  /** False if the shop's scripts read it. */
  httpOnly?: boolean;
  /** `lax` if it is also sent when a link on another site is followed. */
  sameSite?: 'strict' | 'lax';
  /** Seconds. */
  maxAge?: number;
  /** Milliseconds since 1970. */
  expires?: number;
};

/** Whether a cookie is sent to the whole shop, or only below a path. */
export type Reach = 'shop' | 'part';
const PREFIX: Readonly<Record<Reach, string>> = { shop: '__Host-', part: '__Secure-' };

/**
 * Returns the full name of a cookie. On https it has the prefix `__Host-`, so that no other subdomain can set it, or
 * `__Secure-` if it is restricted to a path. `lib/http/cookies.ts` builds the same names in the browser.
 */
export const cookieName = (name: string, reach: Reach = 'shop', secure = config().secure): string =>
  secure ? `${PREFIX[reach]}${name}` : name;

/** Returns a cookie with our defaults: whole shop, HttpOnly, SameSite=Strict, and Secure on https. */
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
