import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { cacheTags } from '@/lib/platform/cache-tags';
import { contentRequest } from '@/lib/platform/content';
import { orUnreachable } from '@/lib/platform/result';
import type { HomePage } from './home-types';
import { mapBanners, mapNavigation, mapSettings } from './map-chrome';
import { mapHome } from './map-home';
import { bannersAt } from './rules';
import type { Banner, Navigation, SiteSettings } from './types';

/** Content changes rarely and is expired by the service's webhooks; a stale copy beats none for a month. */
const LIFE = { stale: 300, revalidate: 300, expire: 2_592_000 } as const;

/** The fields of the one entry of a type, links resolved two steps deep; null when there is none. */
async function soleEntry(type: string, preview: boolean): Promise<unknown> {
  const found = await contentRequest(preview, (client) =>
    client.getEntries({ content_type: type, limit: 1, include: 3 }),
  );
  return orUnreachable(found).items[0]?.fields ?? null;
}

/** @throws UnreachableError */
export async function getSettings(): Promise<SiteSettings | null> {
  'use cache';
  cacheLife(LIFE);
  cacheTag(cacheTags.content, cacheTags.contentType('siteSettings'));
  return readSettings();
}

/** The same for work that no request waits for, where nothing is cached. @throws UnreachableError */
export async function readSettings(): Promise<SiteSettings | null> {
  return mapSettings(await soleEntry('siteSettings', false));
}

/** @throws UnreachableError */
export async function getNavigation(): Promise<Navigation | null> {
  'use cache';
  cacheLife(LIFE);
  cacheTag(cacheTags.content, cacheTags.contentType('navigation'));
  return mapNavigation(await soleEntry('navigation', false));
}

/** @throws UnreachableError */
export async function getHomePage(): Promise<HomePage | null> {
  'use cache';
  cacheLife(LIFE);
  cacheTag(cacheTags.content, cacheTags.contentType('homePage'));
  return mapHome(await soleEntry('homePage', false));
}

/** The home page as editors have it now, drafts included. @throws UnreachableError */
export async function getHomeDraft(): Promise<HomePage | null> {
  return mapHome(await soleEntry('homePage', true));
}

/** The banners of now. @throws UnreachableError */
export async function getBanners(): Promise<Banner[]> {
  'use cache';
  cacheLife(LIFE);
  cacheTag(cacheTags.content, cacheTags.contentType('banner'));
  const found = await contentRequest(false, (client) => client.getEntries({ content_type: 'banner' }));
  return bannersAt(mapBanners(orUnreachable(found).items), new Date());
}
