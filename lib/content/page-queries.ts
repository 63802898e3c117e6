import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { cacheTags } from '@/lib/platform/cache/cache-tags';
import { findEntries, findEntry } from './entries';
import { CONTENT_LIFE } from '@/lib/platform/upstreams/content-life';
import { mapContentPage, mapGuide, mapGuideLines, mapStory } from './map-pages';
import { currentAt } from './rules';
import { keepUntilTurn } from './schedule-queries';
import type { BrandStory, ContentPage, Guide, GuideLine } from './page-types';

const BY_TITLE = { order: 'fields.title' };

/** @throws UnreachableError */
export async function getGuides(): Promise<GuideLine[]> {
  'use cache';
  cacheLife(CONTENT_LIFE);
  cacheTag(cacheTags.content, cacheTags.contentType('buyingGuide'));
  return mapGuideLines(await findEntries('buyingGuide', false, { include: 1, ...BY_TITLE }));
}

/** @throws UnreachableError */
export async function getGuide(slug: string): Promise<Guide | null> {
  'use cache';
  cacheLife(CONTENT_LIFE);
  cacheTag(cacheTags.content, cacheTags.contentType('buyingGuide'));
  return mapGuide(await findEntry('buyingGuide', false, { 'fields.slug': slug }));
}

/** Returns all current pages of editors. They are read in one query, so that an unknown path causes no request. */
export async function getContentPages(): Promise<ContentPage[]> {
  'use cache';
  cacheLife(CONTENT_LIFE);
  cacheTag(cacheTags.content, cacheTags.contentType('contentPage'));
  const now = new Date();
  const found = await findEntries('contentPage', false, BY_TITLE);
  const pages = found.flatMap(({ fields }) => mapContentPage(fields) ?? []);
  keepUntilTurn(pages, now);
  return currentAt(pages, now);
}

/** @throws UnreachableError */
export async function getContentPage(path: string): Promise<ContentPage | null> {
  return (await getContentPages()).find((page) => page.path === path) ?? null;
}

/** Returns the text that editors add to a maker's page. @throws UnreachableError */
export async function getBrandStory(path: string): Promise<BrandStory | null> {
  'use cache';
  cacheLife(CONTENT_LIFE);
  cacheTag(cacheTags.content, cacheTags.contentType('brandStory'));
  return mapStory(await findEntry('brandStory', false, { 'fields.brand': path }));
}
