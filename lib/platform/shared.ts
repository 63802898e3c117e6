/**
 * One value per process, however many copies of a module the bundler makes (pages, route handlers, instrumentation
 * and the front are bundled apart, and breakers or counters that each counted alone would be wrong).
 */
export function shared<T>(name: string, make: () => T): T {
  const key = Symbol.for(`hobwright.${name}`);
  const slots = globalThis as { [key: symbol]: unknown };
  slots[key] ??= make();
  return slots[key] as T;
}
