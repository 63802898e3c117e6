'use client';

import { later } from '@/components/parts/later';

export const FitOpenerLater = later(async () => (await import('./fit-opener')).FitOpener);
