import type { Metadata } from 'next';
import type { Picture } from '@/lib/catalogue/types';
import { config } from '@/lib/platform/config';

type Page = {
  title: string;
  description?: string;
  /** Where the page is indexed: its own path, or that of the page it repeats. */
  path: string;
  picture?: Picture | null;
  robots?: 'noindex';
};

/** Title, description, absolute canonical and Open Graph of one page (experience §4.4). */
export function pageMetadata({ title, description, path, picture, robots }: Page): Metadata {
  const url = new URL(path, config().publicOrigin).href;
  const image = picture && picture.template.replace('{:size}', '1200');
  return {
    title: title.includes(' | ') ? { absolute: title } : title,
    ...(description && { description }),
    alternates: { canonical: url },
    openGraph: {
      title,
      url,
      locale: 'en_GB',
      type: 'website',
      ...(description && { description }),
      ...(image && { images: [{ url: image, width: 1200, height: 1200, alt: picture.alt }] }),
    },
    ...(robots && { robots: { index: false } }),
  };
}
