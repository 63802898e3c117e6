import { orUnreachable } from '@/lib/http/loading';
import type { LineItemRequest } from './requests';

const load = () => import('./client');

/** Fetches what knows the basket ahead of a press, which then waits by itself for a connection that is lost. */
export const fetchBasketScript = (): void => void load().catch(() => {});

/**
 * Puts lines into the basket. Catalogue pages are there without what knows the basket: it comes when the browser has
 * time, or with the first press. @throws Error with words for the shopper.
 */
export async function addToBasket(items: LineItemRequest[], name: string): Promise<void> {
  const { changeBasket } = await orUnreachable(load());
  await changeBasket({ do: 'add', items, name });
}
