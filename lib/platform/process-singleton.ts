/**
 * One value per process, however many copies of a module the bundler makes (pages, route handlers, instrumentation
 * and the front are bundled apart, and breakers or counters that each counted alone would be wrong).
 */
export function processSingleton<T>(name: string, make: () => T): T {
  const values = slots();
  if (!values.has(name)) values.set(name, make());
  return values.get(name) as T;
}

/** What has been made under a name; undefined before that. */
export const existingSingleton = <T>(name: string): T | undefined => slots().get(name) as T | undefined;

/** What has been made so far under names that begin so. */
export function singletonsOf<T>(prefix: string): [string, T][] {
  return [...slots()].filter(([name]) => name.startsWith(prefix)) as [string, T][];
}

function slots(): Map<string, unknown> {
  const holder = globalThis as { hobwrightShared?: Map<string, unknown> };
  holder.hobwrightShared ??= new Map();
  return holder.hobwrightShared;
}
