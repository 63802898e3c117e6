'use client';

import { later } from '@/components/parts/later';

export const BasketChecksLater = later(async () => (await import('./basket-checks')).BasketChecks);
