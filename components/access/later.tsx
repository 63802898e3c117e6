'use client';

import { later } from '@/components/parts/later';

export const AccessOpenerLater = later(async () => (await import('./access-opener')).AccessOpener);
