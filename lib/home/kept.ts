/** Storage key of everything entered about the home. */
export const HOME = 'home';

/**
 * Version of the format. Raise it when a part changes its meaning: stored data of an older version is then discarded.
 */
export const VERSION = 1;

const POSTCODE = /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/;

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Parses the stored text; null where nothing is stored, or it is invalid. */
export function readKept(text: string | null): Record<string, unknown> | null {
  try {
    const raw: unknown = JSON.parse(text ?? 'null');
    return isObject(raw) && raw['version'] === VERSION ? raw : null;
  } catch {
    return null;
  }
}

/** Returns the postcode, written `LS6 3BN`; null where there is none. */
export function readPostcode(kept: Record<string, unknown> | null): string | null {
  const postcode = kept?.['postcode'];
  return typeof postcode === 'string' && POSTCODE.test(postcode) ? postcode : null;
}
