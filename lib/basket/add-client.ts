import { orUnreachable } from '@/lib/http/loading';
import type { LineItemRequest } from './requests';

/**
 * Puts lines into the basket. Catalogue pages are there without what knows the basket: it comes when the browser has
 * time for the header's count, or with the first press. @throws Error with words for the shopper.
 */
export async function addToBasket(items: LineItemRequest[], name: string): Promise<void> {
  const { changeBasket } = await orUnreachable(import('./client'));
  await changeBasket({ do: 'add', items, name });
}
