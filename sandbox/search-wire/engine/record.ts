/** A record as it was sent, with its `objectID`. */
export type Body = Record<string, unknown>;

const paths = new Map<string, readonly string[]>();

/**
 * Returns the keys of a dotted path. Cached, because the few paths of settings and filters are read for every record.
 */
function keysOf(path: string): readonly string[] {
  const known = paths.get(path);
  if (known) return known;
  const keys = path.split('.');
  if (paths.size < 10_000) paths.set(path, keys);
  return keys;
}

/** Returns the values at a dotted path. Arrays on the way are flattened. */
export function valuesAt(body: unknown, path: string): unknown[] {
  const found: unknown[] = [];
  collect(body, keysOf(path), 0, found);
  return found;
}

/** Runs for every record and facet when an index is loaded. Most records have no value there. */
function collect(value: unknown, keys: readonly string[], at: number, found: unknown[]): void {
  const key = keys[at];
  if (key === undefined) {
    for (const each of Array.isArray(value) ? value : [value]) if (each != null) found.push(each);
    return;
  }
  for (const each of Array.isArray(value) ? value : [value])
    if (isRecord(each)) collect(each[key], keys, at + 1, found);
}

/** Returns the texts and numbers at a path, including those nested in an object. */
export function textsAt(body: unknown, path: string): string[] {
  return valuesAt(body, path).flatMap(textsIn);
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isRecord(value) ? Object.values(value).flatMap(textsIn) : [];
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
