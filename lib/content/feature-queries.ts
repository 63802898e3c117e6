import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { cacheTags } from '@/lib/platform/cache/cache-tags';
import { CONTENT_LIFE } from '@/lib/platform/upstreams/content-life';
import { findEntries } from './entries';
import type { Feature } from './feature-types';
import { mapFeatures } from './map-features';

/**
 * Returns the feature tiles that editors wrote for a product type such as `Washing machine`.
 * @throws UnreachableError
 */
export async function getFeatures(type: string): Promise<Feature[]> {
  'use cache';
  cacheLife(CONTENT_LIFE);
  cacheTag(cacheTags.content, cacheTags.contentType('featureTile'));
  return mapFeatures(
    await findEntries('featureTile', false, { 'fields.types[in]': type, order: 'fields.place', include: 1 }),
  );
}
