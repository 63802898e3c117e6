/**
 * Returns the shop's form of a platform path, without the trailing slash: `/washing-machines/` → `/washing-machines`.
 */
export function shopPath(platformPath: string): string {
  return platformPath.replace(/\/+$/, '') || '/';
}

/** Returns the last segment of a path: `/brands/tarnside` → `tarnside`. */
export function slugOf(path: string): string {
  return shopPath(path).split('/').at(-1) ?? '';
}

/**
 * Returns the path for the segments of an address, which the framework percent-encodes throughout. Characters that are
 * allowed in a path are decoded: `a%2Bb`, `caf%C3%A9` → `/a+b/caf%C3%A9`.
 */
export const pathOf = (parts: readonly string[]): string =>
  `/${parts.map((part) => encodeURI(decodeURIComponent(part)).replace(/[/?#]/g, encodeURIComponent)).join('/')}`;

/** Whether the platform may have something at a path of the shop, with any number of segments. */
export const isPlatformPath = (path: string): boolean =>
  /^(\/([\w.~!$&'()*+,;=:@-]|%[0-9a-f]{2}){1,600})+$/i.test(path);
