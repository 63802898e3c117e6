import { traitsOf } from '@/lib/catalogue/kinds/rules';
import type { ServiceKind } from '@/lib/catalogue/kinds/types';
import type { CoverTerms } from '@/lib/policy/types';
import { extraOf, servicesFor } from '@/lib/services/rules';
import type { Extra, Service } from '@/lib/services/types';
import type { BasketLine } from './types';

/** What is offered for goods that are in the basket already. */
const WORK: readonly ServiceKind[] = ['connect', 'collect'];

export const isWork = ({ kind }: Pick<Service, 'kind'>): boolean => WORK.includes(kind);

export type Offered = { kind: ServiceKind; extras: Extra[] };

/** The fitting and the removal that can still be chosen for a line, by question. */
export function offeredFor(
  { product, extras }: Pick<BasketLine, 'product' | 'extras'>,
  services: readonly Service[],
  terms: CoverTerms,
): Offered[] {
  if (!product?.price) return [];
  const { type, attributes, price, facts } = product;
  const chosen = extras.flatMap((extra) => (extra.product ? [traitsOf(extra.product.kind).service] : []));
  const guaranteeYears = facts.guaranteeYears ?? 0;
  return servicesFor({ type, attributes, price: price.now, guaranteeYears }, services.filter(isWork), terms)
    .filter(({ kind }) => !chosen.includes(kind))
    .map(({ kind, services: some }) => ({ kind, extras: some.map(extraOf) }));
}
