'use client';

import { later } from '@/components/ui/later';

export const PostcodeFormLater = later(
  async () => (await import('@/components/delivery/postcode-form')).PostcodeForm,
);
export const DeliveryTimelineLater = later(
  async () => (await import('./delivery-timeline')).DeliveryTimeline,
);
