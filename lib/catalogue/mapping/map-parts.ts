import type { PictureFragment, SeoFragment } from '@/lib/catalogue/documents';
import { shopPath } from '@/lib/catalogue/paths';
import type { CategoryLink, Picture, Seo } from '@/lib/catalogue/types';
import type { ResultOf } from '@/lib/platform/graphql';

type Edges<T> = { edges: readonly { node: T }[] | null };

/** The nodes of a connection; a missing list is an empty one. */
export const nodesOf = <T>(connection: Edges<T> | null | undefined): T[] =>
  connection?.edges?.map(({ node }) => node) ?? [];

/** The most products that the platform gives in one answer. */
export const MOST_CARDS = 50;

/** A list in parts of so many at most, as the platform answers them. */
export const inParts = <T>(all: readonly T[], most: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / most) }, (_, part) =>
    all.slice(part * most, (part + 1) * most),
  );

/** @param alt what stands in when the merchant described nothing. */
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
