/**
 * A browser's cookies for code that imports `next/headers`: `vi.mock('next/headers', async () =>
 * import('…/support/jar'))`.
 */
type Holder = { testJar?: Map<string, string> };
const holder = globalThis as Holder;

/** Returns the browser's current cookies, which survive `vi.resetModules`. */
export const jar = (): Map<string, string> => {
  holder.testJar ??= new Map();
  return holder.testJar;
};

type Named = string | { name: string };
const nameOf = (given: Named) => (typeof given === 'string' ? given : given.name);

export const cookies = async () => ({
  get: (name: string) => (jar().has(name) ? { name, value: jar().get(name) } : undefined),
  has: (name: string) => jar().has(name),
  set: (cookie: { name: string; value: string }) => void jar().set(cookie.name, cookie.value),
  delete: (name: Named) => void jar().delete(nameOf(name)),
});
