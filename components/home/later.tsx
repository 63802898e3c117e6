'use client';

import { type ComponentProps, lazy, Suspense } from 'react';
import type { PostcodeForm } from '@/components/delivery/postcode-form';
import type { DeliveryTimeline } from './delivery-timeline';

const Form = lazy(async () => ({
  default: (await import('@/components/delivery/postcode-form')).PostcodeForm,
}));
const Timeline = lazy(async () => ({ default: (await import('./delivery-timeline')).DeliveryTimeline }));

/** Drawn with the page; its script comes after what the first screen needs. */
export const PostcodeFormLater = (props: ComponentProps<typeof PostcodeForm>) => (
  <Suspense>
    <Form {...props} />
  </Suspense>
);

/** Drawn with the page; its script comes after what the first screen needs. */
export const DeliveryTimelineLater = (props: ComponentProps<typeof DeliveryTimeline>) => (
  <Suspense>
    <Timeline {...props} />
  </Suspense>
);
