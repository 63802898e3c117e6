import type { Metadata } from 'next';
import type { ComponentType } from 'react';
import { keepMarkup } from '@/components/parts/finished/markup';
import { MARKS } from '@/lib/platform/edge/framed/content';

export const FRAMED_METADATA: Metadata = {
  title: { absolute: MARKS.title },
  description: MARKS.description,
};

const NAME = 'content';

/** Placeholder of the content in a page whose frame is cached. */
export function framed(Page: ComponentType<{ name: string }>) {
  keepMarkup(NAME, MARKS.content);
  return <Page name={NAME} />;
}
