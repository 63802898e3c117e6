import type { ReviewSort } from '@/lib/catalogue/types';

/** `stars`: only reviews with so many stars; null for all. */
export type ReviewChoice = { sort: ReviewSort; stars: number | null };

/** Whether these are the reviews rendered with the product page. */
export const isAsDrawn = ({ sort, stars }: ReviewChoice): boolean => sort === 'NEWEST' && stars === null;
