import { sharedValue } from '@/components/ui/shared-value';
import type { LineItemRequest } from '@/lib/basket/requests';

/**
 * A line removed during this visit, which can be put back at any time (experience BSK-2). The store has the newest
 * first.
 */
export type Removed = { id: string; name: string; items: LineItemRequest[] };

export const removed = sharedValue<readonly Removed[]>([]);

const others = (id: string): Removed[] => removed.read().filter((each) => each.id !== id);

export const keepRemoved = (what: Removed): void => removed.set([what, ...others(what.id)]);
export const forgetRemoved = (id: string): void => removed.set(others(id));
