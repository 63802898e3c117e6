'use client';

import { later } from '@/components/parts/later';

export const BoughtWithLater = later(async () => (await import('./bought-with')).BoughtWith);
export const RecentlyViewedLater = later(async () => (await import('./recently-viewed')).RecentlyViewed);
