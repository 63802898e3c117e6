import type { Consignment, Order, OrderAddress } from '../../commerce/orders/types.ts';
import type { SandboxConfig } from '../../config.ts';
import { amount, presentAddress, presentOrder, taxed } from './present.ts';
import { linesOf } from './present-parts.ts';

/** Query parameters of an order. `include` names what to return with it. */
export type Including = { include?: string; consignment_structure?: string };

const namesIn = ({ include = '' }: Including): string[] => include.split(',').map((name) => name.trim());

/**
 * Returns an order, with its consignments if requested: in a list of one, or as an object if `consignment_structure`
 * says so.
 */
export function presentIncluding(order: Order, query: Including, config: SandboxConfig): object {
  const names = namesIn(query);
  if (!names.some((name) => name === 'consignments' || name === 'consignments.line_items'))
    return presentOrder(order, config);
  const consignments = presentConsignments(order, query, config);
  const isObject = query.consignment_structure === 'object';
  return { ...presentOrder(order, config), consignments: isObject ? consignments : [consignments] };
}

/** Returns `/orders/{id}/consignments`. Line items are links unless `include` requests them in full. */
export function presentConsignments(
  { id, consignments }: Order,
  query: Including,
  { origin, storeHash }: SandboxConfig,
): object {
  const isWhole = namesIn(query).includes('consignments.line_items');
  const named = (line: { id: number }): object => {
    const resource = `/orders/${id}/products/${line.id}`;
    return { url: `${origin}/stores/${storeHash}/v2${resource}`, resource };
  };
  const goodsOf = (each: Consignment): object[] => (isWhole ? linesOf(id, each) : each.lines.map(named));
  return {
    pickups: [],
    shipping: consignments.flatMap((each) =>
      each.address === null ? [] : { ...presentDelivery(each, each.address), line_items: goodsOf(each) },
    ),
    downloads: [],
    email: {
      gift_certificates: consignments.flatMap((each) =>
        each.address === null
          ? { recipient_email: each.recipientEmail ?? '', line_items: goodsOf(each) }
          : [],
      ),
    },
  };
}

/** Returns `/orders/{id}/shippingaddresses`. */
export function presentShippingAddresses({ id, consignments }: Order): object[] {
  return consignments.flatMap((each) =>
    each.address === null ? [] : { order_id: id, ...presentDelivery(each, each.address) },
  );
}

function presentDelivery(consignment: Consignment, address: OrderAddress): object {
  const { lines, shipments, shippingCost, handlingCost } = consignment;
  const count = (list: readonly { quantity: number }[]): number =>
    list.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    id: consignment.id,
    ...presentAddress(address),
    items_total: count(lines),
    items_shipped: count(shipments.flatMap(({ items }) => items)),
    shipping_method: consignment.method,
    base_cost: amount(shippingCost),
    ...taxed('cost', shippingCost),
    ...taxed('handling_cost', handlingCost),
    shipping_zone_id: 1,
    shipping_zone_name: 'United Kingdom',
  };
}
