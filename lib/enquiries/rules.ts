/** The page of the product that a form was about, at the place that says what became of it. */
export const backToProduct = (path: string | undefined, place: string): string =>
  `${/^\/[a-z0-9-]{1,200}$/.test(path ?? '') ? path : '/'}#${place}`;

const REFERENCE = /^E-[0-9A-F]{8}$/;

/** The reference that an address carries; null for anything else. */
export function readReference(search: string): string | null {
  const given = new URLSearchParams(search).get('ref') ?? '';
  return REFERENCE.test(given) ? given : null;
}

/** What the contact form begins with, by the address that led to it. */
export function contactAbout(query: URLSearchParams): Readonly<Record<string, string>> {
  const order = query.get('order') ?? '';
  const sku = query.get('price');
  if (!/^\d{1,12}$/.test(order)) return {};
  if (sku === null || !/^[\w.-]{1,60}$/.test(sku)) return { orderNumber: order };
  const comments = `You sell the product with the code ${sku} for less now. Please refund the difference.`;
  return { orderNumber: order, comments };
}
