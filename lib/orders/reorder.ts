import type { LineItemRequest } from '@/lib/basket/requests';
import { FOR_OPTION, MAX_LINES, MAX_QUANTITY } from '@/lib/basket/rules';
import type { Service } from '@/lib/services/types';
import { lineName, linesOf } from './rules';
import type { Order, OrderLine } from './types';

/** What of an order goes into the basket again, and a sentence for each reason why something does not. */
export type Reorder = { items: LineItemRequest[]; leftOut: string[] };

/**
 * Returns the items to put into the basket to buy an order again. A service is added for the model that it was bought
 * for, and left out when that model is no longer sold.
 */
export function reorderItems(order: Pick<Order, 'consignments'>, services: readonly Service[]): Reorder {
  const all = linesOf(order);
  const gone = all.filter(({ path }) => path === null);
  const goneSkus = new Set<string | undefined>(gone.map(({ sku }) => sku));
  const isAlone = (line: OrderLine): boolean => goneSkus.has(forSku(line));
  const alone = all.filter((line) => line.path !== null && isAlone(line));
  const sold = all.filter((line) => line.path !== null && !isAlone(line));
  const taken = sold.slice(0, MAX_LINES);
  const cut = taken.filter(({ quantity }) => quantity > MAX_QUANTITY);
  const over = sold.slice(MAX_LINES);
  const sentence = (lines: readonly OrderLine[], words: (names: string) => string): string[] =>
    lines.length > 0 ? [words(lines.map(lineName).join('; '))] : [];
  return {
    items: taken.map((line) => itemOf(line, services)),
    leftOut: [
      ...sentence(gone, (names) => `Not sold any more, and left out: ${names}.`),
      ...sentence(alone, (names) => `Left out with the product it was for: ${names}.`),
      ...sentence(
        cut,
        (names) => `The basket holds up to ${MAX_QUANTITY} of a product; you bought ${names}.`,
      ),
      ...sentence(over, (names) => `Left out, because the basket holds up to ${MAX_LINES} lines: ${names}.`),
    ],
  };
}

/** Returns the SKU that a service was bought for; undefined for goods. */
const forSku = ({ options }: OrderLine): string | undefined =>
  options.find(({ name }) => name === FOR_OPTION)?.value;

function itemOf(line: OrderLine, services: readonly Service[]): LineItemRequest {
  const service = services.find(({ id }) => id === line.productId);
  const wantedFor = forSku(line);
  return {
    product_id: line.productId,
    quantity: Math.min(line.quantity, MAX_QUANTITY),
    ...(line.variantId !== null && !service && { variant_id: line.variantId }),
    ...(service &&
      wantedFor && { option_selections: [{ option_id: service.forOptionId, option_value: wantedFor }] }),
  };
}
