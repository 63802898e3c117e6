import 'server-only';
import type { TextPage } from '@/lib/catalogue/types';
import { getDestination, getTextPage } from './queries';

/**
 * Returns the merchant's text for a path at which the shop has a page of its own around it; null if there is none.
 * @throws UnreachableError
 */
export async function getPageAt(path: string): Promise<TextPage | null> {
  const destination = await getDestination(path);
  return destination.kind === 'page' ? getTextPage(destination.id) : null;
}
