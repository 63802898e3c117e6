'use client';

import { later } from '@/components/parts/later';

export const CostOpenerLater = later(async () => (await import('./cost-opener')).CostOpener);
