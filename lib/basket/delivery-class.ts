import { deliveryClassOf } from '@/lib/catalogue/delivery-class';
import { type DeliveryClass, isByVan, mostDemanding } from '@/lib/delivery/classes';
import type { BasketLine } from './types';

type Line = Pick<BasketLine, 'name' | 'product'>;

/** What the catalogue cannot be asked about counts as large, so that no price is told that turns out too low. */
export const classOfLine = ({ product }: Pick<Line, 'product'>): DeliveryClass =>
  product ? deliveryClassOf(product) : 'two-person';

/** How the goods that ask most are brought, and the rest with them. */
export const classOfLines = (lines: readonly Pick<Line, 'product'>[]): DeliveryClass =>
  mostDemanding(lines.map(classOfLine));

/** The names of goods by who brings them together, one van first, then a parcel service; what is not brought is left out. */
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
