import { traitsOf } from '@/lib/catalogue/kinds/rules';
import type { ServiceKind } from '@/lib/catalogue/kinds/types';
import type { CoverTerms } from '@/lib/policy/types';
import { extraOf, servicesFor } from '@/lib/services/rules';
import type { Extra, Service } from '@/lib/services/types';
import type { BasketLine } from './types';

/** Kinds of service that are offered for goods already in the basket. */
const WORK: readonly ServiceKind[] = ['connect', 'collect'];

export const isWork = ({ kind }: Pick<Service, 'kind'>): boolean => WORK.includes(kind);

export type Offered = { kind: ServiceKind; extras: Extra[] };

/** Returns the fitting and removal services that can still be chosen for a line, by kind. */
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
