import type { LineItemRequest } from '@/lib/basket/requests';
import type { Service } from '@/lib/services/types';
import { linesOf } from './rules';
import type { Order, OrderLine } from './types';

/** The most lines that the basket takes at once. */
const MOST = 20;

/**
 * What has to be put into the basket to buy an order again. Left out is what is no longer sold; a service goes with
 * the model that it is for, as when it was first bought.
 */
export function reorderItems(
  order: Pick<Order, 'consignments'>,
  services: readonly Service[],
): { items: LineItemRequest[]; missing: string[] } {
  const all = linesOf(order);
  const sold = all.filter(({ path }) => path !== null).slice(0, MOST);
  return {
    items: sold.map((line) => itemOf(line, services)),
    missing: all.filter((line) => !sold.includes(line)).map(({ name }) => name),
  };
}

function itemOf(line: OrderLine, services: readonly Service[]): LineItemRequest {
  const service = services.find(({ id }) => id === line.productId);
  const wantedFor = line.options.find(({ name }) => name === 'For')?.value;
  return {
    product_id: line.productId,
    quantity: Math.min(line.quantity, 10),
    ...(line.variantId !== null && !service && { variant_id: line.variantId }),
    ...(service &&
      wantedFor && { option_selections: [{ option_id: service.forOptionId, option_value: wantedFor }] }),
  };
}
