/**
 * Returns the one value of this name in the process, created on first use. A module's own variable would not do: pages,
 * route handlers and instrumentation are bundled separately, so each would have its own breakers and counters.
 */
export function processSingleton<T>(name: string, make: () => T): T {
  const values = slots();
  if (!values.has(name)) values.set(name, make());
  return values.get(name) as T;
}

/** Returns the value of a name; undefined before `processSingleton` has created it. */
export const existingSingleton = <T>(name: string): T | undefined => slots().get(name) as T | undefined;

/** Returns the names and values created so far whose names start with `prefix`. */
export function singletonsOf<T>(prefix: string): [string, T][] {
  return [...slots()].filter(([name]) => name.startsWith(prefix)) as [string, T][];
}

function slots(): Map<string, unknown> {
  const holder = globalThis as { hobwrightShared?: Map<string, unknown> };
  holder.hobwrightShared ??= new Map();
  return holder.hobwrightShared;
}
