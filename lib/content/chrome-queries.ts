import 'server-only';
import { cacheLife } from 'next/cache';
import { getCategoryTree } from '@/lib/catalogue/places/queries';
import { isUnreachable } from '@/lib/platform/result';
import { getBannerDrafts, getNavigationDraft, getSettingsDraft } from './draft-queries';
import { getBanners, getNavigation, getSettings } from './queries';
import { departmentsOf } from './rules';
import type { Chrome } from './types';

/**
 * What stands around every page. Without the content service the departments stay and its words fall away;
 * without the category tree there is no shop to show.
 * @throws UnreachableError
 */
export const getChrome = (): Promise<Chrome> => chromeOf(getSettings, getNavigation, getBanners);

/** The same as editors have it now. @throws UnreachableError */
export const getChromeDraft = (): Promise<Chrome> =>
  chromeOf(getSettingsDraft, getNavigationDraft, getBannerDrafts);

async function chromeOf(
  readSettings: typeof getSettings,
  readNavigation: typeof getNavigation,
  readBanners: typeof getBanners,
): Promise<Chrome> {
  const [tree, settings, navigation, banners] = await Promise.all([
    getCategoryTree(),
    orAway(readSettings),
    orAway(readNavigation),
    orAway(readBanners),
  ]);
  return {
    settings,
    departments: departmentsOf(tree, navigation),
    categories: tree,
    utility: navigation?.utility ?? [],
    footer: navigation?.footer ?? [],
    banners: banners ?? [],
  };
}

/** Null instead of a failure to reach the service; a page made without it is made again soon. */
export async function orAway<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    await tryAgainSoon();
    return null;
  }
}

async function tryAgainSoon(): Promise<void> {
  'use cache';
  cacheLife({ stale: 300, revalidate: 30, expire: 300 });
}
