import type { PictureFragment, SeoFragment } from '@/lib/catalogue/documents';
import { shopPath } from '@/lib/catalogue/paths';
import type { CategoryLink, Picture, Seo } from '@/lib/catalogue/types';
import type { ResultOf } from '@/lib/platform/graphql';

type Edges<T> = { edges: readonly { node: T }[] | null };

/** Returns the nodes of a connection. A missing list is empty. */
export const nodesOf = <T>(connection: Edges<T> | null | undefined): T[] =>
  connection?.edges?.map(({ node }) => node) ?? [];

/** Maximum number of products in one answer of the platform. */
export const MOST_CARDS = 50;

/** Splits a list into parts of at most `most` items, the platform's limit. */
export const inParts = <T>(all: readonly T[], most: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / most) }, (_, part) =>
    all.slice(part * most, (part + 1) * most),
  );

/**
 * Maps a picture.
 * @param alt alternative text, if the merchant has written none
 */
export const mapPicture = (image: ResultOf<typeof PictureFragment> | null, alt: string): Picture | null =>
  image && { template: image.urlTemplate, alt: image.altText || alt };

export const mapSeo = (seo: ResultOf<typeof SeoFragment>, title: string): Seo => ({
  title: seo.pageTitle || title,
  description: seo.metaDescription,
  ...(seo.metaKeywords && { keywords: seo.metaKeywords }),
});

export const mapLink = (link: { entityId: number; name: string; path: string | null }): CategoryLink => ({
  id: link.entityId,
  name: link.name,
  path: shopPath(link.path ?? '/'),
});
