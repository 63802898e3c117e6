import type { ProductCard } from '@/lib/catalogue/types';
import type { Pence } from '@/lib/money/types';
import type { CoverTerms } from '@/lib/policy/types';
import { servicesFor } from '@/lib/services/rules';
import type { Service } from '@/lib/services/types';

/** The services that take out the old appliance and connect the new one, and their price together. */
export type Switch = { connect: Service | null; collect: Service | null; price: Pence };

/** Null where neither is available for a product. */
export function switchFor(card: ProductCard, services: readonly Service[], terms: CoverTerms): Switch | null {
  const { type, attributes, price, facts } = card;
  if (!price) return null;
  const product = { type, attributes, price: price.now, guaranteeYears: facts.guaranteeYears ?? 0 };
  const groups = servicesFor(product, services, terms);
  const of = (kind: Service['kind']) =>
    groups.find((group) => group.kind === kind)?.services.find(({ needs }) => needs.length === 0) ?? null;
  const [connect, collect] = [of('connect'), of('collect')];
  if (!connect && !collect) return null;
  return { connect, collect, price: (connect?.price ?? 0) + (collect?.price ?? 0) };
}
