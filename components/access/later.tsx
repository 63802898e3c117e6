'use client';

import { later } from '@/components/ui/later';

export const AccessOpenerLater = later(async () => (await import('./access-opener')).AccessOpener);
