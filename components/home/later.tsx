'use client';

import { later } from '@/components/parts/later';

export const CardFitsLater = later(async () => (await import('@/components/fit/card-fits')).CardFits);
export const PostcodeFormLater = later(
  async () => (await import('@/components/delivery/postcode-form')).PostcodeForm,
);
export const DeliveryTimelineLater = later(
  async () => (await import('./delivery-timeline')).DeliveryTimeline,
);
