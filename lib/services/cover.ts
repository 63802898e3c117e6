import { traitsOf } from '@/lib/catalogue/kinds/rules';
import type { Classified } from '@/lib/catalogue/types';
import type { Pence } from '@/lib/money/types';
import type { CoverTerms } from '@/lib/policy/types';

/** Extended cover is for an appliance, and sold with it alone. */
export const isCover = ({ kind }: Pick<Classified, 'kind'>): boolean => traitsOf(kind).service === 'cover';

/** Whether cover is worth offering for goods of a price: not for cheap ones, and never for a large part of it. */
export const isWorthCovering = (price: Pence, cover: Pence, { from, mostPercent }: CoverTerms): boolean =>
  price >= from && cover * 100 <= price * mostPercent;

export const COVER_WORDS = 'Cover is sold with its appliance: you choose it on the appliance’s own page.';
