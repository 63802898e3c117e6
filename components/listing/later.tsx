'use client';

import { later } from '@/components/ui/later';

export const FitsFilterLater = later(async () => (await import('./fits-filter')).FitsFilter);
