import type { Metadata } from 'next';
import type { ComponentType } from 'react';
import { keepMarkup } from '@/components/parts/finished/markup';
import { MARKS } from '@/lib/platform/edge/framed/content';
import { wantedOfPage } from '@/lib/platform/observe/request-context';

/** Whether the page is made for its frame alone, whose content `app/(content)` makes for each request. */
export const isFrame = (): boolean => wantedOfPage() === 'frame';

export const FRAMED_METADATA: Metadata = {
  title: { absolute: MARKS.title },
  description: MARKS.description,
};

const NAME = 'content';

/** The place of the content in such a page. */
export function framed(Page: ComponentType<{ name: string }>) {
  keepMarkup(NAME, MARKS.content);
  return <Page name={NAME} />;
}
