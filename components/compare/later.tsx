'use client';

import { later } from '@/components/ui/later';

export const NearestOpenerLater = later(async () => (await import('./nearest-opener')).NearestOpener);
