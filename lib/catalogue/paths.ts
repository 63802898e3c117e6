/** The shop's form of a platform path, which carries a trailing slash: `/washing-machines/` → `/washing-machines`. */
export function shopPath(platformPath: string): string {
  return platformPath.replace(/\/+$/, '') || '/';
}

/** The last segment of a path: `/brands/tarnside` → `tarnside`. */
export function slugOf(path: string): string {
  return shopPath(path).split('/').at(-1) ?? '';
}

/** Whether the platform may have something at a path of the shop, however many parts it has. */
export const isPlatformPath = (path: string): boolean => /^(\/[\w.~-]{1,200})+$/.test(path);
