'use client';

import { later } from '@/components/parts/later';

export const NearestOpenerLater = later(async () => (await import('./nearest-opener')).NearestOpener);
