import { pictureAt } from '@/lib/catalogue/pictures';
import type { Picture } from '@/lib/catalogue/types';

/** A platform's picture as large as search engines and other sites take it. */
export const pictureUrl = (picture: Picture): string => pictureAt(picture, 1200);
