/** The page of the product that a form was about, at the place that says what became of it. */
export const backToProduct = (path: string | undefined, place: string): string =>
  `${/^\/[a-z0-9-]{1,200}$/.test(path ?? '') ? path : '/'}#${place}`;

const REFERENCE = /^E-[0-9A-F]{8}$/;

/** The reference that an address carries; null for anything else. */
export function readReference(search: string): string | null {
  const given = new URLSearchParams(search).get('ref') ?? '';
  return REFERENCE.test(given) ? given : null;
}
