import { isPlatformPath } from '@/lib/catalogue/paths';
import { isSku } from '@/lib/catalogue/sku';

/** Returns the address of the product page that a form was about, with the fragment of the outcome. */
export const backToProduct = (path: string | undefined, place: string): string =>
  `${path !== undefined && isPlatformPath(path) ? path : '/'}#${place}`;

const REFERENCE = /^E-[0-9A-F]{8}$/;

/** Returns the reference in an address; null for anything else. */
export function readReference(search: string): string | null {
  const given = new URLSearchParams(search).get('ref') ?? '';
  return REFERENCE.test(given) ? given : null;
}

/** Returns the initial values of the contact form, from the address that led to it. */
export function contactAbout(query: URLSearchParams): Readonly<Record<string, string>> {
  const order = query.get('order') ?? '';
  const sku = query.get('price');
  if (!/^\d{1,12}$/.test(order)) return {};
  if (sku === null || !isSku(sku)) return { orderNumber: order };
  const comments = `You sell the product with the code ${sku} for less now. Please refund the difference.`;
  return { orderNumber: order, comments };
}
