import { part } from '@/lib/build/part-client';
import { connectionLost } from './queue/connection';
import { keepChange } from './queue/waiting';
import type { LineItemRequest } from './requests';

const load = () => import('./client');

/** Fetches what knows the basket ahead of a press. */
export const fetchBasketScript = (): void => void load().catch(() => {});

/**
 * Puts lines into the basket. Catalogue pages are there without what knows the basket: it comes when somebody means to
 * buy. What is asked for is kept on the device until then, and while the line is gone. @throws ApiError
 */
export async function addToBasket(items: LineItemRequest[], name: string): Promise<void> {
  const kept = keepChange({ do: 'add', items, name });
  const { makeKeptChange } = await load().catch(() => {
    // Said until the change is sent, which ends it.
    connectionLost(() => {});
    return part(load);
  });
  await makeKeptChange(kept);
}
