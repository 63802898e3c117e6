'use client';

import { later } from '@/components/ui/later';

export const ActiveChipsLater = later(async () => (await import('./active-chips')).ActiveChips);
export const FitsFilterLater = later(async () => (await import('./fits-filter')).FitsFilter);
export const ViewSwitchLater = later(async () => (await import('./view-switch')).ViewSwitch);
