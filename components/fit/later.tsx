'use client';

import { later } from '@/components/ui/later';

export const FitOpenerLater = later(async () => (await import('./fit-opener')).FitOpener);
