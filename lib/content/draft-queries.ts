import 'server-only';
import { cache } from 'react';
import { findEntries, findEntry } from './entries';
import type { HomePage } from './home-types';
import { mapBanners, mapNavigation, mapSettings } from './map-chrome';
import { mapHome } from './map-home';
import { mapContentPage, mapGuide, mapGuideLines, mapStory } from './map-pages';
import type { BrandStory, ContentPage, Guide, GuideLine } from './page-types';
import { currentAt } from './rules';
import type { Banner, Navigation, SiteSettings } from './types';

// These functions return content as it is in the editor, drafts included. They are never cached across requests, so
// that no draft can reach a visitor. Each throws UnreachableError.

/** Read once per render. */
export const getSettingsDraft = cache(
  async (): Promise<SiteSettings | null> => mapSettings(await findEntry('siteSettings', true)),
);

export const getNavigationDraft = async (): Promise<Navigation | null> =>
  mapNavigation(await findEntry('navigation', true));

/** @param at scheduled banners are as at this instant */
export const getBannerDrafts = async (at: Date): Promise<Banner[]> =>
  currentAt(mapBanners(await findEntries('banner', true)), at);

export const getHomeDraft = async (): Promise<HomePage | null> => mapHome(await findEntry('homePage', true));

export const getGuideDrafts = async (): Promise<GuideLine[]> =>
  mapGuideLines(await findEntries('buyingGuide', true, { include: 1, order: 'fields.title' }));

export const getGuideDraft = async (slug: string): Promise<Guide | null> =>
  mapGuide(await findEntry('buyingGuide', true, { 'fields.slug': slug }));

/** @param path `/landlords` @param at scheduled pages are as at this instant */
export async function getPageOfEditorsDraft(path: string, at: Date): Promise<ContentPage | null> {
  const page = mapContentPage(await findEntry('contentPage', true, { 'fields.slug': path.slice(1) }));
  return currentAt(page ? [page] : [], at)[0] ?? null;
}

export const getStoryDraft = async (brandPath: string): Promise<BrandStory | null> =>
  mapStory(await findEntry('brandStory', true, { 'fields.brand': brandPath }));
