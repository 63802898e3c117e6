'use client';

import { later } from '@/components/parts/later';

export const CardFitsLater = later(async () => (await import('@/components/fit/card-fits')).CardFits);
