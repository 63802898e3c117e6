import { mapPicture, mapSeo } from '@/lib/catalogue/mapping/map-parts';
import { shopPath } from '@/lib/catalogue/paths';
import type { ResultOf } from '@/lib/platform/graphql';
import type { PostById, PostLineFragment } from './documents';
import { authorParts } from './rules';
import type { Post, PostLine } from './types';

export const mapPostLine = (node: ResultOf<typeof PostLineFragment>): PostLine => ({
  id: node.entityId,
  name: node.name,
  path: shopPath(node.path),
  ...authorParts(node.author),
  publishedAt: node.publishedDate.utc,
  tags: node.tags,
  summary: node.plainTextSummary,
  picture: mapPicture(node.thumbnailImage, node.name),
});

type FullPost = NonNullable<NonNullable<ResultOf<typeof PostById>['site']['content']['blog']>['post']>;

export const mapPost = (node: FullPost): Post => ({
  ...mapPostLine(node),
  html: node.htmlBody,
  seo: mapSeo(node.seo, node.name),
});
