'use client';

import { later } from '@/components/parts/later';

export const SecondLookLater = later(async () => (await import('./basket-checks')).SecondLook);
