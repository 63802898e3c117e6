import 'server-only';
import type { Metadata } from 'next';
import type { Picture } from '@/lib/catalogue/types';
import { orAway } from '@/lib/platform/upstreams/away';
import { getSettingsOnRequest } from '@/lib/content/queries';
import { richNodes, wordsOf } from '@/lib/content/rich/rules';
import type { ContentPicture } from '@/lib/content/types';
import { config } from '@/lib/platform/config';
import { href } from '@/lib/routing/href';
import { fittingDescription } from './description';
import { pictureUrl } from './picture';
import { fittingTitle } from './title';

type Page = {
  title: string;
  description?: string;
  /** Separated by commas. */
  keywords?: string;
  /** What the page says of itself, as HTML, for where the description is too short. */
  about?: string;
  /** Where the page is indexed: its own path, or that of the page it repeats. */
  path: string;
  picture?: Picture | null;
  /** As a product's is, at every width. Of other pictures the platform does not tell the shape. */
  square?: true;
  /** A picture of the content service instead. */
  content?: ContentPicture;
  kind?: 'website' | 'article';
  robots?: 'noindex';
};

/** Addresses of the content service's pictures come without a scheme. */
export const contentPictureUrl = ({ src }: ContentPicture): string =>
  new URL(src, config().publicOrigin).href;

/** Title, description, absolute canonical and Open Graph of one page (experience §4.4). */
export async function pageMetadata(page: Page): Promise<Metadata> {
  const { title, about = '', path, kind = 'website', robots, keywords } = page;
  const settings = await orAway(getSettingsOnRequest);
  const shop = settings?.titleSuffix || settings?.name || '';
  const description = fittingDescription(page.description ?? '', saidIn(about));
  const url = new URL(path, config().publicOrigin).href;
  return {
    title: { absolute: fittingTitle(title, shop) },
    ...(description && { description }),
    ...(keywords && { keywords }),
    alternates: { canonical: url },
    openGraph: {
      title,
      url,
      locale: 'en_GB',
      type: kind,
      ...(description && { description }),
      images: [socialPicture(page)],
    },
    ...(robots && { robots: { index: false } }),
  };
}

/** The words of a text without its headings. */
const saidIn = (html: string): string =>
  wordsOf(richNodes({ html }).filter((node) => typeof node === 'string' || !/^h\d$/.test(node.tag)));

/** What is shown where somebody shares the page: its own picture, or the shop's. */
function socialPicture({ title, picture, square, content }: Page) {
  if (picture) {
    return { url: pictureUrl(picture), ...(square && { width: 1200, height: 1200 }), alt: picture.alt };
  }
  if (content) {
    const { width, height, alt } = content;
    return { url: contentPictureUrl(content), width, height, alt };
  }
  return {
    url: new URL(href('/social.png'), config().publicOrigin).href,
    width: 1200,
    height: 630,
    alt: title,
  };
}
