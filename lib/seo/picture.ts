import { pictureAt } from '@/lib/catalogue/pictures';
import type { Picture } from '@/lib/catalogue/types';

/** URL of a platform picture in the size that suits search engines and other sites. */
export const pictureUrl = (picture: Picture): string => pictureAt(picture, 1200);
