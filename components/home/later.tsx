'use client';

import { later } from '@/components/parts/later';

const woken = () => import('./woken');

export const CardFitsLater = later(async () => (await woken()).CardFits);
export const DeliveryTimelineLater = later(async () => (await woken()).DeliveryTimeline);
export const PostcodeFormLater = later(async () => (await woken()).PostcodeForm);
export const RecentlyViewedLater = later(async () => (await woken()).RecentlyViewed);
export const TakeSetLater = later(async () => (await woken()).TakeSet);
