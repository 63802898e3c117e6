import { deliveryClassOf } from '@/lib/catalogue/delivery-class';
import { type DeliveryClass, isByVan, mostDemanding } from '@/lib/delivery/classes';
import type { BasketLine } from './types';

type Line = Pick<BasketLine, 'name' | 'product'>;

/**
 * Returns the delivery class of a line. A product that the catalogue cannot supply counts as large, so that no delivery
 * price is shown that turns out too low.
 */
export const classOfLine = ({ product }: Pick<Line, 'product'>): DeliveryClass =>
  product ? deliveryClassOf(product) : 'two-person';

/** Returns the most demanding delivery class of the lines, with which all of them are delivered. */
export const classOfLines = (lines: readonly Pick<Line, 'product'>[]): DeliveryClass =>
  mostDemanding(lines.map(classOfLine));

/**
 * Groups the names of goods by how they are delivered, van before parcel service. All van goods come on one van; what
 * is not delivered is left out.
 */
export function namesByClass(lines: readonly Line[]): { by: DeliveryClass; names: string[] }[] {
  const groups = new Map<DeliveryClass, string[]>();
  const van = classOfLines(lines);
  for (const line of lines) {
    const own = classOfLine(line);
    const by = isByVan(own) ? van : own;
    groups.set(by, [...(groups.get(by) ?? []), line.name]);
  }
  return (['two-person', 'large', 'parcel'] as const).flatMap((by) => {
    const names = groups.get(by);
    return names ? [{ by, names }] : [];
  });
}
