import 'server-only';
import type { Metadata } from 'next';
import type { Picture } from '@/lib/catalogue/types';
import { orNull } from '@/lib/platform/upstreams/or-null';
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
  /** The text of the page as HTML, used where the description is too short. */
  about?: string;
  /** The canonical path: its own, or that of the page it duplicates. */
  path: string;
  picture?: Picture | null;
  /** Whether the picture is square, as a product's is. The platform does not state the shape of other pictures. */
  square?: true;
  /** A picture of the content service instead. */
  content?: ContentPicture;
  kind?: 'website' | 'article';
  robots?: 'noindex';
};

/** URLs of pictures in the content service are protocol-relative. */
export const contentPictureUrl = ({ src }: ContentPicture): string =>
  new URL(src, config().publicOrigin).href;

/** Title, description, absolute canonical URL and Open Graph of a page (experience §4.4). */
export async function pageMetadata(page: Page): Promise<Metadata> {
  const { title, about = '', path, kind = 'website', robots, keywords } = page;
  const settings = await orNull(getSettingsOnRequest);
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

/** The text of HTML without its headings. */
const saidIn = (html: string): string =>
  wordsOf(richNodes({ html }).filter((node) => typeof node === 'string' || !/^h\d$/.test(node.tag)));

/** The picture shown when the page is shared: its own, or the shop's. */
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
