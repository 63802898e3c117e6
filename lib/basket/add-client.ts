import { part, partIfThere } from '@/lib/build/part-client';
import { connectionLost } from './queue/connection';
import { keepChange } from './queue/waiting';
import type { LineItemRequest } from './requests';

const load = () => import('./client');

/** Prefetches the basket's script, on signs that a shopper is about to press the button. */
export const fetchBasketScript = (): void => void partIfThere(load);

/**
 * Adds lines to the basket. Catalogue pages load without the basket's script, which is fetched when it is needed; the
 * change is stored on the device until then, and while there is no connection.
 * @param name of the product, shown while the change waits
 * @throws ApiError when the shop refuses the change
 */
export async function addToBasket(items: LineItemRequest[], name: string): Promise<void> {
  const kept = keepChange({ do: 'add', items, name });
  const { makeKeptChange } = await load().catch(() => {
    // The message is withdrawn by the queue, once the change has been sent.
    connectionLost(() => {});
    return part(load);
  });
  await makeKeptChange(kept);
}
