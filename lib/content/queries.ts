import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { cache } from 'react';
import { cacheTags } from '@/lib/platform/cache/cache-tags';
import { onRequest } from '@/lib/platform/cache/on-request';
import { findEntries, findEntry } from './entries';
import type { HomePage } from './home-types';
import { CONTENT_LIFE } from '@/lib/platform/upstreams/content-life';
import { mapBanners, mapNavigation, mapSettings } from './map-chrome';
import { mapHome } from './map-home';
import { currentAt } from './rules';
import { keepUntilTurn } from './schedule-queries';
import type { Banner, Navigation, SiteSettings } from './types';

/** Read once per render. @throws UnreachableError */
export const getSettings = cache(() => cachedSettings());

/** The same for a page rendered on request. @throws UnreachableError */
export const getSettingsOnRequest = onRequest('settings', () => getSettings());

async function cachedSettings(): Promise<SiteSettings | null> {
  'use cache';
  cacheLife(CONTENT_LIFE);
  cacheTag(cacheTags.content, cacheTags.contentType('siteSettings'));
  return readSettings();
}

/** The same without a cache, for background work outside a request. @throws UnreachableError */
export async function readSettings(): Promise<SiteSettings | null> {
  return mapSettings(await findEntry('siteSettings', false));
}

/** @throws UnreachableError */
export async function getNavigation(): Promise<Navigation | null> {
  'use cache';
  cacheLife(CONTENT_LIFE);
  cacheTag(cacheTags.content, cacheTags.contentType('navigation'));
  return mapNavigation(await findEntry('navigation', false));
}

/** @throws UnreachableError */
export async function getHomePage(): Promise<HomePage | null> {
  'use cache';
  cacheLife(CONTENT_LIFE);
  cacheTag(cacheTags.content, cacheTags.contentType('homePage'));
  return mapHome(await findEntry('homePage', false));
}

/** Returns the current banners. @throws UnreachableError */
export async function getBanners(): Promise<Banner[]> {
  'use cache';
  cacheLife(CONTENT_LIFE);
  cacheTag(cacheTags.content, cacheTags.contentType('banner'));
  const now = new Date();
  const banners = mapBanners(await findEntries('banner', false));
  keepUntilTurn(banners, now);
  return currentAt(banners, now);
}
