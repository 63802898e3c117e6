'use client';

import { later } from '@/components/ui/later';

export const CardFitsLater = later(async () => (await import('@/components/fit/card-fits')).CardFits);
