'use client';

import { later } from '@/components/ui/later';

export const CostOpenerLater = later(async () => (await import('./cost-opener')).CostOpener);
