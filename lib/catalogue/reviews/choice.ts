import type { ReviewSort } from '@/lib/catalogue/types';

/** `stars`: only those that gave so many; null for all. */
export type ReviewChoice = { sort: ReviewSort; stars: number | null };

/** Whether these are the ones that came with the product. */
export const isAsDrawn = ({ sort, stars }: ReviewChoice): boolean => sort === 'NEWEST' && stars === null;
