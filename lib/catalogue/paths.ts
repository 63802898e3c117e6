/** The shop's form of a platform path, which carries a trailing slash: `/washing-machines/` → `/washing-machines`. */
export function shopPath(platformPath: string): string {
  return platformPath.replace(/\/+$/, '') || '/';
}

/** The last segment of a path: `/brands/tarnside` → `tarnside`. */
export function slugOf(path: string): string {
  return shopPath(path).split('/').at(-1) ?? '';
}

/**
 * The path of the parts of an address, which the framework tells percent-encoded throughout, with the signs that a path
 * may hold as they are: `a%2Bb`, `caf%C3%A9` → `/a+b/caf%C3%A9`.
 */
export const pathOf = (parts: readonly string[]): string =>
  `/${parts.map((part) => encodeURI(decodeURIComponent(part)).replace(/[/?#]/g, encodeURIComponent)).join('/')}`;

/** Whether the platform may have something at a path of the shop, however many parts it has. */
export const isPlatformPath = (path: string): boolean =>
  /^(\/([\w.~!$&'()*+,;=:@-]|%[0-9a-f]{2}){1,600})+$/i.test(path);
