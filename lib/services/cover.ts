import { traitsOf } from '@/lib/catalogue/kinds/rules';
import type { Classified } from '@/lib/catalogue/types';
import type { Pence } from '@/lib/money/types';
import type { CoverTerms } from '@/lib/policy/types';

/** Extended cover is for an appliance, and sold with it alone. */
export const isCover = ({ kind }: Pick<Classified, 'kind'>): boolean => traitsOf(kind).service === 'cover';

/** So long it can be cancelled with everything back (experience §1 L10). */
export const COVER_DAYS = 45;

/** Whether cover is worth offering for goods of a price: not for cheap ones, and never for a large part of it. */
export const isWorthCovering = (price: Pence, cover: Pence, { from, mostPercent }: CoverTerms): boolean =>
  price >= from && cover * 100 <= price * mostPercent;

export const COVER_WORDS = 'Cover is sold with its appliance: you choose it on the appliance’s own page.';
