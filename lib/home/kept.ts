/** The one key under which all that was told of a home stands in the browser. */
export const HOME = 'home';

/** Raised when a part changes its meaning: what an older one holds is then forgotten. */
export const VERSION = 1;

const POSTCODE = /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/;

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What the browser kept; null where that is nothing, or cannot be read. */
export function readKept(text: string | null): Record<string, unknown> | null {
  try {
    const raw: unknown = JSON.parse(text ?? 'null');
    return isObject(raw) && raw['version'] === VERSION ? raw : null;
  } catch {
    return null;
  }
}

/** The postcode of it, written `LS6 3BN`. */
export function readPostcode(kept: Record<string, unknown> | null): string | null {
  const postcode = kept?.['postcode'];
  return typeof postcode === 'string' && POSTCODE.test(postcode) ? postcode : null;
}
