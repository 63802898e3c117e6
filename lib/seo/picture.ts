import type { Picture } from '@/lib/catalogue/types';

/** The largest copy of a platform's picture. */
export const pictureUrl = ({ template }: Picture): string => template.replace('{:size}', '1200');
