import 'server-only';
import { redirect } from 'next/navigation';
import { connection } from 'next/server';
import { returnsOf } from '@/lib/orders/changes/return-queries';
import { readOrderNumber } from '@/lib/orders/rules';
import type { Order, ReturnAsked } from '@/lib/orders/types';
import { orUnreachable } from '@/lib/platform/result';
import { readSession } from '@/lib/platform/session/session';
import { href } from '@/lib/routing/href';
import { isOwnOrder, readSeen } from './seen-queries';

type Required = {
  order: Order;
  requested: ReturnAsked[];
  /** Whether it is the signed-in customer's order. */
  isOwn: boolean;
};

type Query = Record<string, string | string[] | undefined>;

/**
 * Returns the order that a page below `/track-order` is about. Visitors who may not see it are redirected to identify
 * themselves first.
 * @throws the framework's redirect; UnreachableError
 */
export async function requireOrder(query: Query): Promise<Required> {
  await connection();
  const id = readOrderNumber([query['order']].flat()[0] ?? '');
  if (id === null) redirect(href('/track-order'));
  const session = await readSession();
  const found = orUnreachable(await readSeen(id, session));
  if (found.kind !== 'whole') redirect(href('/track-order', { order: id }));
  return {
    order: found.order,
    requested: await returnsOf(found.order),
    isOwn: await isOwnOrder(id, session),
  };
}
