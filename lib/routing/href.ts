import type { PROMISED_PAGES } from './data/places';
import type { OWN_ROUTES } from './routes';

type Own = typeof OWN_ROUTES;
type Promised = (typeof PROMISED_PAGES)[number];

/** Targets of the shop's own links: its pages, calls and files, and the pages that the merchant has to create. */
type Target = keyof Own | Promised;

type Value = string | number;
type Parameter<T> = T extends `${string}[${infer Name}]${infer Rest}` ? Name | Parameter<Rest> : never;
type Key<T> = T extends keyof Own
  ? Own[T] extends { keys: readonly (infer K extends string)[] }
    ? K
    : never
  : never;

/** A target with an address of its own, without parameters. */
export type PlainTarget = { [T in Target]: Parameter<T> extends never ? T : never }[Target];

/** A target whose address has a parameter or a query key. */
type Speaking = { [T in Target]: Parameter<T> | Key<T> extends never ? never : T }[Target];

/** Values for an address: all of its parameters, and any of its query keys. */
type Given<T> = { [N in Parameter<T>]: Value } & { [K in Key<T>]?: Value | null | undefined };

/**
 * Returns the address of a page, call or file of the shop: `href('/account/order-history/[id]', { id })`,
 * `href('/track-order', { order })`. A target that is not in the route table does not compile. Query keys that are
 * null, undefined or empty are left out.
 */
export function href<T extends PlainTarget>(target: T): T;
export function href<T extends Speaking>(target: T, given: Given<T>): `/${string}`;
export function href(target: string, given: Readonly<Record<string, Value | null | undefined>> = {}): string {
  const query = new URLSearchParams();
  let path = target;
  for (const [name, value] of Object.entries(given)) {
    const place = `[${name}]`;
    if (path.includes(place)) path = path.replace(place, encodeURIComponent(String(value)));
    else if (value !== null && value !== undefined && value !== '') query.set(name, String(value));
  }
  return query.size > 0 ? `${path}?${readable(query)}` : path;
}

/** A query without unnecessary percent-encoding. */
const readable = (query: URLSearchParams): string =>
  query.toString().replace(/%(2F|2C|3A)/g, decodeURIComponent);
