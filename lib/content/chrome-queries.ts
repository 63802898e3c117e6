import 'server-only';
import { orNull } from '@/lib/platform/upstreams/or-null';
import { getCategoryTree } from '@/lib/catalogue/places/queries';
import { getBannerDrafts, getNavigationDraft, getSettingsDraft } from './draft-queries';
import { getBanners, getNavigation, getSettings } from './queries';
import { departmentsOf } from './rules';
import type { Chrome } from './types';

/**
 * Returns what surrounds every page. Without the content service the departments remain and its texts are left out;
 * without the category tree there is no shop to show.
 * @throws UnreachableError
 */
export const getChrome = (): Promise<Chrome> => chromeOf(getSettings, getNavigation, getBanners);

/** The same with unpublished changes. @param at scheduled content is as at this instant @throws UnreachableError */
export const getChromeDraft = (at: Date): Promise<Chrome> =>
  chromeOf(getSettingsDraft, getNavigationDraft, () => getBannerDrafts(at));

async function chromeOf(
  readSettings: typeof getSettings,
  readNavigation: typeof getNavigation,
  readBanners: typeof getBanners,
): Promise<Chrome> {
  const [tree, settings, navigation, banners] = await Promise.all([
    getCategoryTree(),
    orNull(readSettings),
    orNull(readNavigation),
    orNull(readBanners),
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
