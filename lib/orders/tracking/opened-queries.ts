import 'server-only';
import { redirect } from 'next/navigation';
import { connection } from 'next/server';
import { returnsOf } from '@/lib/orders/changes/return-queries';
import { readOrderNumber } from '@/lib/orders/rules';
import type { Order, ReturnAsked } from '@/lib/orders/types';
import { orUnreachable } from '@/lib/platform/result';
import { readSession } from '@/lib/platform/session/session';
import { href } from '@/lib/routing/href';
import { readSeen } from './seen-queries';

type Query = Record<string, string | string[] | undefined>;

/**
 * The order that a page below `/track-order` is about; whoever may not see it gives its number first.
 * @throws the framework's redirect; UnreachableError
 */
export async function requireOrder(query: Query): Promise<{ order: Order; requested: ReturnAsked[] }> {
  await connection();
  const id = readOrderNumber([query['order']].flat()[0] ?? '');
  if (id === null) redirect(href('/track-order'));
  const found = orUnreachable(await readSeen(id, await readSession()));
  if (found.kind !== 'whole') redirect(href('/track-order', { order: id }));
  return { order: found.order, requested: await returnsOf(found.order) };
}
