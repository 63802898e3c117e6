import 'server-only';
import type { TextPage } from '@/lib/catalogue/types';
import { getDestination, getTextPage } from './queries';

/** The merchant's text at a path where the shop has a page of its own around it. @throws UnreachableError */
export async function getPageAt(path: string): Promise<TextPage | null> {
  const destination = await getDestination(path);
  return destination.kind === 'page' ? getTextPage(destination.id) : null;
}
