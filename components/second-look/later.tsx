'use client';

import { later } from '@/components/ui/later';

export const SecondLookLater = later(async () => (await import('./second-look')).SecondLook);
