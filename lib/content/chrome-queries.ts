import 'server-only';
import { orAway } from '@/lib/platform/upstreams/away';
import { getCategoryTree } from '@/lib/catalogue/places/queries';
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

/** The same as editors have it now. @param at what is scheduled counts as at this instant @throws UnreachableError */
export const getChromeDraft = (at: Date): Promise<Chrome> =>
  chromeOf(getSettingsDraft, getNavigationDraft, () => getBannerDrafts(at));

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
