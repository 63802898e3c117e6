import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import type { Pence } from '@/lib/money/types';
import type { OrderOutline } from '@/lib/orders/types';
import { cacheTags } from '@/lib/platform/cache/cache-tags';
import { fail, isUnreachable, ok, orUnreachable, readUnreachable, type Result } from '@/lib/platform/result';
import { statusOf } from './map-record';
import { readOpening } from './queries';
import type { RecordedOrder } from './shapes';

/**
 * Facts about an order that GraphQL shows to nobody, or only to its shopper. They tell neither who that is nor what was
 * bought.
 */
export type OrderFacts = {
  outline: OrderOutline;
  /** 0 for a guest. */
  customerId: number;
  refunded: Pence;
  /** The method of each delivery, by its id. */
  methods: { id: number; method: string | null }[];
};

/** An order's webhook expires it at once. */
const LIFE = { stale: 30, revalidate: 60, expire: 300 };
/** Short, because a number that is free now may be the next order's. */
const NONE_LIFE = { stale: 0, revalidate: 1, expire: 2 };

/** The platform's status id of an order that was never paid for. */
const INCOMPLETE = 0;

/** Returns null for an order that does not exist or was never placed. @throws UnreachableError */
export async function getOrderFacts(id: number): Promise<OrderFacts | null> {
  'use cache';
  cacheTag(cacheTags.order(id));
  const order = orUnreachable(await readOpening(id));
  const facts = order && isPlaced(order) ? factsOf(order) : null;
  cacheLife(facts ? LIFE : NONE_LIFE);
  return facts;
}

/** Calls `getOrderFacts` and returns an error result instead of throwing. */
export async function readOrderFacts(id: number): Promise<Result<OrderFacts | null>> {
  try {
    return ok(await getOrderFacts(id));
  } catch (thrown) {
    if (!isUnreachable(thrown)) throw thrown;
    const digest = thrown instanceof Error && 'digest' in thrown ? String(thrown.digest) : '';
    const error = {
      kind: 'unreachable',
      upstream: 'management',
      message: 'its order cannot be read',
    } as const;
    return fail({ ...error, ...readUnreachable(digest) });
  }
}

export const isPlaced = ({ status_id }: RecordedOrder): boolean => status_id !== INCOMPLETE;

export function factsOf(order: RecordedOrder): OrderFacts {
  return {
    outline: {
      id: order.id,
      status: statusOf(order),
      orderedAt: order.date_created,
      updatedAt: order.date_modified,
      shippedAt: order.date_shipped || null,
    },
    customerId: order.customer_id,
    refunded: order.refunded_amount,
    methods: order.consignments.deliveries.map(({ id, shipping_method }) => ({
      id,
      method: shipping_method,
    })),
  };
}
