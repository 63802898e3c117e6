/** A record as it was sent, `objectID` included. */
export type Body = Record<string, unknown>;

/** What stands at a dotted path; lists on the way are gone through. */
export function valuesAt(body: unknown, path: string): unknown[] {
  let values: unknown[] = [body];
  for (const key of path.split('.')) {
    values = values.flatMap((value) => {
      if (Array.isArray(value)) return value.flatMap((item) => (isRecord(item) ? [item[key]] : []));
      return isRecord(value) ? [value[key]] : [];
    });
  }
  return values.flatMap((value) => (Array.isArray(value) ? value : [value])).filter((value) => value != null);
}

/** The texts and numbers at a path, and below it where it holds an object. */
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
