import { traitsOf } from '@/lib/catalogue/kinds/rules';
import type { Classified } from '@/lib/catalogue/types';
import type { Pence } from '@/lib/money/types';
import type { CoverTerms } from '@/lib/policy/types';

/** Whether it is extended cover, which is for an appliance and only sold with one. */
export const isCover = ({ kind }: Pick<Classified, 'kind'>): boolean => traitsOf(kind).service === 'cover';

/** Days within which it can be cancelled for a full refund (experience §1 L10). */
export const COVER_DAYS = 45;

/**
 * Whether cover is worth offering at this price: not for a cheap appliance, nor if it costs a large share of its price.
 */
export const isWorthCovering = (price: Pence, cover: Pence, { from, mostPercent }: CoverTerms): boolean =>
  price >= from && cover * 100 <= price * mostPercent;

export const COVER_WORDS = 'Cover is sold with its appliance: you choose it on the appliance’s own page.';
